// A deal of Spades in words: bids, their results, and hands that nobody has looked at.

import {
  type Bid,
  partnerOf,
  type SpadesResult,
  type SpadesView,
  type TableView,
} from '@kalpler/engine';
import type { PlayTexts } from '@kalpler/i18n/tr/terminal';
import { bidWords, shownRanges } from '../../play/numbers.ts';
import type { Words } from '../../words.ts';
import type { GamePlugin, ListedMove, NamedSide } from '../plugin.ts';

export const spadesTable: GamePlugin<never, SpadesView, SpadesResult>['table'] = {
  broken: (_, t) => t.broken.spades,
  seatNote({ bids, tricks }, seat, { t }) {
    const bid = bids[seat] ?? null;
    return bid === null ? t.noBid : t.bidTaken(bidWords(bid, t), tricks[seat]!);
  },
  watchedNote: ({ bids, tricks }, seat, { t }) =>
    t.bidTaken(bidWords(bids[seat] ?? null, t), tricks[seat]!),
  question: ({ hand }, t) => (hand === null ? t.blindAsk : t.bidAsk),
  info(view, deal, { t }) {
    const { players } = view;
    const { options, seat: own } = view;
    const partner = options.game === 'spades' && own !== null ? partnerOf(options, own) : null;
    const others = [...players.keys()].filter((seat) => seat !== view.seat);
    const bids = others.map((seat) => {
      const name = seat === partner ? `${players[seat]} (${t.partner})` : players[seat];
      return `${name}: ${bidWords(deal.bids[seat] ?? null, t)}`;
    });
    return [...(deal.hand === null ? [t.blindHint] : []), bids.join('   ')];
  },
  choices(view, deal, words) {
    const { legalBids } = deal;
    // A hand that was not looked at is bid blind, or opened first.
    if (deal.hand === null) {
      const blind = legalBids.includes('blind_nil') ? [bidChoice(view, 'blind_nil', words)] : [];
      return [{ label: words.t.look, note: '', move: { kind: 'reveal' } }, ...blind];
    }
    const names = legalBids.filter((bid) => typeof bid !== 'number');
    const numbers = legalBids.filter((bid) => typeof bid === 'number');
    return [...names, ...numbers].map((bid) => bidChoice(view, bid, words));
  },
  typed({ hand, legalBids }, t) {
    const hasBlind = legalBids.includes('blind_nil');
    if (hand === null) return [t.lookWord, ...(hasBlind ? [t.blindWord] : [])].join(', ');
    const numbers = shownRanges(legalBids);
    const named = legalBids.includes('nil') ? [t.nilWord] : [];
    return [...(numbers === '' ? [] : [t.bidWord(numbers)]), ...named].join(', ');
  },
  news(old, { players }, deal, { t }) {
    const fresh = [...deal.bids.entries()].filter(
      ([seat, bid]) => bid !== null && bid !== old?.bids[seat],
    );
    if (fresh.length === 0) return [];
    const bids = fresh.map(([seat, bid]) => `${players[seat]} ${bidWords(bid, t)}`);
    return [`${t.bidWord('')}: ${bids.join(' · ')}`.replace(' :', ':')];
  },
  facts: ({ players }, result, sides, { t }) =>
    sides.flatMap((side) => sideFacts(side, result, t, players)),
  remarks(result, t, nameOf, sideName) {
    const nils = result.bids.flatMap((bid, seat) =>
      typeof bid === 'number' ? [] : [nilFact(result, seat, t, nameOf(seat))],
    );
    return result.boston === null ? nils : [...nils, t.boston(sideName(result.boston))];
  },
};

function bidChoice({ options }: TableView, bid: Bid, { t }: Words): ListedMove {
  const values = options.game === 'spades' ? options : null;
  const value = bid === 'nil' ? values?.nilValue : values?.blindNilValue;
  const note = typeof bid === 'number' ? '' : t.nilNote(String(value ?? ''));
  return { label: bidWords(bid, t), note, move: { kind: 'bid', bid } };
}

function nilFact({ tricks }: SpadesResult, seat: number, t: PlayTexts, name: string): string {
  return (tricks[seat] === 0 ? t.nilMade : t.nilLost)(name);
}

function sideFacts(
  { index, seats, name }: NamedSide,
  result: SpadesResult,
  t: PlayTexts,
  players: readonly string[],
): string[] {
  const isPlain = (seat: number) => typeof result.bids[seat] === 'number';
  const plain = seats.filter(isPlain);
  const bid = plain.reduce((sum, seat) => sum + Number(result.bids[seat]), 0);
  const taken = plain.reduce((sum, seat) => sum + result.tricks[seat]!, 0);
  const nils = seats.filter((seat) => !isPlain(seat));
  return [
    ...(plain.length > 0 ? [(taken >= bid ? t.bidMade : t.bidLost)(name, bid, taken)] : []),
    ...nils.map((seat) => nilFact(result, seat, t, players[seat]!)),
    ...(result.boston === index ? [t.boston(name)] : []),
  ];
}
