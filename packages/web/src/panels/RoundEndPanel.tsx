// The end of a deal: what happened, what it brought to whom, and who is ready for the next one.

import type { Seat, TableView } from '@kalpler/engine';
import type { Deadline, Player } from '@kalpler/protocol';
import { useRef } from 'react';
import { Icon } from '../art/index.ts';
import { ranking } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { Celebration } from './Celebration.tsx';
import { happenings, headlineOf } from './deal-end.ts';
import { Panel } from './Panel.tsx';
import styles from './RoundEndPanel.module.css';
import { RoundRow } from './RoundRow.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSkippable } from './use-skippable.ts';

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
