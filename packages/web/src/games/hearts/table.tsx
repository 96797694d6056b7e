// The table of Hearts: the choice after a moon, the points of the deal, and its result.

import { type Card, HEARTS, QUEEN_OF_SPADES, type Seat, suitOf } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { BrokenChip } from '../BrokenChip.tsx';
import type { DealOf, GameTable, ResultOf, ViewOf } from '../plugin.ts';
import { MoonPanel } from './MoonPanel.tsx';

/** A trick that costs this many points is shown longer. */
const DEAR = 10;

const Sheet = lazyComponent(async () => (await import('./HeartsSheet.tsx')).HeartsSheet);

export const HEARTS_TABLE: GameTable<'hearts'> = {
  Sheet,
  loadSheet: Sheet.load,
  Chips: ({ deal }) => <BrokenChip deal={deal} suit="hearts" />,
  panel: ({ seat }, deal, act) => (deal.moonChoice === seat ? <MoonPanel act={act} /> : null),
  passDirection: ({ pass }) => (pass === 'hold' ? null : pass),
  soFar: (deal, seat, t) => t.table.thisDeal(shownNumber(deal.taken[seat]!)),
  questions: ({ moonChoice }, seat, { p }) => (moonChoice === seat ? [p.moon] : []),
  isDear: (_, points) => points >= DEAR,
  countsPenalties: () => true,
  headline: (view, { moonShooter: seat }, t) =>
    seat === null
      ? null
      : { text: t.panels.moonShot(view.players[seat]!), seats: [seat], isGood: true },
  happenings,
  markedTaker: (view) => {
    const seat = queenTaker(view);
    return seat === null ? null : { seat, suit: 'spades' };
  },
};

/** Who took the Queen of Spades, as far as the deal is still on the table. */
function queenTaker({ deal }: ViewOf<'hearts'>): Seat | null {
  if (deal === null) return null;
  const place = deal.plays.indexOf(QUEEN_OF_SPADES);
  return place < 0 ? null : takerOf(deal, place);
}

function takerOf(deal: DealOf<'hearts'>, place: number): Seat | null {
  return deal.takers[Math.floor(place / deal.counts.length)] ?? null;
}

function heartsOf(deal: DealOf<'hearts'>, seat: Seat): number {
  const isOwnHeart = (card: Card, place: number) =>
    suitOf(card) === HEARTS && takerOf(deal, place) === seat;
  return deal.plays.filter(isOwnHeart).length;
}

/** The queen, the jack, and who took nothing. */
function happenings(view: ViewOf<'hearts'>, result: ResultOf<'hearts'>, t: TableTexts): string[] {
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
