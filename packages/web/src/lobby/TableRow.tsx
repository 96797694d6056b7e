// One table of the list: word, game, people, rules and pace, and the way to it.

import type { GameId } from '@kalpler/engine';
import type { TableSummary } from '@kalpler/protocol';
import { Avatar, Icon, Suit } from '../art/index.ts';
import { useTexts } from '../texts/lobby-texts.ts';
import { Button, Chip } from '../ui/index.ts';
import styles from './TableRow.module.css';
import { isOpen } from './table-request.ts';
import type { Play } from './use-play.ts';

interface Props {
  readonly table: TableSummary;
  readonly play: Play;
}

export function TableRow({ table, play }: Props) {
  const t = useTexts();
  const { id, slug, game, playerNames, playerCount, seats, preset, changes, turnSeconds } = table;
  const isFree = isOpen(table);
  const free = Array.from({ length: seats - playerCount }, (_, i) => `free-${i}`);
  return (
    <li className={styles.row}>
      <span className={styles.game}>
        <GameSign game={game} />
      </span>
      <div className={styles.text}>
        <b>
          {t.common.tableName(id)}
          <em>{t.home.chairs(playerCount, seats)}</em>
        </b>
        <span>
          {t.common.games[game]} · {playerNames.join(', ')}
        </span>
      </div>
      <div className={styles.rules}>
        <Chip>{t.home.rulesBadge(t.common.preset(game, preset), changes)}</Chip>
        <Chip>{t.common.pace(turnSeconds)}</Chip>
      </div>
      <div className={styles.people} role="img" aria-label={t.home.chairsLabel(playerCount, seats)}>
        {playerNames.map((name) => (
          <Avatar key={name} name={name} size="xs" />
        ))}
        {free.map((key) => (
          <i key={key} />
        ))}
        <b>{t.home.chairs(playerCount, seats)}</b>
      </div>
      <Button
        isSmall
        kind={isFree ? 'plain' : 'line'}
        aria-label={isFree ? t.home.sitAt(id) : t.home.watchAt(id)}
        disabled={play.isBusy}
        onClick={() => (isFree ? play.join({ slug }) : play.watch({ slug }))}
      >
        {isFree ? t.home.sit : t.home.watch}
      </Button>
    </li>
  );
}

function GameSign({ game }: { readonly game: GameId }) {
  return game === 'king' ? <Icon name="crown" /> : <Suit suit={game} isTinted />;
}
