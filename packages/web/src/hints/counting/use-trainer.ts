// When the trainer asks, and what was answered: at the player's turn after some tricks, one question each.

import type { TableView } from '@kalpler/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Question } from './question.ts';
import type { Scores } from './trainer.ts';

type TrainerModule = typeof import('./trainer.ts');

export interface Trainer {
  readonly question: Question;
  /** The number of the option that was chosen. */
  readonly given: number | null;
  readonly scores: Scores | null;
  answer(option: number): void;
  /** Done with this question, answered or not. */
  close(): void;
}

/** How far a deal is, as a share of its tricks, when it is asked. */
const MARKS = [0.3, 0.55, 0.78];

/** The moment of a deal at which a question is asked; null at all others. */
export function trainerMoment({ deal, seat, results, players }: TableView): string | null {
  if (deal?.phase !== 'playing' || seat === null || !deal.actors.includes(seat)) return null;
  const cards = deal.counts.reduce((sum, count) => sum + count, deal.plays.length);
  const tricks = cards / players.length;
  const isAsked = MARKS.some((share) => Math.round(share * tricks) === deal.takers.length);
  return isAsked ? `${results.length}:${deal.takers.length}` : null;
}

/** The current question, until it is closed or a card is played. */
export function useTrainer(view: TableView, isOn: boolean): Trainer | null {
  const [loaded, setLoaded] = useState<TrainerModule | null>(null);
  const [scores, setScores] = useState<Scores | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState<{ moment: string; option: number } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    import('./trainer.ts').then(
      async (fetched) => {
        const known = await fetched.readScores();
        if (isGone) return;
        setLoaded(fetched);
        setScores(known);
      },
      () => {
        // If it cannot be loaded, nothing is asked and the game goes on.
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOn]);
  const moment = isOn ? trainerMoment(view) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment has one question, whatever is drawn anew
  const question = useMemo(
    () =>
      loaded === null || moment === null ? null : loaded.questionAt(view, loaded.seedOf(view)),
    [loaded, moment],
  );
  if (loaded === null || moment === null || question === null || closed.includes(moment))
    return null;
  const given = answered?.moment === moment ? answered.option : null;
  return {
    question,
    given,
    scores,
    answer: (option) => {
      if (given !== null) return;
      setAnswered({ moment, option });
      void loaded.countAnswer(option === question.right).then(setScores);
    },
    close: () => setClosed((all) => [...all, moment]),
  };
}
