import type { RunDocument } from '../../engine/schema.js';
import type { Standing } from '../../engine/status/schema.js';
import type { Colour } from './paint.js';

export interface Badge {
  readonly colour: Colour;
  readonly text: string;
}

const COLOURS: Readonly<Record<Standing['state'], Colour>> = {
  queued: 'cyan',
  running: 'cyan',
  awaiting_review: 'yellow',
  awaiting_merge: 'yellow',
  succeeded: 'green',
  failed: 'red',
  canceled: 'dim',
  superseded: 'dim',
};

/** What a run is, in a word or two: its state or, without a lifecycle, its status; and whether that is proven. */
export function badgeOf(document: RunDocument, { state, worker }: Standing): Badge {
  const recorded = document.lifecycle?.state ?? document.status;
  if (state !== 'running') return { colour: COLOURS[state], text: recorded };
  switch (worker) {
    case 'alive':
      return { colour: COLOURS.running, text: recorded };
    case 'dead':
      return { colour: 'red', text: 'interrupted' };
    case 'unproven':
      return { colour: COLOURS.running, text: `${recorded} (unproven)` };
  }
}
