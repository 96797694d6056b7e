// Who wants a rematch: a tile for each player, with the vote at its corner and in words.

import type { TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { Avatar, Icon } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import styles from './Voters.module.css';

interface VotersProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly votes: readonly (boolean | null)[];
}

export function Voters({ view, players, votes }: VotersProps) {
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
