// What is shown while others bid: who is awaited, and the player's bid if it has been made.

import type { SpadesView, TableView } from '@kalpler/engine';
import { Panel } from '../../panels/Panel.tsx';
import { useTexts } from '../../state/texts.ts';
import { shownBid } from './bids.ts';

export function BidWait({ view, deal }: { view: TableView; deal: SpadesView }) {
  const t = useTexts('table');
  const awaited = deal.actors
    .filter((seat) => seat !== view.seat)
    .map((seat) => view.players[seat]!);
  const own = view.seat === null ? null : (deal.bids[view.seat] ?? null);
  const shown = own === null || own === 'hidden' ? null : shownBid(own, t);
  const isSingle = awaited.length === 1;
  return (
    <Panel
      label={t.panels.bidLabel}
      head={isSingle ? t.panels.bidTurn(awaited[0]!) : t.panels.bidWait}
      hint={
        <>
          {shown && <b>{t.panels.bidGiven(shown)} </b>}
          {!isSingle && awaited.length > 0 && t.panels.waitingFor(awaited)}
        </>
      }
    />
  );
}
