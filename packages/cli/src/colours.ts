// Colours for a terminal that wants them; elsewhere the plain text.

type Paint = (text: string) => string;

export interface Colours {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly blue: Paint;
}

const plain: Paint = (text) => text;

function painted(on: number, off: number): Paint {
  return (text) => `\u001b[${on}m${text}\u001b[${off}m`;
}

const COLOURED: Colours = {
  bold: painted(1, 22),
  dim: painted(2, 22),
  red: painted(31, 39),
  green: painted(32, 39),
  blue: painted(34, 39),
};

const PLAIN: Colours = {
  bold: plain,
  dim: plain,
  red: plain,
  green: plain,
  blue: plain,
};

export function coloursFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Colours {
  return hasColours(stream, env) ? COLOURED : PLAIN;
}

/** NO_COLOR counts when it is set to anything (no-color.org). */
export function hasColours(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}
