// The table: seats, trick, panels and the own hand, for every game alike, drawn from the view.

import type { Card, Move, TableView } from '@kalpler/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Medallion } from '../art/index.ts';
import { RulesCard } from '../home/RulesCard.tsx';
import { SettingsSheet } from '../home/SettingsSheet.tsx';
import { GameEnd } from '../panels/index.ts';
import { ScoreSheet } from '../scores/index.ts';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';
import { Chat } from '../talk/Chat.tsx';
import { useTexts } from '../texts/table-texts.ts';
import { Button, Sheet } from '../ui/index.ts';
import { countdownOf } from './countdown.ts';
import { Hand } from './Hand.tsx';
import { LastTrick } from './LastTrick.tsx';
import { OwnRow } from './OwnRow.tsx';
import { PlayLog } from './PlayLog.tsx';
import { panelOf } from './panel-of.tsx';
import { sideOf } from './places.ts';
import { Rail } from './Rail.tsx';
import { SeatPlate } from './SeatPlate.tsx';
import { Strip } from './Strip.tsx';
import { statusOf } from './status.ts';
import styles from './TableScreen.module.css';
import { type Tool, ToolBar } from './ToolBar.tsx';
import { Trick } from './Trick.tsx';
import { useNow } from './use-now.ts';
import { useShownView } from './use-shown-view.ts';

type Open = 'scores' | 'settings' | 'chat' | 'last' | 'rules' | 'leave' | null;

export function TableScreen() {
  const t = useTexts();
  const { state, actions } = useClient();
  const { settings } = useSettings();
  const { recent, players, deadline, table } = state;
  const newest = recent.at(-1)!;
  const { view, isBehind, skip } = useShownView(recent, settings.speed);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>(null);
  const [picked, setPicked] = useState<{ key: string; cards: readonly Card[] }>({
    key: '',
    cards: [],
  });
  const now = useNow(deadline !== null);
  const countdown = countdownOf(newest, deadline, now);
  const { deal, seat } = newest;

  // What was picked belongs to one moment of one deal.
  const moment = `${newest.results.length}:${newest.phase}:${deal?.plays.length ?? 0}`;
  const selected = picked.key === moment ? picked.cards : [];
  const pick = (cards: readonly Card[]) => setPicked({ key: moment, cards });
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const act = (move: Move) => {
    actions.dismissProblem();
    actions.play(move);
  };
  const leave = async () => {
    navigate('/');
    await actions.leave();
  };
  const tap = (card: Card) => {
    const give = deal?.give;
    if (give != null && isMyTurn) {
      if (selected.includes(card)) pick(selected.filter((other) => other !== card));
      else if (selected.length < give.count) pick([...selected, card]);
      return;
    }
    if (deal?.phase !== 'playing' || !isMyTurn) return;
    // A card that may not be played is sent all the same: the answer says why not.
    const isLegal = deal.legal.includes(card);
    if (isLegal && settings.twoTaps && !selected.includes(card)) {
      pick([card]);
      return;
    }
    if (isLegal) pick([card]);
    act({ kind: 'play', card });
  };

  if (newest.standing.winners !== null && !isBehind) {
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

  const panel = isBehind
    ? null
    : panelOf({ view: newest, players, state, selected, now, act, pick, onReady: actions.ready });
  const seats = view.players.length;
  const tools: Tool[] = [
    { icon: 'last', label: t.table.lastTrick, onClick: () => setOpen('last') },
    { icon: 'score', label: scoreWord(view, t), onClick: () => setOpen('scores') },
    { icon: 'flag', label: t.table.rules, onClick: () => setOpen('rules') },
    { icon: 'chat', label: t.table.chat, badge: state.unread, onClick: () => setOpen('chat') },
  ];
  const close = () => setOpen(null);
  const received = deal?.plays.length === 0 ? (deal.received ?? []) : [];
  return (
    <div className={styles.app} data-phase={newest.phase} data-game={newest.options.game}>
      <Strip
        view={view}
        word={table?.id ?? ''}
        onLeave={() => setOpen('leave')}
        onScores={() => setOpen('scores')}
        onSettings={() => setOpen('settings')}
      />
      <main className={styles.board} data-panel={panel !== null}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries the motion, nothing is lost without it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div className={styles.felt} onClick={skip}>
          {panel === null && (
            <div className={styles.medallion}>
              <Medallion />
            </div>
          )}
          {view.players.map((name, other) => {
            const side = sideOf(other, view.seat, seats);
            if (side === 'me') return null;
            return (
              <SeatPlate
                key={name}
                view={view}
                seat={other}
                side={side}
                player={players.find((player) => player.seat === other)}
                countdown={countdown}
              />
            );
          })}
          {panel === null && (
            <Trick
              view={view}
              isMyTurn={isMyTurn && deal?.phase === 'playing'}
              isSmall={window.innerWidth < 700 || window.innerHeight < 500}
            />
          )}
          {panel !== null && <div className={styles.panel}>{panel}</div>}
        </div>
        <div className={styles.mine}>
          <OwnRow
            view={isBehind ? view : newest}
            status={statusOf(isBehind ? view : newest, selected.length, t)}
            countdown={countdown}
            tools={<ToolBar tools={tools} isOnFelt />}
          />
          {state.auto && <p className={styles.auto}>{t.table.auto}</p>}
          <div className={styles.actions}>
            {deal?.game === 'hearts' && deal.mayClaim && (
              <Button isSmall onClick={() => act({ kind: 'claim' })}>
                {t.table.claim}
              </Button>
            )}
          </div>
          {seat !== null && deal !== null && (
            <Hand
              cards={deal.give === null ? deal.hand : without(deal.hand, selected)}
              count={deal.counts[seat]!}
              legal={deal.phase === 'playing' && isMyTurn && !isBehind ? deal.legal : null}
              selected={deal.give === null ? selected : []}
              received={received}
              onTap={tap}
            />
          )}
          <div className={styles.phoneTools}>
            <ToolBar tools={tools} isOnFelt={false} />
          </div>
        </div>
      </main>
      <PlayLog view={view} />
      <Rail view={view} />
      {open === 'scores' && (
        <Sheet title={scoreWord(view, t)} onClose={close}>
          <ScoreSheet view={newest} />
        </Sheet>
      )}
      {open === 'last' && (
        <Sheet title={t.table.lastTrick} onClose={close}>
          <LastTrick view={newest} />
        </Sheet>
      )}
      {open === 'chat' && (
        <Sheet title={t.table.chat} onClose={close}>
          <Chat />
        </Sheet>
      )}
      {open === 'rules' && (
        <Sheet title={t.table.rules} onClose={close}>
          <RulesCard options={newest.options} />
        </Sheet>
      )}
      {open === 'settings' && <SettingsSheet onClose={close} />}
      {open === 'leave' && (
        <Sheet title={t.table.leaveAsk} onClose={close}>
          <p>{seat === null ? '' : t.table.leaveNote}</p>
          <div className={styles.two}>
            <Button onClick={close}>{t.table.stay}</Button>
            <Button kind="primary" onClick={leave}>
              {t.table.leave}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** Cards that lie in the slots of a panel are not in the hand. */
function without(hand: readonly Card[] | null, picked: readonly Card[]): Card[] | null {
  return hand?.filter((card) => !picked.includes(card)) ?? null;
}

function scoreWord(view: TableView, t: ReturnType<typeof useTexts>): string {
  return view.options.game === 'king' ? t.table.yazboz : t.table.scores;
}
