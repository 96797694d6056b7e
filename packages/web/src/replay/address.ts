// What stands behind the # of an address: the part of a match that is looked at, and before it a whole match, if the link carries one.

export const REPLAY_PARTS = ['result', 'replay', 'review', 'fair'] as const;
export type ReplayPart = (typeof REPLAY_PARTS)[number];

const WORDS: Readonly<Record<ReplayPart, string>> = {
  result: 'sonuc',
  replay: 'izle',
  review: 'analiz',
  fair: 'adil',
};

/** As in `#izle` and `#kFRPb3….izle`. */
interface Anchor {
  /** The match that the link carries; empty where it carries none. */
  readonly data: string;
  readonly part: ReplayPart | null;
}

export function readAnchor(hash: string): Anchor {
  const [first = '', second] = hash.replace(/^#/, '').split('.');
  const partOf = (word: string | undefined) =>
    REPLAY_PARTS.find((one) => WORDS[one] === word) ?? null;
  const part = partOf(second ?? first);
  return { data: second === undefined && part !== null ? '' : first, part };
}

export function anchorText({ data, part }: Anchor): string {
  const words = [data, part === null ? '' : WORDS[part]];
  return `#${words.filter((word) => word !== '').join('.')}`;
}

/** The address that carries a match, at a moment of it if one is given. */
export function carryingAddress(data: string, search = '', part: ReplayPart | null = null): string {
  return `${location.origin}/mac/link${search}${anchorText({ data, part })}`;
}
