// The page behind the link of a table: leads to one's own seat, or shows game and players and asks for a name.

import type { AnyOptions } from '@kalpler/engine';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Avatar, Logo, Medallion, Tulip } from '../../art/index.ts';
import { GameSign } from '../../games/GameSign.tsx';
import { goalOf } from '../../games/games.ts';
import { type TableAddress, tableAddress } from '../../state/address.ts';
import { useOnline } from '../../state/online-context.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import notice from '../../ui/Notice.module.css';
import { OwnTable } from '../home/Home.tsx';
import { NameField } from '../home/NameField.tsx';
import { Problem } from '../Problem.tsx';
import { isOpen } from '../table-request.ts';
import { usePlay } from '../use-play.ts';
import styles from './TableDoor.module.css';
import { type DoorView, useDoor } from './use-door.ts';

interface AddressProps {
  readonly address: TableAddress;
}

export function TableDoor({ address }: AddressProps) {
  const { slug, key } = address;
  const t = useTexts('door');
  const { state, session } = useOnline();
  const [, navigate] = useLocation();
  const { stand, view, problem, look } = useDoor(address);
  const word = view?.table.id ?? slug;
  const isShut = state.closed !== null || stand === 'gone' || stand === 'kicked';
  const isKicked = state.closed === 'kicked' || (state.closed === null && stand === 'kicked');
  useEffect(() => {
    document.title = `${t.door.doorTitle(word)} · ${t.common.brand}`;
  }, [t, word]);
  // A word that was typed with its letters has an address without them.
  const found = view?.table.slug ?? slug;
  useEffect(() => {
    if (found !== slug) navigate(tableAddress({ slug: found, key }), { replace: true });
  }, [found, slug, key, navigate]);
  const goHome = () => {
    session.dismissClosed();
    navigate('/');
  };
  return (
    <main className={notice.page}>
      <div className={notice.medallion}>
        <Medallion />
      </div>
      <section className={notice.card}>
        <Logo />
        <h1>{t.door.doorTitle(word)}</h1>
        {isShut ? (
          <>
            <p role="status">
              {isKicked
                ? t.common.closed('kicked')
                : state.closed === null
                  ? t.door.doorGone
                  : t.common.closed(state.closed)}
            </p>
            <p>{isKicked ? t.door.doorKickedHelp : t.door.doorGoneHelp}</p>
            {stand === 'gone' && state.closed === null && <CodeField address={address} />}
          </>
        ) : stand === 'looking' ? (
          <p role="status">{t.door.doorLooking}</p>
        ) : stand === 'unreachable' || view === null ? (
          <>
            <p role="status">
              {problem?.code === 'RATE_LIMITED' ? t.common.error(problem) : t.lobby.unreachable}
            </p>
            <Button kind="primary" isWide icon="replay" onClick={look}>
              {t.lobby.tryAgain}
            </Button>
          </>
        ) : (
          <OpenDoor view={view} address={address} />
        )}
        {(isShut || stand !== 'looking') && (
          <Button kind={isShut ? 'primary' : 'ghost'} isWide onClick={goHome}>
            {t.lobby.home}
          </Button>
        )}
      </section>
    </main>
  );
}

/** What is known of the table, and the ways in that it offers. */
function OpenDoor({ view, address }: AddressProps & { readonly view: DoorView }) {
  const t = useTexts('door');
  const { state } = useOnline();
  const play = usePlay();
  const { table, players, locked } = view;
  const free = table.seats - table.playerCount;
  const isRefused = ['GAME_IN_PROGRESS', 'TABLE_FULL'].includes(play.problem?.code ?? '');
  const maySit = isOpen(table) && !locked && !isRefused;
  const mayWatch = table.spectators && !locked;
  const door = { ...address, slug: table.slug };
  const lead = locked
    ? t.door.doorLocked
    : maySit
      ? t.door.doorLead(free)
      : table.phase !== 'waiting' || play.problem?.code === 'GAME_IN_PROGRESS'
        ? t.door.doorRunning(mayWatch)
        : t.door.doorFull(mayWatch);
  return (
    <>
      {state.table !== null && <OwnTable />}
      <DoorPeople view={view} />
      <p>{lead}</p>
      {maySit && <NameField taken={players.flatMap(({ name, bot }) => (bot ? [] : [name]))} />}
      {!isRefused && <Problem problem={play.problem} />}
      {maySit && (
        <Button kind="primary" isWide aria-busy={play.isBusy} onClick={() => play.join(door)}>
          {play.isBusy ? t.home.busy : t.door.doorSit}
        </Button>
      )}
      {mayWatch && (
        <Button
          kind={maySit ? 'line' : 'primary'}
          isWide
          icon="watch"
          onClick={() => play.watch(door)}
        >
          {maySit ? t.door.doorWatch : t.lobby.watch}
        </Button>
      )}
    </>
  );
}

/** For a table that this address does not open: a private one opens with six digits. */
function CodeField({ address: { slug, key } }: AddressProps) {
  const t = useTexts('door');
  const id = useId();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const digits = typed.replace(/\D/g, '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 6) navigate(tableAddress({ slug, key: digits }));
      }}
    >
      <label htmlFor={id}>{key == null ? t.door.codeLabel : t.door.codeAgain}</label>
      <div>
        <input
          id={id}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder="418 207"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="line" disabled={digits.length !== 6}>
          {t.lobby.join}
        </Button>
      </div>
    </form>
  );
}

/** What a door says of its table: the game with its goal and clock, who invites, and who sits there. */
function DoorPeople({ view }: { readonly view: DoorView }) {
  const t = useTexts('door');
  const { table, options, players } = view;
  const host = players.find(({ owner }) => owner);
  const goal = goalText(options, t.door);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <>
      <p className={styles.facts}>
        <GameSign game={table.game} />
        <b>{t.common.games[table.game]}</b>
        {goal !== null && <span>· {goal}</span>}
        <span>· {t.lobby.pace(table.turnSeconds)}</span>
      </p>
      {host !== undefined && <p>{t.door.doorHost(host.name)}</p>}
      <ul className={styles.people} aria-label={t.lobby.chairsTitle}>
        {seats.map((seat) => {
          const player = players.find((one) => one.seat === seat);
          return (
            <li key={seat}>
              {player === undefined ? (
                <>
                  <span className={styles.free} aria-hidden="true">
                    <Tulip />
                  </span>
                  <span className={styles.note}>{t.door.free}</span>
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
function goalText(
  options: AnyOptions,
  words: { goalPoints(points: number): string; goalDeals(deals: number): string },
): string | null {
  const goal = goalOf(options);
  if (goal === null) return null;
  return 'points' in goal ? words.goalPoints(goal.points) : words.goalDeals(goal.deals);
}
