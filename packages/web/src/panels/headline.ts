// What is worth a headline at the end of a deal: the moon, nils, every trick, and King.

import type { KingResult, Seat, SpadesResult, TableView } from '@kalpler/engine';
import { sideName, sidesOf } from '../scores/sides.ts';
import type { Texts } from '../texts/table-texts.ts';

export interface Headline {
  readonly text: string;
  /** Whose deed it was. */
  readonly seats: readonly Seat[];
  /** Whether there is something to celebrate. */
  readonly isGood: boolean;
}

export function headlineOf(view: TableView, t: Texts): Headline | null {
  const result = view.results.at(-1);
  switch (result?.game) {
    case 'hearts': {
      const { moonShooter: seat } = result;
      if (seat === null) return null;
      return { text: t.panels.moonShot(view.players[seat]!), seats: [seat], isGood: true };
    }
    case 'spades':
      return bostonOf(view, result, t) ?? spadesNils(view, result, t)[0] ?? null;
    case 'king': {
      const seat = kingSeat(result);
      if (seat === null) return null;
      const isGood = result.king === 'made';
      const say = isGood ? t.panels.kingMade : t.panels.kingLost;
      return { text: say(view.players[seat]!), seats: [seat], isGood };
    }
    default:
      return null;
  }
}

function bostonOf(view: TableView, { boston }: SpadesResult, t: Texts): Headline | null {
  const side = sidesOf(view).find(({ index }) => index === boston);
  if (side === undefined) return null;
  return { text: t.panels.boston(sideName(view, side, t)), seats: side.seats, isGood: true };
}

/** Kept nils before broken ones, blind ones before others. */
export function spadesNils(view: TableView, result: SpadesResult, t: Texts): Headline[] {
  if (view.options.game !== 'spades') return [];
  const { nilValue, blindNilValue } = view.options;
  const nils = result.bids.flatMap((bid, seat) => {
    if (typeof bid === 'number') return [];
    const isBlind = bid === 'blind_nil';
    const isGood = result.tricks[seat] === 0;
    const name = view.players[seat]!;
    const points = isBlind ? blindNilValue : nilValue;
    const text = isGood
      ? t.panels.nilMade(name, points, isBlind)
      : t.panels.nilLost(name, -points, isBlind);
    return [{ text, seats: [seat], isGood, isBlind }];
  });
  return nils.sort(
    (a, b) => Number(b.isGood) - Number(a.isGood) || Number(b.isBlind) - Number(a.isBlind),
  );
}

/** Who made King, or declared it and did not make it. */
export function kingSeat(result: KingResult): Seat | null {
  if (result.king === 'made') return result.winners[0] ?? null;
  return result.king === 'lost' ? result.selector : null;
}
