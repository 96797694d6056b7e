// The vote for another match with the same players, and the way out.

import type { TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { Icon } from '../art/index.ts';
import type { Rematch } from '../state/client-state.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './RematchVote.module.css';

export interface RematchVoteProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly rematch: Rematch | null;
  onVote(vote: boolean): void;
  onLeave(): void;
}

export function RematchVote({ view, players, rematch, onVote, onLeave }: RematchVoteProps) {
  const t = useTexts();
  const votes = rematch?.votes ?? [];
  const wanted = votes.filter((vote) => vote === true).length;
  const hasVoted = view.seat !== null && votes[view.seat] === true;
  const nameOf = (seat: number) =>
    players.find((player) => player.seat === seat)?.name ?? view.players[seat]!;
  const refused = votes.flatMap((vote, seat) => (vote === false ? [nameOf(seat)] : []));
  const awaited = votes.flatMap((vote, seat) => (vote === null ? [nameOf(seat)] : []));
  const status =
    refused.length > 0
      ? t.panels.rematchRefused(refused)
      : hasVoted && awaited.length > 0
        ? t.panels.waitingFor(awaited)
        : '';
  const count = t.panels.rematchVotes(wanted, view.players.length);
  return (
    <>
      <div className={styles.actions}>
        {view.seat !== null &&
          (hasVoted ? (
            <p className={styles.voted}>
              <Icon name="check" />
              <span>
                <b>{t.panels.rematchWanted}</b>
                <small>{count}</small>
              </span>
            </p>
          ) : (
            <Button kind="primary" icon="replay" sub={count} onClick={() => onVote(true)}>
              {t.panels.rematch}
            </Button>
          ))}
        <Button kind="ghost" onClick={onLeave}>
          {t.panels.leave}
        </Button>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  );
}
