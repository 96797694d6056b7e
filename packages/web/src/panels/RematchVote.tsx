// The vote for another match with the same players: who wants it, how long it runs, and what follows a table that has closed.

import type { TableView } from '@kalpler/engine';
import type { Player, WireError } from '@kalpler/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Avatar, Icon } from '../art/index.ts';
import { type TableAddress, tableAddress } from '../state/address.ts';
import { useOnline } from '../state/online-context.tsx';
import type { Rematch } from '../state/online-state.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
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
  const { clockSkew, closed } = useOnline().state;
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

interface AfterTableProps {
  readonly view: TableView;
  readonly votes: readonly (boolean | null)[];
  /** Whether the time to vote was over. */
  readonly isLate: boolean;
  readonly children: ReactNode;
  onLeave(): void;
}

function AfterTable({ view, votes, isLate, children, onLeave }: AfterTableProps) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  const { state, session } = useOnline();
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<WireError | null>(null);
  const refused = votes.flatMap((vote, seat) => (vote === false ? [view.players[seat]!] : []));
  const why =
    refused.length > 0
      ? ends.rematchRefused(refused)
      : isLate
        ? ends.rematchLate
        : ends.rematchLeft;
  const again = async () => {
    const { options, seat, players } = view;
    const { game, ...rules } = options;
    setIsBusy(true);
    const answer = await session.create({
      playerName: players[seat!]!,
      game,
      options: rules,
      visibility: state.table?.visibility ?? 'private',
    });
    setIsBusy(false);
    if (answer.ok) navigate(tableAddress(answer as unknown as TableAddress));
    else setProblem(answer.error);
  };
  return (
    <>
      <div className={styles.vote}>{children}</div>
      <p className={styles.closed} role="status">
        <b>{why}</b> {problem === null ? ends.tableClosed : t.common.error(problem)}
      </p>
      <div className={styles.actions}>
        {view.seat !== null && (
          <Button
            kind="primary"
            icon="plus"
            sub={ends.newTableHint}
            disabled={isBusy}
            onClick={again}
          >
            {ends.newTable}
          </Button>
        )}
        <Button kind="ghost" onClick={onLeave}>
          {ends.goHome}
        </Button>
      </div>
    </>
  );
}
