// What comes after a table that has closed for want of a rematch: why, and where to go from here.

import type { TableView } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { type TableAddress, tableAddress } from '../state/address.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './RematchVote.module.css';

interface AfterTableProps {
  readonly view: TableView;
  readonly votes: readonly (boolean | null)[];
  /** Whether the time to vote was over. */
  readonly isLate: boolean;
  readonly children: ReactNode;
  onLeave(): void;
}

export function AfterTable({ view, votes, isLate, children, onLeave }: AfterTableProps) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  const { state, actions } = useClient();
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
    const answer = await actions.create({
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
