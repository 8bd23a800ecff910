import { type Answer, messageOf, verdictOf } from '../../engine/answer.js';
import { RefusedError } from '../../engine/errors.js';
import { isSameLabel, withoutLabels } from '../../engine/label-names.js';
import { plural } from '../../engine/words.js';
import { forEachLimited } from '../../store/for-each-limited.js';
import { explainRefusal } from '../rest/refusal.js';
import { type Rest, RestRefusal, UnreachableError } from '../rest/rest.js';
import type { Stop } from '../stop.js';

export interface LabelWish {
  /** The number of the issue or pull request. */
  readonly issue: string;
  readonly names: readonly string[];
  /** Labels that the repository does not have are created. */
  readonly create: boolean;
}

/** GitHub's own limit for one issue. */
const MAX_LABELS = 100;
/** Pauses before labels are looked at and asked for again, in ms. */
const AGAIN_PAUSES_MS = [500, 2_000, 5_000];
/** Labels asked for at once. */
const PARALLEL = 4;

/**
 * Adds labels to an issue and leaves those that others added: what is missing is read, added, and read again, until
 * nothing is missing. So it may be done as often as one likes.
 */
export class LabelAdder {
  readonly #rest: Rest;
  readonly #stop: Stop;
  readonly #wish: LabelWish;
  readonly #first: Promise<string[]>;

  /** Begins with the first look at once, which changes nothing. */
  constructor(rest: Rest, stop: Stop, wish: LabelWish) {
    this.#rest = rest;
    this.#stop = stop;
    this.#wish = wish;
    this.#first = this.#present();
    this.#first.catch(() => {}); // reported by whoever waits for it
  }

  /**
   * Returns the names that were missing, as the repository spells them.
   * @throws RefusedError, with nothing added, when a label does not exist or GitHub refuses; UnreachableError;
   * StoppedError
   */
  async add(): Promise<string[]> {
    const { issue } = this.#wish;
    try {
      return await this.#add();
    } catch (error) {
      if (error instanceof RestRefusal) {
        throw explainRefusal(`the labels of #${issue} could not be read`, error.answer);
      }
      throw error;
    }
  }

  async #add(): Promise<string[]> {
    const present = await this.#first;
    const wanted = withoutLabels(this.#wish.names, present);
    if (wanted.length === 0) return [];
    const spelt = await this.#spellings(wanted);
    // A label that was renamed is found under its old name, too.
    const added = withoutLabels(
      wanted.flatMap((name) => spelt.get(name) ?? []),
      present,
    );
    const unknown = wanted.filter((name) => !spelt.has(name));
    this.#refuseUnknown(unknown);
    this.#refuseTooMany(present.length, added.length + unknown.length);
    for (const name of unknown) await this.#create(name);
    const missing = [...added, ...unknown];
    await this.#addAll(missing);
    return missing;
  }

  async #addAll(names: readonly string[]): Promise<void> {
    const { issue } = this.#wish;
    let missing = names;
    let last = '';
    for (let failures = 0, waits = 0; missing.length > 0; ) {
      const answer = await this.#rest.send('POST', `/issues/${issue}/labels`, { labels: missing });
      const verdict = verdictOf(answer);
      if (verdict === 'refused') throw this.#refusal(`the labels could not be added to #${issue}`, answer);
      if (verdict === 'wait') {
        await this.#rest.wait(answer, waits++);
        continue;
      }
      if (verdict !== 'landed') last = messageOf(answer);
      missing = withoutLabels(names, await this.#present());
      if (missing.length === 0) return;
      const pause = AGAIN_PAUSES_MS[failures++];
      if (pause === undefined) throw this.#unsettled(missing, last);
      await this.#stop.pause(pause);
    }
  }

  async #present(): Promise<string[]> {
    const labels = await this.#rest.list(`/issues/${this.#wish.issue}/labels`);
    return labels.flatMap((label) => nameOf(label) ?? []);
  }

  /** How the repository spells each of its labels; those that it does not have are not in it. */
  async #spellings(names: readonly string[]): Promise<Map<string, string>> {
    const spelt = new Map<string, string>();
    await forEachLimited(names, PARALLEL, async (name) => {
      try {
        const label = await this.#spelling(name);
        if (label !== undefined) spelt.set(name, label);
      } catch (error) {
        if (!(error instanceof RestRefusal && error.answer.status === 404)) throw error;
      }
    });
    return spelt;
  }

  async #spelling(name: string): Promise<string | undefined> {
    if (!/^\.\.?$/.test(name)) return nameOf(await this.#rest.get(`/labels/${encodeURIComponent(name)}`));
    // In an address these lead elsewhere, however they are written.
    const all = await this.#rest.list('/labels');
    return all.flatMap((label) => nameOf(label) ?? []).find((known) => known === name);
  }

  async #create(name: string): Promise<void> {
    for (let failures = 0, waits = 0; ; ) {
      const answer = await this.#rest.send('POST', '/labels', { name });
      const verdict = verdictOf(answer);
      if (verdict === 'landed' || /already_exists/.test(messageOf(answer))) return;
      if (verdict === 'refused') throw this.#refusal(`the label "${name}" could not be created`, answer);
      if (verdict === 'wait') {
        await this.#rest.wait(answer, waits++);
        continue;
      }
      const pause = AGAIN_PAUSES_MS[failures++];
      if (pause === undefined) throw this.#unsettled([name], messageOf(answer));
      await this.#stop.pause(pause);
      const spelt = await this.#spellings([name]);
      if ([...spelt.values()].some((known) => isSameLabel(known, name))) return;
    }
  }

  /** GitHub would create them without a word. */
  #refuseUnknown(unknown: readonly string[]): void {
    if (unknown.length === 0 || this.#wish.create) return;
    const [them, are] = unknown.length === 1 ? ['the label', 'it'] : ['the labels', 'them'];
    throw new RefusedError(
      `the repository does not have ${them} ${quoted(unknown)}, so none was added`,
      `Create ${are}, or set "create-labels: true".`,
    );
  }

  #refuseTooMany(present: number, more: number): void {
    if (present + more <= MAX_LABELS) return;
    throw new RefusedError(
      `#${this.#wish.issue} has ${plural(present, 'label')}, and with ${more} more it would have over ${MAX_LABELS}, which GitHub does not allow, so none was added`,
      'Remove labels from it, or add fewer.',
    );
  }

  #refusal(what: string, answer: Answer): Error {
    return answer.kind === 'answered' ? explainRefusal(what, answer) : this.#unsettled([], answer.fault);
  }

  #unsettled(missing: readonly string[], said: string): UnreachableError {
    return new UnreachableError(
      `${missing.length === 0 ? 'labels are' : quoted(missing)} not to be seen at #${this.#wish.issue}, although ${missing.length === 1 ? 'it was' : 'they were'} added several times${said === '' ? '' : ` (${said})`}`,
      'Re-run the job: it adds what is missing.',
    );
  }
}

function nameOf(label: unknown): string | undefined {
  const name = label !== null && typeof label === 'object' ? (label as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : undefined;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
