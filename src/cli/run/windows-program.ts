/** How a program and its arguments are started. */
export interface Start {
  readonly program: string;
  readonly args: readonly string[];
  /** The arguments are quoted already. */
  readonly verbatim: boolean;
}

/** On Windows a batch file (`npm.cmd`) is started by cmd.exe, which has quoting rules of its own. */
export function windowsStart(program: string, args: readonly string[], comSpec: string): Start {
  if (!/\.(?:cmd|bat)$/i.test(program)) return { program, args, verbatim: false };
  const line = [escapeForCmd(program), ...args.map((argument) => escapeForCmd(quote(argument)))].join(' ');
  return { program: comSpec, args: ['/d', '/s', '/c', `"${line}"`], verbatim: true };
}

/** Quotes as the C runtime reads it: backslashes count double only in front of a quote. */
function quote(argument: string): string {
  return `"${argument.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;
}

/** `^` keeps cmd.exe from giving a character its special meaning. */
function escapeForCmd(text: string): string {
  return text.replace(/[()\][%!^"`<>&|;, *?]/g, '^$&');
}
