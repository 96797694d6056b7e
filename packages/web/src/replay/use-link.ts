// The tail of a link that carries the match, as seen from a seat; made ahead, so that a tap can copy it at once.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import type { MatchReader } from './reader.ts';

/** Null until it is there, and for a match that may not be given away yet. */
export function useLink(reader: MatchReader, seat: Seat, isRunning: boolean): string | null {
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    if (isRunning) return;
    let isWanted = true;
    reader.link(seat).then(
      (made) => {
        if (isWanted) setData(made);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [reader, seat, isRunning]);
  return data;
}
