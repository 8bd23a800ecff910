import { entry } from '../../engine/record.js';
import { phaseNames } from '../../engine/run-document/parts.js';
import { waitingGraph } from '../../engine/run-document/waiting-graph.js';
import { outlook } from '../../engine/status/outlook.js';
import { stateOf } from '../../engine/status/standing.js';
import { type Tally, tallyGraph } from '../../engine/status/tally.js';
import type { FoundWorkflow } from '../../store/agent-journal.js';
import { lasting, since } from './ages.js';
import { badgeOf } from './badge.js';
import { clean, cleanValue } from './clean.js';
import { itemLines } from './item-lines.js';
import { nearName } from './near-name.js';
import type { Paint } from './paint.js';
import { type Line, lineIf, type RunPicture } from './picture.js';
import { unitLines } from './unit-lines.js';

const LABEL_WIDTH = 15;

/**
 * The default view of a run.
 * @param workflow what an agent runtime has in progress here; it never counts as done
 */
export function page(picture: RunPicture, workflow: FoundWorkflow | null, paint: Paint): string {
  const graph = waitingGraph(picture.document.units, new Set());
  const tally = tallyGraph(graph, picture.malformed);
  const { colour, text } = badgeOf(picture.document, picture.standing);
  const title = `${paint(colour, `● ${text}`)}  ${paint('bold', clean(picture.document.id))}`;
  const lines: readonly Line[] = [
    ...headLines(picture),
    ...phaseLines(picture, paint),
    ...unitLines(picture, tally, outlook(graph, picture.malformed), paint),
    ...itemLines(picture),
    ...validationLines(picture, paint),
    ...resultLines(picture),
    ...workflowLines(workflow, tally, picture.now),
    ...resumeLines(picture, paint),
  ];
  const told = lines.map(([label, line]) => `  ${paint('dim', label.padEnd(LABEL_WIDTH))}${line}`);
  return [title, ...told, ''].join('\n');
}

function headLines({ document, file, standing, now }: RunPicture): readonly Line[] {
  const { task, createdAt, updatedAt, finishedAt, lifecycle } = document;
  const ages = [
    ...(createdAt === undefined ? [] : [`created ${since(createdAt, now)}`]),
    `updated ${since(updatedAt, now)}`,
    ...(typeof finishedAt === 'string' ? [`finished ${since(finishedAt, now)}`] : []),
  ];
  const isManaged = lifecycle !== undefined && lifecycle !== null;
  return [
    ...lineIf('Task', clean(task ?? '')),
    ['Age', ages.join(', ')],
    ['File', clean(nearName(file), 1000)],
    ...lineIf('Branch', branches(document.pipeline)),
    ...(isManaged || standing.state === 'running' ? lineIf('Standing', clean(standing.reason, 500)) : []),
    ...lineIf('Pull request', clean(standing.pr_url ?? '')),
    ...lineIf('Retry of', clean(standing.retry_of ?? '')),
  ];
}

function branches(pipeline: unknown): string {
  if (pipeline === null || typeof pipeline !== 'object') return '';
  const { integrationRef, targetRef } = pipeline as Record<string, unknown>;
  return [integrationRef, targetRef]
    .filter((ref) => typeof ref === 'string' && ref !== '')
    .map((ref) => cleanValue(ref))
    .join(' → ');
}

const PHASE_MARKS: Readonly<Record<string, string>> = {
  pending: '·',
  running: '▸',
  done: '✓',
  blocked: '✗',
  skipped: '–',
};

/** Every phase, in the order in which they were first named. */
function phaseLines({ document, now }: RunPicture, paint: Paint): readonly Line[] {
  return phaseNames(document).map((name, index) => {
    const phase = entry(document.phases, name);
    const { status, startedAt, finishedAt } = asObject(phase);
    const known = typeof status === 'string' ? PHASE_MARKS[status] : undefined;
    const took = status === 'running' ? lasting(startedAt, now) : '';
    const ended = typeof finishedAt === 'string' ? since(finishedAt, now) : '';
    const text =
      known === undefined
        ? paint('red', `? ${clean(name)} is malformed: ${cleanValue(phase, 80)}`)
        : `${known} ${[clean(name), status, took, ended].filter((part) => part !== '').join(' ')}`;
    const isCurrent = document.currentPhase === name;
    return [index === 0 ? 'Phases' : '', isCurrent ? paint('bold', text) : text] as const;
  });
}

function validationLines({ document, now }: RunPicture, paint: Paint): readonly Line[] {
  const { validation, requireValidation } = document;
  if (validation === undefined || validation === null) {
    return requireValidation === true ? [['Validation', 'required, and not reported yet']] : [];
  }
  const { status, note, at } = asObject(validation);
  if (status !== 'green' && status !== 'red') {
    return [['Validation', paint('red', `is malformed: ${cleanValue(validation, 80)}`)]];
  }
  const told = typeof note === 'string' && note !== '' ? `: ${clean(note)}` : '';
  return [['Validation', `${paint(status, status)}${told} (${since(at, now)})`]];
}

function resultLines({ document: { result } }: RunPicture): readonly Line[] {
  return result === undefined || result === null ? [] : lineIf('Result', cleanValue(result, 500));
}

/** What the agent runtime says beside what is recorded; only what is recorded counts. */
function workflowLines(workflow: FoundWorkflow | null, tally: Tally, now: number): readonly Line[] {
  if (workflow === null) {
    return [['Live workflow', 'no live workflow in sight; use /workflows where the agents run']];
  }
  const { done, running, writtenAt } = workflow;
  return [
    ['Live workflow', `${done} done, ${running} running (journal written ${since(writtenAt, now)})`],
    ['divergence', `live agents ${done + running} vs durable units ${tally.done}/${tally.total}`],
  ];
}

function resumeLines({ document, launch }: RunPicture, paint: Paint): readonly Line[] {
  if (['succeeded', 'canceled', 'superseded'].includes(stateOf(document))) return [];
  if (launch.command !== null) return [['Resume', paint('bold', launch.command)]];
  return [['Resume', `no command: ${launch.reason} (checkpoint status ${clean(document.id)} --resume)`]];
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
