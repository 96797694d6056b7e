// What is known beside the question for a bid: what the partner or the table has said, what is open, what is advised.

import type { Bid, SpadesOptions, SpadesView, TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { useTexts } from '../../state/texts.ts';
import { partnerOf, shownBid, shownRanges } from './bids.ts';

interface BidHintProps {
  readonly view: TableView;
  readonly deal: SpadesView;
  readonly options: SpadesOptions;
  readonly advised: Bid | null;
}

export function BidHint({ view, deal, options, advised }: BidHintProps) {
  const t = useTexts('table');
  const partner = partnerOf(view);
  const most = handOf(view, deal);
  const least = options.nil ? 1 : 0;
  const open = deal.legalBids.filter((bid) => typeof bid === 'number').length;
  const hint = advised === null ? '' : ` ${t.panels.bidAdvised(shownBid(advised, t))}`;
  const only = open <= most - least ? ` ${t.panels.bidOnly(shownRanges(deal.legalBids))}` : '';
  const rest = only + hint;
  if (partner === null) {
    return t.panels.tableBids(othersBid(view, deal), most) + rest;
  }
  const name = view.players[partner]!;
  const bid = deal.bids[partner] ?? null;
  if (bid === null) return t.panels.partnerWaits(name) + rest;
  if (bid === 'hidden') return t.panels.partnerHidden(name) + rest;
  return t.panels.partnerBid(name, shownBid(bid, t)) + rest;
}

type BidBriefProps = Omit<BidHintProps, 'options'>;

/** The same in a few words, for phones with little height. */
export function BidBrief({ view, deal, advised }: BidBriefProps) {
  const t = useTexts('table');
  const partner = partnerOf(view);
  const said =
    partner === null
      ? t.panels.tableBidsBrief(othersBid(view, deal), handOf(view, deal))
      : t.panels.partnerBrief(briefBid(deal.bids[partner] ?? null, t));
  return advised === null ? said : `${said} · ${t.panels.bidAdvisedBrief(briefBid(advised, t))}`;
}

function briefBid(bid: Bid | 'hidden' | null, t: TableTexts): string {
  if (bid === null) return '…';
  if (bid === 'hidden') return t.table.hiddenBid;
  if (typeof bid === 'number') return String(bid);
  return bid === 'nil' ? t.table.nil : t.table.blindNil;
}

function handOf(view: TableView, deal: SpadesView): number {
  return deal.counts[view.seat ?? 0] ?? 13;
}

/** How many tricks the others have bid together. */
function othersBid(view: TableView, deal: SpadesView): number {
  return deal.bids.reduce<number>(
    (sum, bid, seat) => sum + (typeof bid === 'number' && seat !== view.seat ? bid : 0),
    0,
  );
}
