const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export type Colour = keyof typeof CODES;

/** Gives a text a colour, or leaves it as it is. */
export type Paint = (colour: Colour, text: string) => string;

export function painter(coloured: boolean): Paint {
  return coloured ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (_, text) => text;
}

/** Colours are for people at a terminal who have not said that they want none. */
export function wantsColour(noColour: boolean, isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  return isTerminal && !noColour && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
