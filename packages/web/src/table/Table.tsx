// The table itself, for every game alike: cloth, seats, trick and panel, drawn from a view and nothing else.

import type { Seat, TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Medallion } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Backs } from './hand/Backs.tsx';
import { NO_SPOTS, readSpots, type Spots, SpotsContext } from './motion/flight.ts';
import type { Clock } from './seats/countdown.ts';
import { platesOf } from './seats/plates.ts';
import { SeatPlate } from './seats/SeatPlate.tsx';
import styles from './Table.module.css';
import { Trick } from './trick/Trick.tsx';

interface TableProps {
  readonly view: TableView;
  /** Who sits there: computer players and lost connections are marked. Empty where that does not matter. */
  readonly players: readonly Player[];
  /** The clock of the seat that is to act. */
  readonly clock?: Clock | null;
  /** What the moment asks for, in place of the trick. */
  readonly panel?: ReactNode;
  /** Whether the player's place is marked as the one to play to. */
  readonly isMyTurn?: boolean;
  /** Whether everything has come to rest: a finished trick is then swept away. */
  readonly isSettled?: boolean;
  /** What is shown at a seat besides its plate: an open hand, a greeting. */
  readonly beside?: (seat: Seat) => ReactNode;
  /** Whether the cards of the others are shown by `beside`, so that no backs stand there. */
  readonly isOpen?: boolean;
  /** A tap on the cloth. */
  onTap?(): void;
  /** What lies before the viewer: own row, hand, tools. */
  readonly children: ReactNode;
}

export function Table(props: TableProps) {
  const { view, players, clock = null, panel = null, beside, isOpen = false } = props;
  const board = useRef<HTMLElement>(null);
  const spots = useRef<Spots>({ ...NO_SPOTS });
  const seats = view.players.length;
  useEffect(() => {
    Object.assign(spots.current, readSpots(board.current!, seats));
  });
  const t = useTexts('table');
  return (
    <SpotsContext.Provider value={spots}>
      <main ref={board} className={styles.board} data-panel={panel !== null} data-board="">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries the motion, nothing is lost without it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div className={styles.felt} onClick={props.onTap}>
          {panel === null && (
            <div className={styles.medallion}>
              <Medallion />
            </div>
          )}
          {platesOf(view, players, t).map((plate) => (
            <SeatPlate
              key={plate.name}
              {...plate}
              clock={plate.isActing ? clock : null}
              isOpen={isOpen}
            >
              {beside?.(plate.seat)}
            </SeatPlate>
          ))}
          {panel === null && (
            <Trick
              view={view}
              isMyTurn={props.isMyTurn ?? false}
              isOver={props.isSettled ?? false}
            />
          )}
          {panel !== null && <div className={styles.panel}>{panel}</div>}
        </div>
        {!isOpen && <Backs view={view} />}
        <div className={styles.mine}>{props.children}</div>
      </main>
    </SpotsContext.Provider>
  );
}
