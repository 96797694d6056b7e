// A side at the end of a deal: rank, faces, what the deal brought, a bar, and the total.

import type { Seat, TableView } from '@kalpler/engine';
import { shownChange, shownNumber } from '@kalpler/i18n/numbers';
import type { Player } from '@kalpler/protocol';
import type { CSSProperties } from 'react';
import { Avatar, Icon, Suit } from '../art/index.ts';
import { gameUi } from '../games/games.ts';
import { isLowBest, type Side, sideName, sideNames } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { barOf } from './bar.ts';
import styles from './RoundRow.module.css';

interface RoundRowProps {
  readonly view: TableView;
  readonly side: Side;
  readonly rank: number;
  readonly players: readonly Player[];
  readonly ready: readonly Seat[];
}

export function RoundRow({ view, side, rank, players, ready }: RoundRowProps) {
  const t = useTexts('table');
  const result = view.results.at(-1);
  const change = result?.scores[side.index] ?? 0;
  const total = view.standing.totals[side.index]!;
  const isBad = isLowBest(view) ? change >= 10 : change < 0;
  const ui = gameUi(view.options.game);
  const marked = ui.markedTaker?.(view) ?? null;
  const isReady = side.seats.every((seat) => ready.includes(seat));
  const isTeam = side.seats.length > 1;
  const bar = barOf(view, total, change);
  const bid = (result && ui.bidOf?.(result, side)) ?? null;
  return (
    <li
      className={side.isOwn ? `${styles.row} ${styles.own}` : styles.row}
      style={{ '--rank': rank } as CSSProperties}
    >
      <span className={styles.rank}>
        <span className="visuallyHidden">{t.panels.rank(rank)}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <span className={isTeam ? styles.pair : styles.face}>
        {side.seats.map((seat) => (
          <Avatar
            key={seat}
            name={view.players[seat]!}
            size="sm"
            bot={players.some((player) => player.seat === seat && player.bot !== null)}
          />
        ))}
      </span>
      <div className={styles.middle}>
        <div className={styles.line}>
          <span className={styles.name}>
            <b>{sideName(view, side, t)}</b>
            {isTeam && view.seat !== null && <small> {sideNames(view, side).join(', ')}</small>}
            {isReady && (
              <span className={styles.ready}>
                <Icon name="check" />
                <span className="visuallyHidden">{t.panels.ready}</span>
              </span>
            )}
          </span>
          {bid && (
            <small className={styles.tricks}>
              <span className="visuallyHidden">{t.scores.tricksOfBid(bid.tricks, bid.bid)}</span>
              <span aria-hidden="true">
                {bid.tricks}/{bid.bid}
              </span>
            </small>
          )}
          <span className={isBad ? `${styles.change} ${styles.bad}` : styles.change}>
            {shownChange(change)}
            {marked && side.seats.includes(marked.seat) && <Suit suit={marked.suit} />}
          </span>
        </div>
        <div
          className={styles.bar}
          style={
            {
              '--zero': bar.zero,
              '--from': bar.base[0],
              '--to': bar.base[1],
              '--change-from': bar.change[0],
              '--change-to': bar.change[1],
            } as CSSProperties
          }
        >
          <i />
          {change !== 0 && <u />}
        </div>
      </div>
      <b className={styles.total}>
        <span className="visuallyHidden">{t.panels.totalOf(total)}</span>
        <span className={styles.now} aria-hidden="true">
          {shownNumber(total)}
        </span>
        {change !== 0 && (
          <span className={styles.was} aria-hidden="true">
            {shownNumber(total - change)}
          </span>
        )}
      </b>
    </li>
  );
}
