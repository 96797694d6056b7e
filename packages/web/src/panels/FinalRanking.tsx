// Who came where in the match.

import type { TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Player } from '@kalpler/protocol';
import { Avatar } from '../art/index.ts';
import { gameUi } from '../games/games.ts';
import { ranking, type Side, sideName, sideNames } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import styles from './FinalRanking.module.css';

interface FinalRankingProps {
  readonly view: TableView;
  readonly players: readonly Player[];
}

export function FinalRanking({ view, players }: FinalRankingProps) {
  const t = useTexts('table');
  return (
    <ol className={styles.ranking}>
      {ranking(view).map(({ side, rank }) => (
        <li key={side.index} className={side.isOwn ? styles.own : undefined}>
          <span className={styles.rank}>{rank}</span>
          <span className={styles.faces}>
            {side.seats.map((seat) => (
              <Avatar
                key={seat}
                name={view.players[seat]!}
                size="sm"
                bot={players.some((player) => player.seat === seat && player.bot !== null)}
              />
            ))}
          </span>
          <b className={styles.name}>{sideName(view, side, t)}</b>
          <span className={styles.note}>{noteOf(view, side, t)}</span>
          <b className={styles.total}>{shownNumber(view.standing.totals[side.index]!)}</b>
        </li>
      ))}
    </ol>
  );
}

/** What else there is to say of a side: partners, or whether it is out of the red. */
function noteOf(view: TableView, side: Side, t: TableTexts): string {
  if (side.seats.length > 1) return view.seat === null ? '' : sideNames(view, side).join(', ');
  return gameUi(view.options.game).sideNote?.(view, side.index, t) ?? '';
}
