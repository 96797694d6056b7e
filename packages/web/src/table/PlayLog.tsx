// What is played, for those who listen: each card with its player, and who took the trick.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useTexts } from '../texts/table-texts.ts';
import { isFullTrick } from './use-shown-view.ts';

export function PlayLog({ view }: { view: TableView }) {
  const t = useTexts();
  const { deal, players } = view;
  if (deal === null) return null;
  const isFull = isFullTrick(view);
  const trick = isFull ? deal.takers.length - 1 : deal.takers.length;
  const winner = isFull ? players[deal.takers[trick]!]! : null;
  return (
    <div className="visuallyHidden" role="log">
      {trickCards(view, deal, trick).map(({ seat, card }) => (
        <p key={`${trick}:${card}`}>{t.table.played(players[seat]!, t.cards.name(card))}</p>
      ))}
      {winner !== null && <p key={`${trick}:winner`}>{t.table.wonBy(winner)}</p>}
    </div>
  );
}
