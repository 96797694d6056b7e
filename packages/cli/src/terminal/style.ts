// How text looks in a terminal: inks and grounds by name, for terminals with 256 colours, with 16, and with none.

import type { Io } from '../io.ts';

/** The number among 256 colours, and the one among 16 that comes nearest, if one does. */
const INKS = {
  black: [16, 0],
  white: [231, 15],
  face: [255, 7],
  shade: [248, 8],
  edge: [244, 8],
  fog: [244, 0],
  grey: [245, 8],
  pale: [250, 7],
  red: [160, 1],
  bright: [203, 9],
  blue: [26, 4],
  sky: [75, 12],
  green: [28, 2],
  leaf: [71, 10],
  gold: [220, 11],
  amber: [178, 3],
  felt: [23, null],
  rim: [66, 6],
} as const satisfies Readonly<Record<string, readonly [number, number | null]>>;
export type Ink = keyof typeof INKS;

export interface Style {
  readonly ink?: Ink;
  readonly ground?: Ink;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isInverse?: boolean;
  readonly isUnderlined?: boolean;
}
export const PLAIN: Style = {};

/** What a terminal can show, and what the player likes. */
export interface Look {
  readonly colours: 0 | 16 | 256;
  /** Bold, dim and the like; they are no colours, but a dumb terminal has none of them. */
  readonly hasStyles: boolean;
  /** Four colours tell ♦ from ♥ and ♣ from ♠ at a glance. */
  readonly deck: 'two' | 'four';
}
export const BARE: Look = { colours: 0, hasStyles: false, deck: 'two' };

/** What the terminal behind a stream can show; nothing but letters where there is none. */
export function lookOf(
  stream: Io['stdout'] | Io['stderr'],
  env: Io['env'],
  deck: Look['deck'] = 'two',
): Look {
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const isDumb = env.TERM === 'dumb' || env.TERM === undefined || env.TERM === '';
  if ((stream.isTTY !== true || isDumb) && !isForced) return { ...BARE, deck };
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') {
    return { colours: 0, hasStyles: !isDumb, deck };
  }
  const isRich = env.COLORTERM !== undefined || /256|kitty|ghostty|direct/.test(env.TERM ?? '');
  return { colours: isRich ? 256 : 16, hasStyles: true, deck };
}

/** The codes of a style as they stand between `ESC [` and `m`; empty for plain text. */
function codesOf(style: Style, look: Look): string {
  if (!look.hasStyles) return '';
  const codes: (string | number)[] = [];
  if (style.isBold) codes.push(1);
  if (style.isDim) codes.push(2);
  if (style.isUnderlined) codes.push(4);
  if (style.isInverse) codes.push(7);
  if (look.colours !== 0) {
    codes.push(...colourCode(style.ink, look, 30), ...colourCode(style.ground, look, 40));
  }
  return codes.join(';');
}

function colourCode(ink: Ink | undefined, look: Look, base: 30 | 40): string[] {
  if (ink === undefined) return [];
  const [rich, poor] = INKS[ink];
  if (look.colours === 256) return [`${base + 8};5;${rich}`];
  if (poor === null) return [];
  return [`${poor < 8 ? base + poor : base + 52 + poor}`];
}

/** Text with a style around it. */
export function paint(text: string, style: Style, look: Look): string {
  const codes = codesOf(style, look);
  return codes === '' || text === '' ? text : `\u001b[${codes}m${text}\u001b[0m`;
}

/** Whether an empty place looks different with this style than without. */
export function isSeenOnBlank(style: Style, look: Look): boolean {
  if (!look.hasStyles) return false;
  const hasGround = style.ground !== undefined && look.colours !== 0;
  return hasGround || style.isInverse === true || style.isUnderlined === true;
}
