// Which part of a match is looked at; the address says it, so that a part can be linked.

import { useEffect, useState } from 'react';

export const PARTS = ['result', 'replay', 'fair'] as const;
export type Part = (typeof PARTS)[number];

export const ANCHORS: Readonly<Record<Part, string>> = {
  result: '#sonuc',
  replay: '#izle',
  fair: '#adil',
};

/** Whoever comes by the link of a moment wants to see that moment. */
function readPart(): Part {
  const part = PARTS.find((one) => ANCHORS[one] === location.hash);
  return part ?? (location.search.includes('oyun=') ? 'replay' : 'result');
}

export function usePart(): [Part, (part: Part) => void] {
  const [part, setPart] = useState(readPart);
  useEffect(() => {
    const look = () => setPart(readPart());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const go = (next: Part) => {
    location.hash = ANCHORS[next];
  };
  return [part, go];
}
