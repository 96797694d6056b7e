// The expert's advice for the moment: asked for, thought about, and gone with the next move.

import type { Thought } from '@kalpler/bots/core';
import type { Card, Move, TableView } from '@kalpler/engine';
import { useMemo, useState } from 'react';
import type { SoloSession } from './solo-session.ts';

interface Hint {
  readonly isOpen: boolean;
  readonly isThinking: boolean;
  readonly thought: Thought | null;
  /** The cards of the hand that it speaks of. */
  readonly marked: readonly Card[] | undefined;
  ask(): void;
  close(): void;
}

interface Asked {
  readonly moment: string;
  readonly isThinking: boolean;
  readonly thought: Thought | null;
}

/** Whose decision it is and which: others who pass or bid at the same time do not change it. */
function momentOf({ results, seat, deal }: TableView): string {
  if (deal === null || seat === null || !deal.actors.includes(seat)) return '';
  return [results.length, deal.phase, deal.plays.length, deal.hand?.length].join(' ');
}

/** `view` is the newest one: what was asked at another moment is not shown any more. */
export function useHint(session: SoloSession, view: TableView): Hint {
  const [asked, setAsked] = useState<Asked | null>(null);
  const moment = momentOf(view);
  const now = asked?.moment === moment ? asked : null;
  const show = (thought: Thought | null) =>
    setAsked((before) =>
      before?.moment === moment ? { moment, isThinking: false, thought } : before,
    );
  const thought = now?.thought ?? null;
  const marked = useMemo(() => (thought === null ? undefined : cardsOf(thought.move)), [thought]);
  return {
    isOpen: now !== null,
    isThinking: now?.isThinking ?? false,
    thought,
    marked,
    ask: () => {
      if (now !== null || moment === '') return;
      setAsked({ moment, isThinking: true, thought: null });
      session.hint().then(
        (given) => show(given.ok ? given.value : null),
        () => show(null),
      );
    },
    close: () => setAsked(null),
  };
}

function cardsOf(move: Move): readonly Card[] {
  if (move.kind === 'play') return [move.card];
  return move.kind === 'pass' || move.kind === 'exchange' ? move.cards : [];
}
