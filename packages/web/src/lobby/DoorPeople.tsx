// What a door tells of its table: the game with its goal and clock, who invites, and who sits there.

import type { AnyOptions } from '@kalpler/engine';
import { Avatar, Icon, Suit, Tulip } from '../art/index.ts';
import { useTexts } from '../texts/door-texts.ts';
import styles from './DoorPeople.module.css';
import type { DoorView } from './use-door.ts';

export function DoorPeople({ view }: { readonly view: DoorView }) {
  const t = useTexts();
  const { table, options, players } = view;
  const host = players.find(({ owner }) => owner);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <>
      <p className={styles.facts}>
        {table.game === 'king' ? <Icon name="crown" /> : <Suit suit={table.game} isTinted />}
        <b>{t.common.games[table.game]}</b>
        <span>· {goalOf(options, t.home)}</span>
        <span>· {t.common.pace(table.turnSeconds)}</span>
      </p>
      {host !== undefined && <p>{t.home.doorHost(host.name)}</p>}
      <ul className={styles.people} aria-label={t.home.chairsTitle}>
        {seats.map((seat) => {
          const player = players.find((one) => one.seat === seat);
          return (
            <li key={seat}>
              {player === undefined ? (
                <>
                  <span className={styles.free} aria-hidden="true">
                    <Tulip />
                  </span>
                  <span className={styles.note}>{t.home.free}</span>
                </>
              ) : (
                <>
                  <Avatar name={player.name} size="sm" bot={player.bot !== null} />
                  <span className={styles.name}>{player.name}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a match is played for. */
function goalOf(
  options: AnyOptions,
  words: { goalPoints(points: number): string; goalDeals(deals: number): string },
): string {
  if (options.game === 'hearts') return words.goalPoints(options.endScore);
  if (options.game === 'spades') return words.goalPoints(options.targetScore);
  return words.goalDeals(options.players * (options.penaltiesPerPlayer + options.trumpsPerPlayer));
}
