// The moments of one deal as one seat saw them; the last ones stay until the next have come.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import type { Moment } from './moments.ts';
import type { MatchReader } from './reader.ts';

interface Held {
  readonly deal: number;
  readonly seat: Seat;
  readonly moments: readonly Moment[];
}

export function useMoments(reader: MatchReader, deal: number, seat: Seat): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let isWanted = true;
    reader.moments(deal, seat).then(
      (moments) => {
        if (isWanted) setHeld({ deal, seat, moments });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [reader, deal, seat]);
  return held;
}
