// What is played, for screen readers: each card with its player or only each trick, and the table when asked for.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { isFullTrick } from './motion/step.ts';

interface PlayLogProps {
  readonly view: TableView;
  /** The table in words, when somebody has asked. */
  readonly said?: string;
}

export function PlayLog({ view, said = '' }: PlayLogProps) {
  const t = useTexts('table');
  const { announce } = useSettings().settings;
  const { deal, players } = view;
  if (deal === null) return null;
  const isFull = isFullTrick(view);
  const trick = isFull ? deal.takers.length - 1 : deal.takers.length;
  const winner = isFull ? players[deal.takers[trick]!]! : null;
  const cards = announce === 'cards' || isFull ? trickCards(view, deal, trick) : [];
  return (
    <>
      <div className="visuallyHidden" role="log">
        {cards.map(({ seat, card }) => (
          <p key={`${trick}:${card}`}>{t.table.played(players[seat]!, t.cards.name(card))}</p>
        ))}
        {winner !== null && <p key={`${trick}:winner`}>{t.table.wonBy(winner)}</p>}
      </div>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </>
  );
}
