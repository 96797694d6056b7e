// Whether a table adds up: looked at after every step, so that a fault is found before it is saved.

import { type Card, listCards, OVER, type Table } from '@kalpler/engine';

/** What does not add up, or null. */
export function soundness(table: Table): string | null {
  const { deal, game } = table;
  if (deal === null) return null;
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const cards = [
    ...seats.flatMap((seat) => listCards(deal.hands, seat << 2)),
    ...Array.from(deal.plays.subarray(0, deal.count), (code) => code as Card),
  ];
  if (new Set(cards).size !== cards.length) return 'a card is there twice';
  if (!cards.every((card) => game.deck.has(card))) return 'a card is not in the deck';
  // After a claim the rest need not be played.
  if (deal.phase !== OVER && cards.length !== game.deck.size) return `${cards.length} cards`;
  return totalsFault(table);
}

/** Every total is the sum of what the deals brought; only where a match began at zero can that be told. */
function totalsFault({ results, standing, opening }: Table): string | null {
  const last = results.at(-1);
  if (last === undefined || opening.standing !== undefined) return null;
  const isSame = last.totals.every((points, side) => points === standing.totals[side]);
  return isSame ? null : 'totals that differ from the last result';
}
