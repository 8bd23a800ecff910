/** How the files of one run end, behind what they have in common: the stem. */
export interface Endings {
  readonly document: string;
  /** A folder. */
  readonly lock: string;
  readonly eventLog: string;
  readonly index: string;
  /** A folder: the kept files of `checkpoint run`. */
  readonly payloads: string;
}

const OF_JSON: Endings = {
  document: '.json',
  lock: '.json.lock',
  eventLog: '.events.jsonl',
  index: '.events.index',
  payloads: '.json.files',
};

/** A document `x` shares nothing with the one beside it that is called `x.json`. */
const OF_OTHERS: Endings = {
  document: '',
  lock: '.lock',
  eventLog: '.event-log.jsonl',
  index: '.event-log.index',
  payloads: '.files',
};

export const ALL_ENDINGS: readonly Endings[] = [OF_JSON, OF_OTHERS];

/** @param file of the document */
export function endingsFor(file: string): Endings {
  return file.endsWith(OF_JSON.document) ? OF_JSON : OF_OTHERS;
}
