// Walking through a match: where one is, in the address too, by keys, and by itself.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useSteadily } from '../../state/use-stable.ts';
import type { Moment } from '../moments.ts';
import type { MatchReader } from '../reader-service.ts';
import type { Span } from '../record.ts';
import { type Place, readPlace, type Step, searchOf, step } from './steps.ts';

export interface Replay {
  readonly place: Place;
  readonly isPlaying: boolean;
  go(place: Place): void;
  step(request: Step): void;
  toggle(): void;
}

/** So long after the last step the address is written: browsers refuse to write it too often. */
const WRITE_AFTER_MS = 150;

export function useReplay(spans: readonly Span[]): Replay {
  const [place, setPlace] = useState(() => readPlace(location.search, spans));
  const [isPlaying, setPlaying] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const go = (next: Place) => {
    setMoved(true);
    setPlace(next);
  };
  useEffect(() => {
    if (!hasMoved) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = location;
      history.replaceState(history.state, '', `${pathname}${searchOf(place)}${hash}`);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [place, hasMoved]);
  const isAtEnd = place === step(spans, place, 'on');
  return {
    place,
    isPlaying: isPlaying && !isAtEnd,
    go: (next) => {
      setPlaying(false);
      go(next);
    },
    step: (to) => {
      // A step by hand stops the play; only the play itself goes on.
      if (to !== 'on' || !isPlaying) setPlaying(false);
      go(step(spans, place, to));
    },
    toggle: () => {
      if (isAtEnd) go({ deal: place.deal, move: 0 });
      setPlaying(!isPlaying || isAtEnd);
    },
  };
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'trickBack',
  ArrowDown: 'trickOn',
  PageUp: 'dealBack',
  PageDown: 'dealOn',
  Home: 'start',
  End: 'end',
};

/** Keys belong to the replay unless they belong to what has the focus; `more` has some for letters. */
export function useReplayKeys(
  { step, toggle }: Replay,
  more: Readonly<Record<string, () => void>>,
): void {
  // It does what the newest render says: keys come faster than effects.
  const press = useSteadily((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTaken = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (isTaken || !(target instanceof Element)) return;
    if (target.closest('dialog, select, aside, textarea, input:not([type="range"])')) return;
    const to = KEYS[key];
    const act = more[key.toLowerCase()];
    const isPlay = key === ' ' && !target.closest('button, a, summary');
    if (to === undefined && act === undefined && !isPlay) return;
    event.preventDefault();
    if (to !== undefined) step(to);
    else if (act !== undefined) act();
    else toggle();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [press]);
}

interface Held {
  readonly deal: number;
  readonly seat: Seat;
  readonly moments: readonly Moment[];
}

/** The moments of one deal as one seat saw them; the last ones stay until the next have come. */
export function useMoments(reader: MatchReader, deal: number, seat: Seat): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let isWanted = true;
    reader.request('moments', deal, seat).then(
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
