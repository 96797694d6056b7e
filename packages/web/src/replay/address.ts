// What stands behind the # of an address: the part of a match that is looked at, and before it a whole match, if the link carries one.

import { useEffect, useState } from 'react';

export const MATCH_PARTS = ['result', 'replay', 'review', 'fair'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

const WORDS: Readonly<Record<MatchPart, string>> = {
  result: 'sonuc',
  replay: 'izle',
  review: 'analiz',
  fair: 'adil',
};

/** As in `#izle` and `#kFRPb3….izle`. */
interface Anchor {
  /** The match that the link carries; empty where it carries none. */
  readonly data: string;
  readonly part: MatchPart | null;
}

export function readAnchor(hash: string): Anchor {
  const [first = '', second] = hash.replace(/^#/, '').split('.');
  const partOf = (word: string | undefined) =>
    MATCH_PARTS.find((one) => WORDS[one] === word) ?? null;
  const part = partOf(second ?? first);
  return { data: second === undefined && part !== null ? '' : first, part };
}

export function anchorText({ data, part }: Anchor): string {
  const words = [data, part === null ? '' : WORDS[part]];
  return `#${words.filter((word) => word !== '').join('.')}`;
}

/** The address that carries a match, at one of its moments if that is given. */
export function carryingAddress(data: string, search = '', part: MatchPart | null = null): string {
  return `${location.origin}/mac/link${search}${anchorText({ data, part })}`;
}

/** The link of a moment shows that moment. */
function readPart(): MatchPart {
  const { part } = readAnchor(location.hash);
  return part ?? (location.search.includes('oyun=') ? 'replay' : 'result');
}

/** Which part of a match is looked at, and which match a link carries; the address says both. */
export function usePart(): [MatchPart, (part: MatchPart) => void] {
  const part = useHash(readPart);
  const go = (next: MatchPart) => {
    location.hash = anchorOf(next);
  };
  return [part, go];
}

/** The way to another part of the same match. */
export function anchorOf(part: MatchPart): string {
  return anchorText({ data: readAnchor(location.hash).data, part });
}

/** The match that the address carries. */
export function useCarried(): string {
  return useHash(() => readAnchor(location.hash).data);
}

function useHash<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read changes only with the address
  useEffect(() => {
    const look = () => setValue(read());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return value;
}
