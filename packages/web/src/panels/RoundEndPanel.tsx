// The end of a deal: what happened, what it brought to whom, and who is ready for the next one.

import type { Seat, TableView } from '@kalpler/engine';
import { shownChange, shownNumber } from '@kalpler/i18n/numbers';
import type { Deadline, Player } from '@kalpler/protocol';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Avatar, Bloom, Icon, Petals, Suit, Tulip } from '../art/index.ts';
import { goalOf } from '../games/games.ts';
import { gameTable } from '../games/tables.ts';
import { isLowBest, ranking, type Side, sideName, sideNames } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { type Headline, happenings, headlineOf } from './deal-end.ts';
import { Panel } from './Panel.tsx';
import styles from './RoundEndPanel.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface RoundEndPanelProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly ready: readonly Seat[];
  readonly deadline: Deadline | null;
  /** The time on the server's clock. */
  now(): number;
  onReady(): void;
}

export function RoundEndPanel(props: RoundEndPanelProps) {
  const { view, players, ready, deadline, now, onReady } = props;
  const t = useTexts('table');
  const seconds = useSecondsLeft(deadline?.at ?? null, now);
  const rows = useRef<HTMLOListElement>(null);
  useSkippable(rows);
  const result = view.results.at(-1);
  if (result === undefined) return null;
  const over = t.panels.roundHead(result.number);
  const headline = headlineOf(view, t);
  const rest = happenings(view, t);
  const isReady = view.seat !== null && ready.includes(view.seat);
  const awaited = players
    .filter(({ seat, bot, connected }) => bot === null && connected && !ready.includes(seat))
    .filter(({ seat }) => seat !== view.seat)
    .map((player) => player.name);
  return (
    <Panel
      label={t.panels.roundLabel}
      head={headline?.text ?? over}
      hint={(headline === null ? rest : [`${over}.`, ...rest]).join(' ')}
      aside={headline && <Celebration view={view} headline={headline} />}
    >
      <ol ref={rows} className={styles.rows}>
        {ranking(view).map(({ side, rank }) => (
          <RoundRow
            key={side.index}
            view={view}
            side={side}
            rank={rank}
            players={players}
            ready={ready}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <p className={styles.waiting} role="status">
          {awaited.length > 0 && ready.length > 0 && t.panels.waitingFor(awaited)}
        </p>
        {view.seat !== null ? (
          <Button kind="primary" disabled={isReady} onClick={onReady}>
            <span className={styles.next}>
              {isReady && <Icon name="check" />}
              {isReady ? t.panels.isReady : t.panels.next}
              {seconds !== null && (
                <span className={styles.seconds} role="timer" aria-label={t.panels.nextIn(seconds)}>
                  {seconds}
                </span>
              )}
            </span>
          </Button>
        ) : (
          seconds !== null && (
            <span className={styles.seconds} role="timer" aria-label={t.panels.nextIn(seconds)}>
              {seconds}
            </span>
          )
        )}
      </div>
    </Panel>
  );
}

interface RoundRowProps {
  readonly view: TableView;
  readonly side: Side;
  readonly rank: number;
  readonly players: readonly Player[];
  readonly ready: readonly Seat[];
}

/** A side at the end of a deal: rank, faces, what the deal brought, a bar, and the total. */
export function RoundRow({ view, side, rank, players, ready }: RoundRowProps) {
  const t = useTexts('table');
  const result = view.results.at(-1);
  const change = result?.scores[side.index] ?? 0;
  const total = view.standing.totals[side.index]!;
  const isBad = isLowBest(view) ? change >= 10 : change < 0;
  const ui = gameTable(view.options.game);
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

/** The bar beside a total: what was there before the deal, and what the deal has changed. */
interface Bar {
  /** Where both parts begin and end, between 0 and 1; and where zero lies, if totals can be on either side. */
  readonly base: readonly [number, number];
  readonly change: readonly [number, number];
  readonly zero: number;
}

/** The bars of all sides on one scale, which holds every total and the goal of the match. */
export function barOf(view: TableView, total: number, change: number): Bar {
  const { totals } = view.standing;
  const last = view.results.at(-1);
  const before = totals.map((value, side) => value - (last?.scores[side] ?? 0));
  const goal = goalOf(view.options);
  const end = goal !== null && 'points' in goal ? goal.points : 0;
  const low = Math.min(0, ...totals, ...before);
  const high = Math.max(1, end, ...totals, ...before);
  const at = (value: number) => (value - low) / (high - low);
  const was = total - change;
  const isSameSide = was * total > 0;
  const kept = isSameSide ? Math.sign(total) * Math.min(Math.abs(was), Math.abs(total)) : 0;
  const pair = (a: number, b: number): [number, number] => [at(Math.min(a, b)), at(Math.max(a, b))];
  return { base: pair(0, kept), change: pair(was, total), zero: at(0) };
}

/** The picture beside a headline: the tiles of its players, in bloom if there is something to celebrate. */
export function Celebration({ view, headline }: { view: TableView; headline: Headline }) {
  const { seats, isGood } = headline;
  return (
    <div className={styles.picture} data-good={isGood} data-many={seats.length > 1}>
      {isGood && <Petals className={styles.petals} />}
      {isGood ? <Bloom className={styles.bloom} /> : <Tulip className={styles.fallen} />}
      <div className={styles.faces}>
        {seats.map((seat) => (
          <Avatar key={seat} name={view.players[seat]!} size="xs" />
        ))}
      </div>
    </div>
  );
}

/** Motion that nobody has to wait for: any tap or key brings it to its end. */
export function useSkippable(around: RefObject<Element | null>): void {
  useEffect(() => {
    const finish = () => {
      for (const move of around.current?.getAnimations({ subtree: true }) ?? []) move.finish();
    };
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, [around]);
}
