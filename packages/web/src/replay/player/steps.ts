// The moments of a match in their order, and the ways from one to another: by card, by trick and by deal.

import type { Span } from '../record.ts';

/** A moment: the deal, from 1, and how many of its moves have been made. */
export interface Place {
  readonly deal: number;
  readonly move: number;
}

export type Step =
  | 'start'
  | 'dealBack'
  | 'trickBack'
  | 'back'
  | 'on'
  | 'trickOn'
  | 'dealOn'
  | 'end';

export function step(spans: readonly Span[], place: Place, to: Step): Place {
  const { deal, move } = place;
  const { moves } = spans[deal - 1]!;
  const isLast = deal === spans.length;
  switch (to) {
    case 'start':
      return { deal: 1, move: 0 };
    case 'end':
      return { deal: spans.length, move: spans.at(-1)!.moves };
    case 'back':
      return move > 0 ? { deal, move: move - 1 } : endOf(spans, deal - 1);
    case 'on':
      if (move < moves) return { deal, move: move + 1 };
      return isLast ? place : { deal: deal + 1, move: 0 };
    case 'trickBack': {
      const stop = stopsOf(spans, deal).findLast((at) => at < move);
      return stop === undefined ? endOf(spans, deal - 1) : { deal, move: stop };
    }
    case 'trickOn': {
      const stop = stopsOf(spans, deal).find((at) => at > move);
      if (stop !== undefined) return { deal, move: stop };
      return isLast ? place : { deal: deal + 1, move: 0 };
    }
    case 'dealBack':
      return move > 0 ? { deal, move: 0 } : { deal: Math.max(1, deal - 1), move: 0 };
    case 'dealOn':
      return isLast ? { deal, move: moves } : { deal: deal + 1, move: 0 };
  }
}

/** Where a walk from trick to trick stops: the dealt cards, the first lead, every full trick, and the end. */
function stopsOf(spans: readonly Span[], deal: number): number[] {
  const { moves, tricks } = spans[deal - 1]!;
  return [...new Set([0, ...tricks, moves])];
}

function endOf(spans: readonly Span[], deal: number): Place {
  return deal < 1 ? { deal: 1, move: 0 } : { deal, move: spans[deal - 1]!.moves };
}

/** The tricks that are full at a moment. */
export function tricksAt(spans: readonly Span[], { deal, move }: Place): number {
  return spans[deal - 1]!.tricks.filter((at) => at <= move).length;
}

/** The moment that an address names; whatever it lacks or has wrong is the nearest that there is. */
export function readPlace(search: string, spans: readonly Span[]): Place {
  const given = new URLSearchParams(search);
  const within = (name: string, least: number, most: number) => {
    const value = Number.parseInt(given.get(name) ?? '', 10);
    return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
  };
  const deal = within('oyun', 1, spans.length);
  return { deal, move: within('hamle', 0, spans[deal - 1]!.moves) };
}

export function searchOf({ deal, move }: Place): string {
  return `?oyun=${deal}&hamle=${move}`;
}
