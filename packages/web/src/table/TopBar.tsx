// The bar on top of a table: the game, how far it is, what is played, and the way out.

import type { TableView } from '@kalpler/engine';
import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { goalOf } from '../games/games.ts';
import { gameTable } from '../games/tables.ts';
import { useTexts } from '../state/texts.ts';
import { Chip, IconButton } from '../ui/index.ts';
import { isFullTrick } from './motion/step.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly view: TableView;
  /** The word of the table, where it has one. */
  readonly word?: string | undefined;
  /** Shown instead of the number of the deal. */
  readonly place?: string | undefined;
  /** Whether everything has come to rest. */
  readonly isSettled?: boolean;
  readonly onLeave: () => void;
  readonly onScores: () => void;
  readonly onSettings: () => void;
  /** What is reached before everything else. */
  readonly children?: ReactNode;
}

export function TopBar(props: TopBarProps) {
  const { view, word, place, isSettled = false, onLeave, onScores, onSettings, children } = props;
  const t = useTexts('table');
  const { deal, options } = view;
  const number = deal?.setup.number ?? 1;
  const goal = goalOf(options);
  const deals = goal !== null && 'deals' in goal ? goal.deals : null;
  const { Chips } = gameTable(options.game);
  const held = deal?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
  const tricks = deal === null ? 0 : (held + deal.plays.length) / view.players.length;
  // A trick that has just been taken counts until it is swept away and the next one is asked for.
  const isLying = isFullTrick(view) && !isSettled;
  const more =
    deal?.phase === 'playing'
      ? t.table.trickNumber(Math.min(tricks, deal.takers.length + (isLying ? 0 : 1)), tricks)
      : t.table.phase[view.phase];
  return (
    <header className={styles.bar}>
      {children}
      <IconButton icon="back" label={t.table.leave} onClick={onLeave} />
      <div className={styles.title}>
        <h1>{t.common.games[options.game]}</h1>
        <p>
          {place ?? t.table.game(number, deals)} · {more}
        </p>
      </div>
      <div className={styles.right}>
        {Chips && deal && <Chips deal={deal} />}
        {word !== undefined && (
          <span className={styles.wide}>
            <Chip icon={<Icon name="link" />}>{t.table.table(word)}</Chip>
          </span>
        )}
        <span className={styles.narrow}>
          <IconButton icon="score" label={t.table.scores} onClick={onScores} />
        </span>
        <IconButton icon="settings" label={t.table.settings} onClick={onSettings} />
      </div>
    </header>
  );
}
