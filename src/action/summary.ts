import { record } from '../engine/record.js';
import type { Head, Unit } from '../engine/schema.js';
import { duration } from '../engine/words.js';
import type { UseRecord } from './job-state.js';

/** How many characters of JSON are shown: the runner drops a step's whole summary when it is larger than 1 MiB. */
const MAX_JSON = 60_000;
const MAX_ROWS = 500;

const BADGES: Readonly<Record<string, string>> = {
  completed: '✅',
  skipped: '⏭️',
  failed: '❌',
  interrupted: '⏸️',
};

export interface StepBlock extends UseRecord {
  readonly saveFault: string | null;
  readonly checkpoint: Head | null;
  readonly unit: Unit | undefined;
}

/** What one step shows in the job's summary: what happened, why, how long, what was kept, and the JSON, folded. */
export function stepBlock(block: StepBlock): string {
  const { step, outcome, story, kept, saveFault } = block;
  const facts = [`**${nameOf(block)} ${outcome}**`];
  if (outcome === 'skipped') facts.push(`saved ${duration(block.savedMs)}`);
  else facts.push(`took ${duration(block.durationMs)}`);
  if (kept !== '') facts.push(outcome === 'skipped' ? `restored ${kept}` : `kept ${kept}`);
  if (saveFault !== null) facts.push('⚠️ not kept outside this machine');
  const unit = block.unit === undefined ? null : withoutSecrets(block.unit);
  const json = JSON.stringify({ checkpoint: block.checkpoint, [step]: unit }, null, 2);
  const shown =
    json.length > MAX_JSON ? `${json.slice(0, MAX_JSON)}\n… ${json.length - MAX_JSON} more characters` : json;
  return [
    // Blank lines, because the command may have left its own summary without an end.
    '',
    '',
    `${BADGES[outcome] ?? ''} ${facts.join(' · ')}<br>`,
    `${text(story)}.`,
    '',
    '<details><summary>Checkpoint</summary>',
    '',
    fence(shown),
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}

/** What is shown for a step that failed before anything was run. */
export function refusalBlock(step: string, message: string): string {
  return `\n\n${BADGES.failed} **${code(step)} failed** before anything was run<br>\n${text(message)}\n\n`;
}

/** The summary is for everybody who may see the run. */
function withoutSecrets(unit: Unit): Unit {
  const secret = new Set(unit.secretOutputs ?? []);
  if (secret.size === 0) return unit;
  const outputs = Object.entries(unit.outputs ?? {});
  return {
    ...unit,
    outputs: record(outputs.map(([name, value]) => [name, secret.has(name) ? '***' : value])),
  };
}

/** The table of the whole job. */
export function jobTable(uses: readonly UseRecord[], tail: readonly string[]): string {
  const saved = uses.reduce((sum, use) => sum + use.savedMs, 0);
  const skipped = uses.filter((use) => use.outcome === 'skipped').length;
  const title =
    skipped === 0
      ? 'Checkpoints of this job'
      : `Checkpoints of this job: ${skipped} of ${uses.length} steps skipped, ${duration(saved)} saved`;
  const rows = uses.slice(0, MAX_ROWS).map((use) => {
    const cells = [
      nameOf(use),
      `${BADGES[use.outcome] ?? ''} ${use.outcome}`,
      text(use.story),
      use.outcome === 'skipped' ? '' : duration(use.durationMs),
      use.savedMs > 0 ? duration(use.savedMs) : '',
      use.kept,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    '',
    '',
    `### ${title}`,
    '',
    '| step | outcome | why | took | saved | kept |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(uses.length > MAX_ROWS ? [`| … | ${uses.length - MAX_ROWS} more | | | | |`] : []),
    '',
    ...tail.flatMap((line) => [text(line), '']),
    '',
  ].join('\n');
}

function nameOf({ step, key }: UseRecord): string {
  return key === '' ? code(step) : `${code(step)} (${code(key)})`;
}

function code(name: string): string {
  return `<code>${text(name)}</code>`;
}

/** Text from outside (a note, a file's name) must not become markup. */
function text(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A fence longer than any run of backticks inside. */
function fence(json: string): string {
  const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}json\n${json}\n${marks}`;
}
