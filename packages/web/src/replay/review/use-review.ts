// The analysis of a match from one seat: the verdicts so far, what is being thought through, and how to ask for more.

import type { Seat } from '@kalpler/engine';
import { useEffect, useRef, useState } from 'react';
import { type GameWorker, openWorker } from '../../worker/open-worker.ts';
import type { MatchReader } from '../reader-service.ts';
import type { DealReview } from './review.ts';

/** Deals that are thought through one after the other. */
export interface Work {
  readonly deal: number;
  readonly done: number;
  readonly of: number;
  /** How much of the whole analysis is done, from 0 to 1. */
  readonly part: number;
}

export interface Review {
  /** Of this seat, in the order of the deals. */
  readonly reviews: readonly DealReview[];
  readonly work: Work | null;
  readonly hasFailed: boolean;
  /** Thinks deals through, those that are not known yet. */
  start(deals: readonly number[]): void;
  stop(): void;
}

interface Parts {
  readonly reader: MatchReader;
  readonly seat: Seat;
  /** Whether the browser keeps what is found. */
  readonly isKept: boolean;
  /** Called for every deal whose analysis is complete. */
  readonly onFound?: (review: DealReview) => void;
}

export function useReview({ reader, seat, isKept, onFound }: Parts): Review {
  const [known, setKnown] = useState<readonly DealReview[]>([]);
  const [work, setWork] = useState<Work | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const analysis = useRef<GameWorker<'analysis'> | null>(null);
  const add = (more: readonly DealReview[]) =>
    setKnown((before) => [...before.filter((one) => !more.some(isSameAs(one))), ...more]);
  const stop = () => {
    // It cannot be asked to stop while it thinks.
    analysis.current?.close();
    analysis.current = null;
    setWork(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another seat or match
  useEffect(() => {
    if (isKept) reader.request('reviews', seat).then(add, () => {});
    return stop;
  }, [reader, seat, isKept]);
  const reviews = known.filter((one) => one.seat === seat).sort((a, b) => a.deal - b.deal);

  const start = async (wanted: readonly number[]) => {
    const deals = wanted.filter((deal) => !reviews.some((review) => review.deal === deal));
    if (deals.length === 0 || work !== null) return;
    setFailed(false);
    const own = openWorker('analysis');
    analysis.current = own;
    // After a stop nothing more is reported.
    const isOn = () => analysis.current === own;
    const show = (done: number, part: number) => {
      if (isOn()) {
        setWork({ deal: deals[done]!, done, of: deals.length, part: (done + part) / deals.length });
      }
    };
    let done = 0;
    own.listen((event) => {
      if (typeof event === 'number') show(done, event);
    });
    try {
      show(done, 0);
      await own.request('open', await reader.request('file'), isKept);
      for (const deal of deals) {
        show(done, 0);
        const review = await own.request('review', deal, seat);
        if (!isOn()) return;
        done++;
        add([review]);
        onFound?.(review);
      }
    } catch {
      if (isOn()) setFailed(true);
    }
    if (isOn()) stop();
  };
  return { reviews, work, hasFailed, start: (deals) => void start(deals), stop };
}

const isSameAs = (one: DealReview) => (other: DealReview) =>
  one.deal === other.deal && one.seat === other.seat;
