// A table online: the newest view with its motion, what the player picks, panels, tools and sheets.

import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSeenPromise } from '../match/use-seen-promise.ts';
import { GameEnd } from '../panels/index.ts';
import { useChatSound } from '../sound/use-chat-sound.ts';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { useClient } from '../state/client.tsx';
import { TalkKeeper } from '../talk/TalkKeeper.tsx';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import { countdownOf } from './countdown.ts';
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
import { type Tool, ToolBar } from './ToolBar.tsx';
import { useChoice } from './use-choice.ts';
import { useNow } from './use-now.ts';
import { useShownView } from './use-shown-view.ts';
import { useTableKeys } from './use-table-keys.ts';

export function TableScreen() {
  const t = useTexts();
  const { state, actions } = useClient();
  const { recent, players, deadline, table } = state;
  const newest = recent.at(-1)!;
  const { view, isBehind, isSettled, skip, hurry } = useShownView(recent, usePace());
  const choice = useChoice(newest, isSettled, hurry);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<OpenSheet>(null);
  const [said, setSaid] = useState('');
  const now = useNow(deadline !== null);
  const countdown = countdownOf(newest, deadline, now);
  const { deal, seat } = newest;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  useTableSounds(view, seat, isMyTurn ? (countdown?.seconds ?? null) : null);
  useChatSound(state.chat, seat);
  useSeenPromise();
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
  const scores = newest.options.game === 'king' ? t.table.yazboz : t.table.scores;
  const tools: Tool[] = [
    { icon: 'last', label: t.table.lastTrick, onClick: () => setOpen('last') },
    { icon: 'score', label: scores, onClick: () => setOpen('scores') },
    { icon: 'flag', label: t.table.rules, onClick: () => setOpen('rules') },
    { icon: 'chat', label: t.table.chat, badge: state.unread, onClick: () => setOpen('chat') },
  ];
  const note = state.auto
    ? t.table.auto
    : choice.isDropped
      ? t.table.nextDropped
      : choice.next !== null
        ? t.table.nextCard(t.cards.name(choice.next))
        : null;
  return (
    <div className={styles.app} data-phase={newest.phase} data-game={newest.options.game}>
      <Strip
        view={view}
        word={table?.id ?? ''}
        onLeave={() => setOpen('leave')}
        onScores={() => setOpen('scores')}
        onSettings={() => setOpen('settings')}
      />
      <Table
        view={view}
        players={players}
        countdown={countdown}
        panel={panel}
        isMyTurn={isMyTurn && deal?.phase === 'playing'}
        isSettled={isSettled}
        onTap={skip}
      >
        <OwnRow
          view={isBehind ? view : newest}
          status={statusOf(isBehind ? view : newest, selected.length, t)}
          countdown={countdown}
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
      <TalkKeeper />
      <PlayLog view={view} said={said} />
      <Rail view={view} />
      <TableSheets open={open} view={newest} onClose={() => setOpen(null)} onLeave={leave} />
    </div>
  );
}
