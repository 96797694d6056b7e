// The line under the question for a bid: what the partner or the table has said, and what is open.

import type { Bid, SpadesOptions, SpadesView, TableView } from '@kalpler/engine';
import { useTexts } from '../texts/table-texts.ts';
import { partnerOf, shownBid, shownRanges } from './bids.ts';

export interface BidHintProps {
  readonly view: TableView;
  readonly deal: SpadesView;
  readonly options: SpadesOptions;
  readonly advised: Bid | null;
}

export function BidHint({ view, deal, options, advised }: BidHintProps) {
  const t = useTexts();
  const partner = partnerOf(view);
  const most = deal.counts[view.seat ?? 0] ?? 13;
  const least = options.nil ? 1 : 0;
  const open = deal.legalBids.filter((bid) => typeof bid === 'number').length;
  const hint = advised === null ? '' : ` ${t.panels.bidAdvised(shownBid(advised, t))}`;
  const only = open <= most - least ? ` ${t.panels.bidOnly(shownRanges(deal.legalBids))}` : '';
  const rest = only + hint;
  if (partner === null) {
    const said = deal.bids.reduce<number>(
      (sum, bid, seat) => sum + (typeof bid === 'number' && seat !== view.seat ? bid : 0),
      0,
    );
    return t.panels.tableBids(said, most) + rest;
  }
  const name = view.players[partner]!;
  const bid = deal.bids[partner] ?? null;
  if (bid === null) return t.panels.partnerWaits(name) + rest;
  if (bid === 'hidden') return t.panels.partnerHidden(name) + rest;
  return t.panels.partnerBid(name, shownBid(bid, t)) + rest;
}
