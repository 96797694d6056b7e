// The vote for another match with the same players: who wants it, how long it runs, and the way out.

import type { TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { useCallback } from 'react';
import { Avatar, Icon } from '../art/index.ts';
import { useClient } from '../state/client.tsx';
import type { Rematch } from '../state/client-state.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { AfterTable } from './AfterTable.tsx';
import styles from './RematchVote.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

interface RematchVoteProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly rematch: Rematch | null;
  onVote(vote: boolean): void;
  onLeave(): void;
}

export function RematchVote({ view, players, rematch, onVote, onLeave }: RematchVoteProps) {
  const ends = useTexts('match-end');
  const { clockSkew, closed } = useClient().state;
  const now = useCallback(() => Date.now() + clockSkew, [clockSkew]);
  const seconds = useSecondsLeft(rematch?.timeoutAt ?? null, now);
  // Before the first word of the server nobody has voted: nothing moves when it comes.
  const votes = rematch?.votes ?? view.players.map(() => null);
  const voters = <Voters view={view} players={players} votes={votes} />;
  if (closed !== null) {
    const isLate = seconds !== null && seconds <= 1;
    return (
      <AfterTable view={view} votes={votes} isLate={isLate} onLeave={onLeave}>
        {voters}
      </AfterTable>
    );
  }
  const wanted = votes.filter((vote) => vote === true).length;
  const hasVoted = view.seat !== null && votes[view.seat] === true;
  const count = ends.rematchVotes(wanted, view.players.length);
  return (
    <>
      <div className={styles.vote}>
        {voters}
        {seconds !== null && (
          <span
            className={styles.seconds}
            data-low={seconds <= 5}
            role="timer"
            aria-label={ends.rematchIn(seconds)}
          >
            <Icon name="timer" />
            {seconds}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {view.seat !== null &&
          (hasVoted ? (
            <p className={styles.voted} role="status">
              <Icon name="check" />
              <span>
                <b>{ends.rematchWanted}</b>
                <small>{count}</small>
              </span>
            </p>
          ) : (
            <Button kind="primary" icon="replay" sub={count} onClick={() => onVote(true)}>
              {ends.rematch}
            </Button>
          ))}
        <Button kind="ghost" onClick={onLeave}>
          {ends.leave}
        </Button>
      </div>
      <p className={styles.status}>{ends.rematchRule}</p>
    </>
  );
}

interface VotersProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly votes: readonly (boolean | null)[];
}

/** Who wants a rematch: a tile for each player, with the vote at its corner and in words. */
function Voters({ view, players, votes }: VotersProps) {
  const ends = useTexts('match-end');
  if (votes.length === 0) return null;
  return (
    <ul className={styles.voters}>
      {votes.map((vote, seat) => {
        const name = players.find((player) => player.seat === seat)?.name ?? view.players[seat]!;
        const say = vote === null ? ends.rematchOpen : vote ? ends.rematchYes : ends.rematchNo;
        return (
          <li key={name} data-vote={String(vote)} title={say(name)}>
            <Avatar name={name} size="xs" />
            <i aria-hidden="true">{vote !== null && <Icon name={vote ? 'check' : 'close'} />}</i>
            <span className="visuallyHidden">{say(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
