import { parseCommandLine, UsageError } from '../usage.js';

export interface StatusOptions {
  /** The run that is meant; undefined for the newest. */
  readonly id: string | undefined;
  readonly form: 'page' | 'list' | 'raw' | 'resume';
  readonly json: boolean;
  readonly folder: string | undefined;
  readonly noColour: boolean;
}

/** @throws UsageError */
export function readStatusOptions(args: readonly string[]): StatusOptions {
  const { values, positionals } = parseCommandLine('status', {
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      json: { type: 'boolean' },
      raw: { type: 'boolean' },
      resume: { type: 'boolean' },
      dir: { type: 'string' },
      'no-color': { type: 'boolean' },
    },
  });
  const [id, another] = positionals;
  if (another !== undefined) throw new UsageError('status', `"${another}" is one id too many.`);
  if (id === '') throw new UsageError('status', 'The id is empty.');
  if (values.dir === '') throw new UsageError('status', '"--dir" is empty.');
  const forms = (['list', 'raw', 'resume'] as const).filter((name) => values[name] === true);
  const [form = 'page', contrary] = forms;
  if (contrary !== undefined) {
    throw new UsageError('status', `"--${form}" and "--${contrary}" do not go together.`);
  }
  if (form === 'list' && id !== undefined) {
    throw new UsageError('status', '"--list" lists all runs, so it takes no id.');
  }
  return {
    id,
    form,
    json: values.json === true,
    folder: values.dir,
    noColour: values['no-color'] === true,
  };
}
