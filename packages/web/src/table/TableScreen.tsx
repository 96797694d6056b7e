// A table online: the newest view with its motion, what the player picks, panels, tools and sheets.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadCourts } from '../art/index.ts';
import { useSeenPromise } from '../match/use-seen-promise.ts';
import { GameEnd, useEndAhead } from '../panels/index.ts';
import { useClient } from '../state/client.tsx';
import { useSteady } from '../state/steady.ts';
import { useFreshNews } from '../talk/use-fresh-news.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import { clockOf } from './countdown.ts';
import { OwnHand } from './OwnHand.tsx';
import { OwnRow } from './OwnRow.tsx';
import { PlayLog } from './PlayLog.tsx';
import { usePace } from './pace.ts';
import { panelOf } from './panel-of.tsx';
import { Rail } from './Rail.tsx';
import { readTable } from './read-table.ts';
import { Strip } from './Strip.tsx';
import { statusOf } from './status.ts';
import { Table } from './Table.tsx';
import styles from './TableScreen.module.css';
import { type OpenSheet, TableSheets } from './TableSheets.tsx';
import { TableSounds } from './TableSounds.tsx';
import { type Tool, ToolBar } from './ToolBar.tsx';
import { useChoice } from './use-choice.ts';
import { useShownView } from './use-shown-view.ts';
import { useTableKeys } from './use-table-keys.ts';

export function TableScreen() {
  const t = useTexts();
  const { state, actions } = useClient();
  const { recent, players, deadline, table, clockSkew } = state;
  const newest = recent.at(-1)!;
  const { view, isBehind, isSettled, skip, hurry } = useShownView(recent, usePace());
  const choice = useChoice(newest, isSettled, hurry);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<OpenSheet>(null);
  const [said, setSaid] = useState('');
  const now = useCallback(() => Date.now() + clockSkew, [clockSkew]);
  const clock = useSteady(clockOf(newest, deadline));
  const { deal, seat } = newest;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const scores = newest.options.game === 'king' ? t.table.yazboz : t.table.scores;
  const { unread } = state;
  const tools = useMemo(
    (): Tool[] => [
      { icon: 'last', label: t.table.lastTrick, onClick: () => setOpen('last') },
      { icon: 'score', label: scores, onClick: () => setOpen('scores') },
      { icon: 'flag', label: t.table.rules, onClick: () => setOpen('rules') },
      { icon: 'chat', label: t.table.chat, badge: unread, onClick: () => setOpen('chat') },
    ],
    [t, scores, unread],
  );
  const news = useFreshNews();
  useSeenPromise();
  useEffect(() => {
    // Later than everything that is needed for the first card.
    const timer = setTimeout(loadCourts, 1_000);
    return () => clearTimeout(timer);
  }, []);
  useEndAhead(newest);
  const leave = async () => {
    navigate('/');
    await actions.leave();
  };
  useTableKeys({
    l: () => setOpen('last'),
    p: () => setOpen('scores'),
    t: () => setSaid(readTable(newest, t)),
    '?': () => setOpen('keys'),
  });

  if (newest.standing.winners !== null && isSettled) {
    return (
      <GameEnd
        view={newest}
        players={players}
        rematch={state.rematch}
        finished={state.finished}
        onVote={actions.vote}
        onLeave={leave}
      />
    );
  }

  const { selected, act, pick } = choice;
  const panel = isSettled
    ? panelOf({ view: newest, players, state, selected, now, act, pick, onReady: actions.ready })
    : null;
  const note =
    state.auto > 0
      ? t.table.auto
      : choice.isDropped
        ? t.table.nextDropped
        : choice.next !== null
          ? t.table.nextCard(t.cards.name(choice.next))
          : news && t.talk[news.kind](news.name);
  return (
    <div className={styles.app} data-phase={newest.phase} data-game={newest.options.game}>
      <Strip
        view={view}
        word={table?.id ?? ''}
        onLeave={() => setOpen('leave')}
        onScores={() => setOpen('scores')}
        onSettings={() => setOpen('settings')}
      >
        <Link className={styles.skip} href={`/masa/${table?.slug ?? ''}/metin`}>
          {t.table.textMode}
        </Link>
      </Strip>
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
        {deal?.game === 'hearts' && deal.mayClaim && (
          <div className={styles.actions}>
            <Button isSmall onClick={() => act({ kind: 'claim' })}>
              {t.table.claim}
            </Button>
          </div>
        )}
        <OwnHand view={view} newest={newest} choice={choice} />
        <div className={styles.phoneTools}>
          <ToolBar tools={tools} isOnFelt={false} />
        </div>
      </Table>
      <TableSounds view={view} newest={newest} />
      <PlayLog view={view} said={said} />
      <Rail view={view} />
      <TableSheets open={open} view={newest} onClose={() => setOpen(null)} onLeave={leave} />
    </div>
  );
}
