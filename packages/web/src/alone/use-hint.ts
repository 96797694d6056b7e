// The expert's advice for the moment: asked for, thought about, and gone with the next move.

import type { Thought } from '@kalpler/bots/core';
import type { Card, Move } from '@kalpler/engine';
import { useMemo, useState } from 'react';
import type { AloneLine } from './line.ts';

export interface Hint {
  readonly isOpen: boolean;
  readonly isThinking: boolean;
  readonly thought: Thought | null;
  /** The cards of the hand that it speaks of. */
  readonly marked: readonly Card[] | undefined;
  ask(): void;
  close(): void;
}

interface Asked {
  readonly version: number;
  readonly isThinking: boolean;
  readonly thought: Thought | null;
}

/** `version` is the moment of the newest view: what was asked at another one is not shown any more. */
export function useHint(line: AloneLine, version: number): Hint {
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = asked?.version === version ? asked : null;
  const tell = (thought: Thought | null) =>
    setAsked((before) =>
      before?.version === version ? { version, isThinking: false, thought } : before,
    );
  const thought = now?.thought ?? null;
  const marked = useMemo(() => (thought === null ? undefined : cardsOf(thought.move)), [thought]);
  return {
    isOpen: now !== null,
    isThinking: now?.isThinking ?? false,
    thought,
    marked,
    ask: () => {
      if (now !== null) return;
      setAsked({ version, isThinking: true, thought: null });
      line.hint().then(
        (given) => tell(given.ok ? given.value : null),
        () => tell(null),
      );
    },
    close: () => setAsked(null),
  };
}

function cardsOf(move: Move): readonly Card[] {
  if (move.kind === 'play') return [move.card];
  return move.kind === 'pass' || move.kind === 'exchange' ? move.cards : [];
}
