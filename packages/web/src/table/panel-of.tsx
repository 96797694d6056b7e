// Which panel a moment asks for, if any.

import type { Card, Move, Seat, TableView } from '@kalpler/engine';
import { type Player, receiverOf } from '@kalpler/protocol';
import type { ReactElement } from 'react';
import { gameTable } from '../games/tables.ts';
import { GivePanel, RoundEndPanel } from '../panels/index.ts';
import type { TableState } from '../state/table-session.ts';

interface PanelContext {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly state: TableState;
  readonly selected: readonly Card[];
  /** The time on the server's clock. */
  readonly now: () => number;
  readonly act: (move: Move) => void;
  readonly pick: (cards: readonly Card[]) => void;
  readonly onReady: () => void;
}

export function panelOf(moment: PanelContext): ReactElement | null {
  const { view, players, state, act } = moment;
  const { deal, seat } = view;
  if (deal === null) return null;
  if (view.awaitsPause) {
    return (
      <RoundEndPanel
        view={view}
        players={players}
        ready={state.ready}
        deadline={state.deadline}
        now={moment.now}
        onReady={moment.onReady}
      />
    );
  }
  if (seat === null) return null;
  const isMine = deal.actors.includes(seat);
  if (deal.phase === 'passing' || deal.phase === 'exchanging')
    return givePanel(moment, seat, isMine);
  return isMine ? (gameTable(deal.game).panel?.(view, deal, act) ?? null) : null;
}

function givePanel(moment: PanelContext, seat: Seat, isMine: boolean): ReactElement | null {
  const { view, selected, act, pick } = moment;
  const deal = view.deal!;
  const isSent = deal.submitted.includes(seat);
  if (!isMine && !isSent) return null;
  const kind = deal.phase === 'passing' ? 'pass' : 'exchange';
  const direction = gameTable(deal.game).passDirection?.(deal) ?? null;
  return (
    <GivePanel
      kind={kind}
      direction={direction}
      to={view.players[receiverOf(view, deal, seat)]!}
      count={deal.give?.count ?? deal.gave?.length ?? 0}
      selected={isSent ? (deal.gave ?? []) : selected}
      onRemove={(card) => pick(selected.filter((other) => other !== card))}
      onConfirm={() => act({ kind, cards: selected })}
      isSent={isSent}
      waitingFor={deal.actors.map((other) => view.players[other]!)}
    />
  );
}
