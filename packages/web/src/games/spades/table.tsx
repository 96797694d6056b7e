// The table of Spades: bidding, bids against tricks at every seat, and the result of a deal.

import type { Bid, Seat } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Headline } from '../../panels/deal-end.ts';
import { type Side, sideName, sidesOf } from '../../scores/sides.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import type { Words } from '../../text-mode/report.ts';
import { BrokenChip } from '../BrokenChip.tsx';
import type { DealOf, GameTable, ResultOf, ViewOf } from '../plugin.ts';
import { BidPanel } from './BidPanel.tsx';
import { BlindPanel } from './BlindPanel.tsx';
import { partnerOf, shownBid, shownRanges } from './bids.ts';

const Sheet = lazyComponent(async () => (await import('./SpadesSheet.tsx')).SpadesSheet);

export const SPADES_TABLE: GameTable<'spades'> = {
  Sheet,
  loadSheet: Sheet.load,
  isSheetLow: true,
  Chips: ({ deal }) => <BrokenChip deal={deal} suit="spades" />,
  panel: (view, deal, act) => {
    if (deal.phase !== 'bidding') return null;
    const Panel = deal.hand === null ? BlindPanel : BidPanel;
    return <Panel view={view} deal={deal} act={act} />;
  },
  seatLines,
  seatState,
  choicesSince: (before, deal, players, words) =>
    deal.bids.flatMap((bid, seat) =>
      bid === null || bid === (before?.bids[seat] ?? null)
        ? []
        : [words.p.bidOf(players[seat]!, saidBid(bid, words))],
    ),
  playerParts: (deal, seat, words) => {
    const bid = deal.bids[seat] ?? null;
    return bid === null ? [] : [words.t.table.bid(saidBid(bid, words))];
  },
  questions: ({ legalBids, hand }, _, words) => {
    if (legalBids.length === 0) return [];
    return [hand === null ? words.p.look : words.p.bids(bidNames(legalBids, words).join(', '))];
  },
  isUntouched: ({ bids }) => bids.every((bid) => bid === null),
  headline: (view, result, t) => bostonOf(view, result, t) ?? nilsOf(view, result, t)[0] ?? null,
  happenings,
  bidOf,
};

function bidText(bid: Bid | 'hidden', t: TableTexts): string {
  if (bid === 'nil') return t.table.nil;
  if (bid === 'blind_nil') return t.table.blindNil;
  return bid === 'hidden' ? t.table.hiddenBid : String(bid);
}

const saidBid = (bid: Bid | 'hidden', { t, p }: Words) =>
  bid === 'hidden' ? p.hiddenBid : shownBid(bid, t);

/** Numbers as ranges, then nil in words. */
function bidNames(bids: readonly Bid[], { t }: Words): string[] {
  const others = bids.filter((bid) => typeof bid !== 'number').map((bid) => shownBid(bid, t));
  return [shownRanges(bids), ...others].filter((text) => text !== '');
}

function seatLines(
  view: ViewOf<'spades'>,
  deal: DealOf<'spades'>,
  seat: Seat,
  t: TableTexts,
): string[] {
  const bid = deal.bids[seat] ?? null;
  const lines = partnerOf(view) === seat ? [t.table.partner] : [];
  if (deal.phase === 'playing' && bid !== null) {
    return [...lines, t.table.bid(bidText(bid, t)), t.table.took(deal.tricks[seat]!)];
  }
  return [...lines, bid === null ? t.table.noBid : t.table.bid(bidText(bid, t))];
}

function seatState(
  view: ViewOf<'spades'>,
  deal: DealOf<'spades'>,
  seat: Seat,
  choice: string | null,
  t: TableTexts,
): string {
  const isPartner = partnerOf(view) === seat;
  const bid = deal.bids[seat] ?? null;
  if (choice === null && deal.phase !== 'roundEnd' && typeof bid === 'number') {
    return isPartner ? t.table.partnerBid(bid) : t.table.tricksBid(bid);
  }
  const said = choice ?? stateInWords(deal, seat, bid, t);
  return isPartner ? t.table.partnerState(said) : said;
}

function stateInWords(
  deal: DealOf<'spades'>,
  seat: Seat,
  bid: Bid | 'hidden' | null,
  t: TableTexts,
): string {
  if (deal.phase === 'roundEnd') return t.table.took(deal.tricks[seat]!);
  return bid === null ? '…' : bidText(bid, t);
}

/** All tricks for one side. */
function bostonOf(
  view: ViewOf<'spades'>,
  { boston }: ResultOf<'spades'>,
  t: TableTexts,
): Headline | null {
  const side = sidesOf(view).find(({ index }) => index === boston);
  if (side === undefined) return null;
  return { text: t.panels.boston(sideName(view, side, t)), seats: side.seats, isGood: true };
}

/** Kept nils before broken ones, blind ones before others. */
function nilsOf(view: ViewOf<'spades'>, result: ResultOf<'spades'>, t: TableTexts): Headline[] {
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

/** The other nils and full bags, or else how the bids went. */
function happenings(view: ViewOf<'spades'>, result: ResultOf<'spades'>, t: TableTexts): string[] {
  const { bagPenalty, bagInterval } = view.options;
  const sides = sidesOf(view);
  const nameOf = (side: Side) => sideName(view, side, t);
  const [first, ...nils] = nilsOf(view, result, t);
  // Where every trick was taken, that is the headline, and not the first nil.
  const lines = (result.boston !== null && first ? [first, ...nils] : nils).map(
    ({ text }) => `${text}.`,
  );
  const before = view.results.at(-2);
  for (const side of sides) {
    const isFull = bagInterval > 0 && result.bags[side.index]! < (before?.bags[side.index] ?? 0);
    if (isFull) lines.push(t.panels.bagsFull(nameOf(side), -bagPenalty));
  }
  if (first === undefined && lines.length === 0) {
    for (const side of sides) {
      const { bid, tricks } = bidOf(result, side);
      const say = tricks >= bid ? t.panels.bidKept : t.panels.bidBroken;
      lines.push(say(nameOf(side), tricks, bid));
    }
  }
  return lines;
}

/** The plain bids of a side and the tricks that it took. */
function bidOf(result: ResultOf<'spades'>, side: Side): { bid: number; tricks: number } {
  let bid = 0;
  let tricks = 0;
  for (const seat of side.seats) {
    const own = result.bids[seat];
    bid += typeof own === 'number' ? own : 0;
    tricks += result.tricks[seat] ?? 0;
  }
  return { bid, tricks };
}
