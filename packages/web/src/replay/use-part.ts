// Which part of a match is looked at, and which match a link carries; the address says both.

import { useEffect, useState } from 'react';
import { anchorText, type ReplayPart, readAnchor } from './address.ts';

/** Whoever comes by the link of a moment wants to see that moment. */
function readPart(): ReplayPart {
  const { part } = readAnchor(location.hash);
  return part ?? (location.search.includes('oyun=') ? 'replay' : 'result');
}

export function usePart(): [ReplayPart, (part: ReplayPart) => void] {
  const part = useHash(readPart);
  const go = (next: ReplayPart) => {
    location.hash = anchorOf(next);
  };
  return [part, go];
}

/** The way to another part of the same match. */
export function anchorOf(part: ReplayPart): string {
  return anchorText({ data: readAnchor(location.hash).data, part });
}

/** The match that the address carries. */
export function useCarried(): string {
  return useHash(() => readAnchor(location.hash).data);
}

function useHash<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read changes with the address alone
  useEffect(() => {
    const look = () => setValue(read());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return value;
}
