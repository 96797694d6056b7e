// Daily deals as their page shows them: those begun, the scores made, and the expert's scores.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import type { MatchLine } from '@kalpler/match';
import { useEffect, useState } from 'react';
import { useSaved } from '../hub/use-saved.ts';
import { dailyRequest } from './daily.ts';
import { openBook, parOf } from './daily-book.ts';
import { type DailyResult, dailyKey, resultFor } from './daily-results.ts';
import { type Day, dayOf, leftOf } from './day.ts';

/** Undefined while the expert still plays, null where that cannot be done. */
export type Par = number | null | undefined;

export interface Daily {
  readonly lines: readonly MatchLine[];
  readonly results: readonly DailyResult[];
  parOf(game: GameId, day: Day): Par;
}

interface DailyKnown {
  /** Null until it is known. */
  readonly daily: Daily | null;
  /** Whether it cannot be known for now, because nothing could be read. */
  readonly isUnread: boolean;
  readAgain(): void;
}

/** The expert plays the deals of this day that the player has finished. */
export function useDaily(day: Day): DailyKnown {
  const [saved, refresh] = useSaved();
  const [results, setResults] = useState<readonly DailyResult[] | null>(null);
  const [pars, setPars] = useState<Readonly<Record<string, Par>>>({});
  const isUnread = saved?.isUnread ?? false;
  const lines = isUnread ? undefined : saved?.lines;
  useEffect(() => {
    if (lines === undefined) return;
    openBook(lines).then(
      (book) => {
        setResults(book.results);
        setPars((known) => ({ ...book.pars, ...known }));
      },
      () => setResults([]),
    );
  }, [lines]);
  useEffect(() => {
    for (const game of GAME_IDS) {
      if (results === null || resultFor(results, game, day) === undefined) continue;
      void parOf(game, day, dailyRequest(game, day, 'expert')).then((par) =>
        setPars((known) => ({ ...known, [dailyKey(game, day)]: par })),
      );
    }
  }, [results, day]);
  const daily =
    lines === undefined || results === null
      ? null
      : { lines, results, parOf: (game: GameId, of: Day) => pars[dailyKey(game, of)] };
  return { daily, isUnread, readAgain: () => void refresh() };
}

const MINUTE_MS = 60_000;

interface Today {
  readonly day: Day;
  readonly hours: number;
  readonly minutes: number;
}

/** The day that it is, and how long it lasts, looked at anew every minute. */
export function useToday(): Today {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, MINUTE_MS);
    // Timers of hidden tabs are late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const left = Math.ceil(leftOf(now) / MINUTE_MS);
  return { day: dayOf(now), hours: Math.floor(left / 60), minutes: left % 60 };
}
