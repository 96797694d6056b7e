// Which part of the statistics is looked at; the address says it, so that a part can be linked.

import { useEffect, useState } from 'react';

export const STATS_PARTS = ['figures', 'achievements', 'matches', 'data'] as const;
export type StatsPart = (typeof STATS_PARTS)[number];

export const ANCHORS: Readonly<Record<StatsPart, string>> = {
  figures: '#sayilar',
  achievements: '#basarilar',
  matches: '#maclar',
  data: '#veriler',
};

const readPart = () => STATS_PARTS.find((one) => ANCHORS[one] === location.hash) ?? 'figures';

export function usePart(): StatsPart {
  const [part, setPart] = useState(readPart);
  useEffect(() => {
    const look = () => setPart(readPart());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return part;
}
