// Every name has its own tile: colours, petals and their form follow from the name alone.

interface AvatarDesign {
  /** Ground, large petals, small petals, petals between; colours of the page. */
  readonly colours: readonly [ground: string, large: string, small: string, between: string];
  readonly petals: 6 | 8 | 10;
  /** One petal, upright in the upper half of a tile of 64 by 64. */
  readonly petal: string;
}

const COBALT = 'var(--cini-cobalt)';
const BLUE = 'var(--cini-blue)';
const TURQUOISE = 'var(--cini-turq)';
const BOLE = 'var(--cini-bole)';
const GREEN = 'var(--cini-green)';
const WINE = 'var(--cini-wine)';
const WHITE = 'var(--cini-white)';
const GOLD = 'var(--cini-gold)';

const COLOURS: readonly AvatarDesign['colours'][] = [
  [COBALT, WHITE, BOLE, TURQUOISE],
  [WHITE, BLUE, BOLE, COBALT],
  [TURQUOISE, WHITE, COBALT, BOLE],
  [WINE, WHITE, TURQUOISE, GOLD],
  [GREEN, WHITE, BOLE, TURQUOISE],
  [BOLE, WHITE, COBALT, TURQUOISE],
];

const PETALS = [6, 8, 10] as const;

const FORMS = [
  'M32 32C24 22 25 12 32 4 39 12 40 22 32 32Z',
  'M32 32C22 26 20 12 26 5 28 9 30 11 32 13 34 11 36 9 38 5 44 12 42 26 32 32Z',
  'M32 32C26 26 22 16 27 8 29 5 35 5 37 8 42 16 38 26 32 32Z',
];

/** A number below 2^32 that is the same for the same name everywhere. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().normalize('NFC')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function avatarDesign(name: string): AvatarDesign {
  let rest = hashName(name);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  return { colours: pick(COLOURS), petals: pick(PETALS), petal: pick(FORMS) };
}
