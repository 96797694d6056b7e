// A table without pictures: the same state as the drawn one, in headings, lists and one line for commands.

import type { GameId } from '@kalpler/engine';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGameTable } from '../games/tables.ts';
import { type TableAddress, tableAddress } from '../state/address.ts';
import { useOnline } from '../state/online-context.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './TextMode.module.css';
import { TextModeTable } from './TextModeTable.tsx';

interface AddressProps {
  readonly address: TableAddress;
}

export function TextModePage({ address }: AddressProps) {
  const { slug, key } = address;
  const p = useTexts('text-mode');
  const { table, held } = useOnline().state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked] = useState(() => table?.slug !== slug);
  // Coming over from the drawn table, one begins at the top.
  useEffect(() => {
    if (!isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <main className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {p.title(slug)}
      </h1>
      <p>
        <Link href={tableAddress({ slug, key: table?.key ?? key })}>{p.toTable}</Link>
      </p>
      {table?.slug !== slug ? (
        <TextModeDoor address={address} />
      ) : (
        <TableOfGame key={slug} game={table.game} isWaiting={held === null} />
      )}
    </main>
  );
}

interface TableOfGameProps {
  readonly game: GameId;
  readonly isWaiting: boolean;
}

/** Shown with what its game says in words. */
function TableOfGame({ game, isWaiting }: TableOfGameProps) {
  return useGameTable(game) && <TextModeTable isWaiting={isWaiting} />;
}

/** The way to a table in text mode: one's own seat, a free one, or a look. */
function TextModeDoor({ address: { slug, key } }: AddressProps) {
  const p = useTexts('text-mode');
  const t = useTexts('table');
  const { session } = useOnline();
  const { settings, change } = useSettings();
  const [problem, setProblem] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isGone = problem === p.gone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each table
  useEffect(() => {
    void session.look(slug, key).then((answer) => {
      session.dismissProblem();
      if (answer.ok && answer.seat !== null) void session.comeBack(slug);
      else if (answer.ok) setOpen(true);
      else if (answer.error.code === 'TABLE_NOT_FOUND') setProblem(p.gone);
      else setProblem(t.common.error(answer.error));
    });
  }, [slug]);
  const enter = async (ask: ReturnType<typeof session.join>) => {
    const answer = await ask;
    session.dismissProblem();
    if (!answer.ok) setProblem(t.common.error(answer.error));
  };
  const sit = (event: FormEvent) => {
    event.preventDefault();
    void enter(session.join(slug, settings.name, key));
  };
  return (
    <>
      <p role="status">{problem !== '' ? problem : isOpen ? '' : p.looking}</p>
      {isOpen && (
        <form className={styles.command} onSubmit={sit}>
          <label>
            {p.nameLabel}
            <input
              value={settings.name}
              maxLength={20}
              required
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <Button kind="primary" type="submit">
            {p.sit}
          </Button>
          <Button onClick={() => void enter(session.watch(slug, key))}>{p.watch}</Button>
        </form>
      )}
      {isGone && (
        <p>
          <Link href="/">{p.home}</Link>
        </p>
      )}
    </>
  );
}
