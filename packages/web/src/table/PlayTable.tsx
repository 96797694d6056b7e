// Sitting at a table, online or solo: the newest view with its motion, what the player picks, panels, tools and sheets.

import type { Card, TableView } from '@kalpler/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadCourts } from '../art/index.ts';
import { useGameTable } from '../games/tables.ts';
import { useEndAhead, useRoundEndAhead } from '../panels/index.ts';
import { useChatSound, useTableSounds } from '../sound/use-table-sounds.ts';
import { useTable } from '../state/table-session.ts';
import { useTexts } from '../state/texts.ts';
import { useStable } from '../state/use-stable.ts';
import { Button } from '../ui/index.ts';
import { OwnHand } from './hand/OwnHand.tsx';
import { useChoice } from './hand/use-choice.ts';
import { usePace } from './motion/pace.ts';
import { useShownView } from './motion/use-shown-view.ts';
import { PlayLog } from './PlayLog.tsx';
import styles from './PlayTable.module.css';
import { panelOf } from './panel-of.tsx';
import { Rail } from './Rail.tsx';
import { clockOf, useCountdown } from './seats/countdown.ts';
import { OwnRow } from './seats/OwnRow.tsx';
import { readTable, statusOf } from './status.ts';
import { Table } from './Table.tsx';
import { type KeyLine, type OpenSheet, TableSheets } from './TableSheets.tsx';
import { type Tool, ToolBar } from './ToolBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useTableKeys } from './use-table-keys.ts';

interface PlayTableProps {
  readonly tools: readonly Tool[];
  readonly open: OpenSheet;
  readonly onOpen: (sheet: OpenSheet) => void;
  /** Whether the table runs in this browser, where computer players take their time. */
  readonly isSolo?: boolean;
  /** The word of the table, where it has one. */
  readonly word?: string;
  /** What the top bar says instead of the number of the deal. */
  readonly place?: string | undefined;
  /** What is reached before everything else. */
  readonly first?: ReactNode;
  /** Shown above the hand when the table has no note of its own. */
  readonly note?: string | null;
  /** What stands above the hand: a hint, a lesson. */
  readonly above?: ReactNode;
  /** What goes along with the view that is drawn, as a voice does. */
  readonly along?: (view: TableView) => ReactNode;
  /** What wide screens show besides scores and last trick. */
  readonly rail?: ReactNode;
  /** What is shown in place of the panel of the moment. */
  readonly panel?: ReactNode;
  /** Cards of the hand that a hint speaks of; the same list for as long as it does. */
  readonly marked?: readonly Card[] | undefined;
  /** What asks before the rest is claimed; without it the claim is made at once. */
  readonly onClaim?: () => void;
  /** What is shown when the match is over and everything has come to rest. */
  readonly end: (view: TableView) => ReactNode;
  /** Keys besides those of every table. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Their descriptions in the list of keys. */
  readonly moreKeys?: readonly KeyLine[];
  /** The way back, and out of the table for good. */
  onBack(): void;
  onLeave?(): void;
}

const nothing = () => {};

/** Shown with what its game brings. */
export function PlayTable(props: PlayTableProps) {
  const { views } = useTable().state;
  return useGameTable(views.at(-1)!.options.game) && <OpenTable {...props} />;
}

function OpenTable(props: PlayTableProps) {
  const { tools, open, onOpen, onLeave = nothing } = props;
  const t = useTexts('table');
  const { state, session } = useTable();
  const { views, players, deadline, clockSkew } = state;
  const newest = views.at(-1)!;
  const { view, isBehind, isSettled, skip, hurry } = useShownView(views, usePace(props.isSolo));
  const choice = useChoice(newest, isSettled, hurry);
  const [said, setSaid] = useState('');
  const now = useCallback(() => Date.now() + clockSkew, [clockSkew]);
  const clock = useStable(clockOf(newest, deadline));
  const { deal, seat } = newest;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  useEffect(() => {
    // Later than everything that is needed for the first card.
    const timer = setTimeout(loadCourts, 1_000);
    return () => clearTimeout(timer);
  }, []);
  useRoundEndAhead(newest);
  useEndAhead(newest);
  useTableKeys({
    l: () => onOpen('last'),
    p: () => onOpen('scores'),
    t: () => setSaid(readTable(newest, t)),
    '?': () => onOpen('keys'),
    ...props.keys,
  });

  if (newest.standing.winners !== null && isSettled) return props.end(newest);

  const { selected, act, pick } = choice;
  const askedPanel = () =>
    panelOf({ view: newest, players, state, selected, now, act, pick, onReady: session.ready });
  const panel = isSettled ? (props.panel ?? askedPanel()) : null;
  const note =
    state.autoNoticeSteps > 0
      ? t.table.auto
      : choice.isDropped
        ? t.table.nextDropped
        : choice.next !== null
          ? t.table.nextCard(t.cards.name(choice.next))
          : (props.note ?? null);
  return (
    <div className={styles.app} data-phase={newest.phase} data-game={newest.options.game}>
      <TopBar
        view={view}
        word={props.word}
        place={props.place}
        isSettled={isSettled}
        onLeave={props.onBack}
        onScores={() => onOpen('scores')}
        onSettings={() => onOpen('settings')}
      >
        {props.first}
      </TopBar>
      <Table
        view={view}
        players={players}
        clock={clock}
        panel={panel}
        isMyTurn={isMyTurn && deal?.phase === 'playing'}
        isSettled={isSettled}
        onTap={skip}
      >
        <OwnRow
          view={isBehind ? view : newest}
          status={statusOf(isBehind ? view : newest, selected.length, t)}
          clock={clock}
          tools={<ToolBar tools={tools} isOnFelt />}
        />
        {note !== null && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
        {deal && 'mayClaim' in deal && deal.mayClaim && (
          <div className={styles.actions}>
            <Button isSmall onClick={props.onClaim ?? (() => act({ kind: 'claim' }))}>
              {t.table.claim}
            </Button>
          </div>
        )}
        <div className={styles.above}>{props.above}</div>
        <OwnHand view={view} newest={newest} choice={choice} marked={props.marked} />
        <div className={styles.phoneTools}>
          <ToolBar tools={tools} isOnFelt={false} />
        </div>
      </Table>
      <TableSounds view={view} newest={newest} />
      {props.along?.(view)}
      <PlayLog view={view} said={said} />
      <Rail view={view}>{props.rail}</Rail>
      <TableSheets
        open={open}
        view={newest}
        moreKeys={props.moreKeys}
        onClose={() => onOpen(null)}
        onLeave={onLeave}
      />
    </div>
  );
}

/**
 * The sounds of a table: its steps, the last seconds of the player's turn, and the chat; draws nothing. The view
 * that is drawn has the sounds; the newest has the clock.
 */
function TableSounds({ view, newest }: { view: TableView; newest: TableView }) {
  const { chat, deadline } = useTable().state;
  const { seat, deal } = newest;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const countdown = useCountdown(clockOf(newest, deadline), isMyTurn);
  useTableSounds(view, seat, countdown?.seconds ?? null);
  useChatSound(chat, seat);
  return null;
}
