import { InvalidInputError } from '../engine/errors.js';
import { parseLabels } from '../engine/label-names.js';
import { flag, raw, text } from './input-values.js';

/** What a step does on GitHub itself, as its inputs say. */
export type GitHubEffect =
  | {
      readonly kind: 'comment';
      /** Null: it is in `file`. */
      readonly text: string | null;
      readonly file: string;
      readonly sticky: boolean;
      readonly target: string;
    }
  | {
      readonly kind: 'labels';
      readonly names: readonly string[];
      readonly create: boolean;
      readonly target: string;
    };

/**
 * The default of inputs for which an empty text is not the same as none: a comment whose text came out empty is an
 * error, not a step without an effect.
 */
const NOT_GIVEN = '(not given)';

/** Inputs of which a step takes one. */
const EFFECTS = ['run', 'labels', 'comment', 'comment-file'] as const;

/** Inputs that say how a command is run, or tried again. Effects do not take them. */
const FOR_COMMANDS = [
  'shell',
  'working-directory',
  'files',
  'outputs',
  'probe',
  'retry-on-exit-codes',
] as const;

/** Inputs that belong to an effect, with what they are when they are left alone. */
const OF_EFFECT: readonly { input: string; of: readonly string[]; alone: readonly string[] }[] = [
  { input: 'create-labels', of: ['labels'], alone: ['', 'false'] },
  { input: 'sticky', of: ['comment', 'comment-file'], alone: ['', 'false'] },
  { input: 'target-number', of: ['labels', 'comment', 'comment-file'], alone: [''] },
];

/**
 * The label or comment that a step is about; null when it is about none.
 * @throws InvalidInputError when inputs do not go together
 */
export function readGitHubEffect(env: NodeJS.ProcessEnv, mode: string): GitHubEffect | null {
  const given = EFFECTS.filter((input) => isGiven(env, input));
  const [effect] = given;
  if (given.length > 1) {
    throw new InvalidInputError(
      `A step does one thing, and this one has the inputs ${quoted(given)}.`,
      'Make it several steps, each with its own name.',
    );
  }
  for (const { input, of, alone } of OF_EFFECT) {
    if ((effect === undefined || !of.includes(effect)) && !alone.includes(text(env, input))) {
      throw new InvalidInputError(
        `The input "${input}" has nothing to do in this step.`,
        `It goes with ${quoted(of)}.`,
      );
    }
  }
  if (effect === undefined || effect === 'run') return null;
  if (mode !== 'auto') {
    throw new InvalidInputError(
      `The input "${effect}" does not go with "mode: ${mode}".`,
      'Leave one of them out.',
    );
  }
  refuseInputsOfCommands(env, effect);
  const target = targetNumber(env);
  return effect === 'labels' ? labels(env, target) : comment(env, effect, target);
}

function comment(env: NodeJS.ProcessEnv, effect: string, target: string): GitHubEffect {
  const value = raw(env, effect);
  if (value.trim() === '') {
    throw new InvalidInputError(
      `The input "${effect}" is empty.`,
      'If there may be nothing to say, give the step an "if:".',
    );
  }
  const isFile = effect === 'comment-file';
  return {
    kind: 'comment',
    text: isFile ? null : value,
    file: isFile ? value.trim() : '',
    sticky: flag(env, 'sticky', false),
    target,
  };
}

function labels(env: NodeJS.ProcessEnv, target: string): GitHubEffect {
  const names = parseLabels(raw(env, 'labels'));
  if (names.length === 0) {
    throw new InvalidInputError(
      'The input "labels" is empty.',
      'If there may be none to add, give the step an "if:".',
    );
  }
  return { kind: 'labels', names, create: flag(env, 'create-labels', false), target };
}

function refuseInputsOfCommands(env: NodeJS.ProcessEnv, effect: string): void {
  const out = FOR_COMMANDS.filter((input) => text(env, input) !== '');
  const changed = [
    ...(['', 'rerun'].includes(text(env, 'on-unknown')) ? [] : ['on-unknown']),
    ...(['', '1'].includes(text(env, 'max-attempts')) ? [] : ['max-attempts']),
  ];
  const [first] = [...out, ...changed];
  if (first === undefined) return;
  throw new InvalidInputError(
    `The input "${first}" does not go with "${effect}".`,
    'Leave it out: GitHub is asked what is there before anything is done, and again when it gives no answer.',
  );
}

function targetNumber(env: NodeJS.ProcessEnv): string {
  const value = text(env, 'target-number').replace(/^#/, '');
  if (value === '' || /^[1-9]\d{0,17}$/.test(value)) return value;
  throw new InvalidInputError(
    `The input "target-number" is "${value}".`,
    'Give the number alone, such as 42.',
  );
}

function isGiven(env: NodeJS.ProcessEnv, input: (typeof EFFECTS)[number]): boolean {
  if (input === 'run') return raw(env, input).trim() !== '';
  const variable = env[`INPUT_${input.toUpperCase()}`];
  return variable !== undefined && variable !== NOT_GIVEN;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
