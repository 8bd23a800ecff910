import type { Launch } from '../../engine/launch.js';
import type { RunDocument } from '../../engine/schema.js';
import type { Standing } from '../../engine/status/schema.js';

/** Everything that is known of a run when somebody asks. */
export interface RunPicture {
  readonly file: string;
  readonly document: RunDocument;
  /** Units that cannot be understood, each with the reason. */
  readonly malformed: Readonly<Record<string, string>>;
  readonly standing: Standing;
  readonly launch: Launch;
  /** In ms since the epoch. */
  readonly now: number;
}

/** A line of the view: what it is about, and what there is to say. Without a label it belongs to the line above. */
export type Line = readonly [label: string, text: string];

/** No line when there is nothing to say. */
export function lineIf(label: string, text: string): readonly Line[] {
  return text === '' ? [] : [[label, text]];
}
