// What else happened in a deal, in a sentence or two: the queen, bags, contracts; what is celebrated is in headline.ts.

import {
  type Card,
  type DealView,
  HEARTS,
  type HeartsResult,
  type KingResult,
  QUEEN_OF_SPADES,
  type Seat,
  type SpadesResult,
  suitOf,
  type TableView,
} from '@kalpler/engine';
import { type Side, sideName, sidesOf } from '../scores/sides.ts';
import type { Texts } from '../texts/table-texts.ts';
import { kingSeat, spadesNils } from './headline.ts';

export function happenings(view: TableView, t: Texts): string[] {
  const result = view.results.at(-1);
  switch (result?.game) {
    case 'hearts':
      return inHearts(view, result, t);
    case 'spades':
      return inSpades(view, result, t);
    case 'king':
      return inKing(view, result, t);
    default:
      return [];
  }
}

/** Who took a card, as far as the deal is still on the table. */
function takerOf(deal: DealView | null, card: Card): Seat | null {
  if (deal === null) return null;
  const place = deal.plays.indexOf(card);
  return place < 0 ? null : (deal.takers[Math.floor(place / deal.counts.length)] ?? null);
}

export function queenTaker(view: TableView): Seat | null {
  return view.options.game === 'hearts' ? takerOf(view.deal, QUEEN_OF_SPADES) : null;
}

function heartsOf(deal: DealView, seat: Seat): number {
  return deal.plays.filter(
    (card, place) =>
      suitOf(card) === HEARTS && deal.takers[Math.floor(place / deal.counts.length)] === seat,
  ).length;
}

function inHearts(view: TableView, result: HeartsResult, t: Texts): string[] {
  const name = (seat: Seat) => view.players[seat]!;
  const lines: string[] = [];
  const queen = queenTaker(view);
  if (result.moonShooter === null && queen !== null && view.deal) {
    lines.push(t.panels.queen(name(queen), heartsOf(view.deal, queen)));
  }
  if (result.jackTaker !== null) {
    const { jackTaker: seat } = result;
    // With a moon the raw points say nothing about the jack.
    const points = result.scores[seat]! - result.raw[seat]!;
    lines.push(t.panels.jack(name(seat), result.moonShooter === null ? points : 0));
  }
  const clean = result.raw.flatMap((points, seat) => (points === 0 ? [name(seat)] : []));
  if (result.moonShooter === null && clean.length > 0) {
    lines.push(t.panels.clean(t.scores.names(clean)));
  }
  return lines;
}

function inSpades(view: TableView, result: SpadesResult, t: Texts): string[] {
  if (view.options.game !== 'spades') return [];
  const { bagPenalty, bagInterval } = view.options;
  const sides = sidesOf(view);
  const nameOf = (side: Side) => sideName(view, side, t);
  const [first, ...nils] = spadesNils(view, result, t);
  // Where every trick was taken, that is the headline, and not the first nil.
  const lines = (result.boston !== null && first ? [first, ...nils] : nils).map(
    ({ text }) => `${text}.`,
  );
  const before = view.results.at(-2);
  for (const side of sides) {
    const bagsBefore = before?.game === 'spades' ? before.bags[side.index]! : 0;
    const isFull = bagInterval > 0 && result.bags[side.index]! < bagsBefore;
    if (isFull) lines.push(t.panels.bagsFull(nameOf(side), -bagPenalty));
  }
  if (first === undefined && lines.length === 0) {
    for (const side of sides) {
      const { bid, tricks } = contractOf(result, side);
      const say = tricks >= bid ? t.panels.bidKept : t.panels.bidBroken;
      lines.push(say(nameOf(side), tricks, bid));
    }
  }
  return lines;
}

/** The plain bids of a side and the tricks that it took. */
export function contractOf(result: SpadesResult, side: Side): { bid: number; tricks: number } {
  let bid = 0;
  let tricks = 0;
  for (const seat of side.seats) {
    const own = result.bids[seat];
    bid += typeof own === 'number' ? own : 0;
    tricks += result.tricks[seat] ?? 0;
  }
  return { bid, tricks };
}

function inKing(view: TableView, result: KingResult, t: Texts): string[] {
  const { contract, cancelled, counts } = result;
  const name = (seat: Seat) => view.players[seat]!;
  const lines: string[] = [];
  if (contract !== null) {
    const called =
      contract.type === 'penalty'
        ? t.scores.penalties[contract.name]
        : t.scores.trumps[contract.trumpSuit];
    lines.push(t.panels.contractChosen(called, name(result.selector)));
  }
  if (cancelled !== null) return [...lines, t.panels.cancelled[cancelled]];
  if (kingSeat(result) !== null) return lines;
  if (contract?.type === 'penalty' && contract.name === 'rifki') {
    const taker = counts.findIndex((count) => count > 0);
    if (taker >= 0) lines.push(t.panels.kingOfHearts(name(taker)));
  } else if (contract?.type === 'trump') {
    const most = Math.max(...counts);
    const best = counts.flatMap((count, seat) => (count === most ? [name(seat)] : []));
    lines.push(t.panels.most(t.scores.names(best), most));
  } else {
    const clean = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
    if (clean.length > 0) lines.push(t.panels.clean(t.scores.names(clean)));
  }
  return lines;
}
