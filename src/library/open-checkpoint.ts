import * as fs from 'node:fs';
import * as path from 'node:path';
import { DEFAULT_STEPS } from '../engine/decision.js';
import { InvalidInputError } from '../engine/errors.js';
import { isStepName, STEP_NAME_RULE } from '../engine/step-name.js';
import { noCommand, oneLine } from '../engine/words.js';
import { EventJournal } from '../store/file/event-journal.js';
import { SharedJournal } from '../store/file/shared-journal.js';
import { DurableRun } from './durable-run.js';
import type { OpenCheckpoint, OpenOptions } from './durable-steps.js';
import { openDocument } from './open-document.js';
import { givenAttempt, givenFile, givenRunId } from './run-options.js';
import { inputHashOf, workOf } from './work-options.js';

/**
 * Opens the record of a run, to do its steps once: those that an earlier attempt has done give out what they returned.
 * Nothing is written before the first step.
 *
 * In a command that the Action wraps, the record is in `CHECKPOINT_FILE`, which survives the machine. Anywhere else it
 * is a file on this machine, and survives the death of the process, no more.
 *
 * A record of another run, or about another issue or commit, does not count, and is replaced. A file that cannot be
 * read is moved aside. Of both a line says so. A five-field checkpoint, as `saveCheckpoint` writes it, is taken over:
 * its steps are done, and return nothing, because it has no results.
 *
 * @throws InvalidInputError for an option that makes no sense
 * @throws StoreError when there is something under its name that is no file
 */
export function openCheckpoint(options: OpenOptions = {}): OpenCheckpoint {
  const steps = options.steps === undefined ? null : checkedSteps(options.steps);
  const wrapped = options.file === undefined ? (process.env.CHECKPOINT_FILE ?? '') : '';
  const file = path.resolve(givenFile(options.file ?? (wrapped || defaultFile())));
  // What is there keeps its form, whatever its name.
  const isNamed = file.endsWith('.json');
  if (options.eventLog === true && !isNamed && !fs.existsSync(file)) {
    throw new InvalidInputError(`${file} is to have an event log.`, 'Give it a name that ends in ".json".');
  }
  const say = quietly(
    options.log ?? ((line) => process.stderr.write(`checkpoint: ${noCommand(oneLine(line))}\n`)),
  );
  const opened = openDocument(
    {
      file,
      runId: givenRunId(options),
      attempt: givenAttempt(options),
      inputHash: inputHashOf(options),
      work: options.inputHash === undefined ? workOf(options) : undefined,
      steps: steps ?? DEFAULT_STEPS,
      scope: wrapped === '' ? '' : (process.env.CHECKPOINT_IDEMPOTENCY_KEY ?? ''),
    },
    say,
  );
  const { status, finishedAt } = opened.document;
  if (status === 'done') {
    say(`the run in ${file} was done at ${finishedAt}. New work needs a "runId" or a file of its own.`);
  }
  const settings = {
    ...{ file, steps, say, keepSecrets: options.keepSecrets === true },
    wayOut:
      wrapped === ''
        ? `Or look whether it took effect, and say so: "checkpoint unit ${file} <step> done", or "… pending" if it did not.`
        : 'Or start over with "resume: false" on the step that runs this.',
  };
  const wantsEventLog = options.eventLog === true && isNamed && wrapped === '';
  const isLogged = opened.hasEventLog || (opened.isNew && wantsEventLog);
  const { document, seen, isNew } = opened;
  const start = { file, document, seen, isNew, isNumbered: givenRunId(options) !== '', say };
  const journal = isLogged ? new EventJournal(start) : new SharedJournal(start);
  return new DurableRun(settings, opened, journal);
}

/** Scripts in one folder each have a file of their own. */
function defaultFile(): string {
  const script = path.parse(process.argv[1] ?? '').name || 'default';
  return path.join('.checkpoint', 'runs', `${script}.json`);
}

function checkedSteps(steps: readonly string[]): readonly string[] {
  if (!Array.isArray(steps)) throw new InvalidInputError('steps is no list.', 'Give a list of names.');
  const bad = steps.find((step) => !isStepName(step));
  if (bad !== undefined) throw new InvalidInputError(`steps names "${bad}".`, STEP_NAME_RULE);
  const twice = steps.find((step, index) => steps.indexOf(step) !== index);
  if (twice !== undefined)
    throw new InvalidInputError(`steps names "${twice}" twice.`, 'Name each step once.');
  return [...steps];
}

/** Failures to say something never stop the work. */
function quietly(log: (line: string) => void): (line: string) => void {
  return (line) => {
    try {
      log(line);
    } catch {
      // Whoever reads along is gone.
    }
  };
}
