// What a finished deal has brought, in lines: what was special in it, and everybody's points.

import type {
  Bid,
  DealResult,
  HeartsResult,
  KingResult,
  SpadesResult,
  TableView,
} from '@kalpler/engine';
import type { Line } from '../../terminal/canvas.ts';
import { padEnd, padStart, widthOf } from '../../terminal/width.ts';
import type { Words } from '../../words.ts';
import { shownChange, shownNumber } from '../numbers.ts';
import { type Side, sidesOf } from '../tricks.ts';

export function sideName(view: TableView, side: Side, { t }: Words): string {
  if (side.seats.length === 1) return view.players[side.seats[0]!]!;
  const names = side.seats.map((seat) => view.players[seat]!).join(', ');
  return `${side.isOwn ? t.we : t.they} (${names})`;
}

/** What happened in a deal besides points. */
export function factsOf(view: TableView, result: DealResult, words: Words): string[] {
  switch (result.game) {
    case 'hearts':
      return heartsFacts(view, result, words);
    case 'spades':
      return spadesFacts(view, result, words);
    case 'king':
      return kingFacts(view, result, words);
  }
}

function heartsFacts({ players }: TableView, result: HeartsResult, { t }: Words): string[] {
  const { moonShooter, jackTaker } = result;
  return [
    ...(moonShooter === null ? [] : [t.moonShot(players[moonShooter]!)]),
    ...(jackTaker === null ? [] : [t.jack(players[jackTaker]!)]),
  ];
}

function spadesFacts(view: TableView, result: SpadesResult, words: Words): string[] {
  const { t } = words;
  const facts: string[] = [];
  for (const side of sidesOf(view)) {
    const isPlain = (bid: Bid | undefined) => typeof bid === 'number';
    const plain = side.seats.filter((seat) => isPlain(result.bids[seat]));
    const bid = plain.reduce((sum, seat) => sum + Number(result.bids[seat]), 0);
    const taken = plain.reduce((sum, seat) => sum + result.tricks[seat]!, 0);
    const name = sideName(view, side, words);
    if (plain.length > 0) facts.push((taken >= bid ? t.bidMade : t.bidLost)(name, bid, taken));
    for (const seat of side.seats) {
      if (isPlain(result.bids[seat])) continue;
      facts.push((result.tricks[seat] === 0 ? t.nilMade : t.nilLost)(view.players[seat]!));
    }
    if (result.boston === side.index) facts.push(t.boston(name));
  }
  return facts;
}

function kingFacts({ players }: TableView, result: KingResult, words: Words): string[] {
  const { t } = words;
  const { contract, selector, cancelled, king } = result;
  const name = players[selector]!;
  return [
    ...(contract === null ? [] : [t.chose(name, words.contract(contract))]),
    ...(cancelled === null ? [] : [t.cancelled[cancelled]]),
    ...(king === null ? [] : [(king === 'made' ? t.kingMade : t.kingLost)(name)]),
  ];
}

/** Everybody's points of a deal and in all, the best first. */
export function standingLines(view: TableView, words: Words): Line[] {
  const { standing } = view;
  const last = view.results.at(-1);
  const sign = view.options.game === 'hearts' ? 1 : -1;
  const sides = sidesOf(view).sort(
    (a, b) => sign * (standing.totals[a.index]! - standing.totals[b.index]!),
  );
  const width = Math.max(...sides.map((side) => widthOf(sideName(view, side, words))));
  return sides.map((side) => {
    const isWinner = standing.winners?.includes(side.index) === true;
    const bags = standing.bags[side.index];
    return [
      { text: isWinner ? '★ ' : '  ', style: { ink: 'gold' } },
      { text: padEnd(sideName(view, side, words), width + 2), style: { isBold: side.isOwn } },
      { text: padStart(shownChange(last?.scores[side.index] ?? 0), 6), style: { ink: 'pale' } },
      { text: padStart(shownNumber(standing.totals[side.index]!), 8), style: { isBold: true } },
      ...(bags === undefined
        ? []
        : [{ text: `   ${words.t.bags.toLowerCase()} ${bags}`, style: { ink: 'pale' } as const }]),
    ];
  });
}

/** Who has won, in one line. */
export function winnerWords(view: TableView, { t }: Words): string {
  const { winners } = view.standing;
  const names = sidesOf(view)
    .filter(({ index }) => winners?.includes(index))
    .flatMap(({ seats }) => seats.map((seat) => view.players[seat]!));
  return t.winners(names.join(', '), names.length);
}
