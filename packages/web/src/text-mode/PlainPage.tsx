// A table without pictures: the same state as the drawn one, in headings, lists and one line for commands.

import type { GameId } from '@kalpler/engine';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGameUi } from '../games/games.ts';
import { tableAddress } from '../state/address.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../state/texts.ts';
import { PlainDoor } from './PlainDoor.tsx';
import { PlainTable } from './PlainTable.tsx';
import styles from './plain.module.css';

interface Props {
  readonly slug: string;
  readonly code: string | null;
}

export function PlainPage({ slug, code }: Props) {
  const p = useTexts('text-mode');
  const { table, held } = useClient().state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked] = useState(() => table?.slug !== slug);
  // Whoever came over from the drawn table begins at the top.
  useEffect(() => {
    if (!isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <main className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {p.title(slug)}
      </h1>
      <p>
        <Link href={tableAddress({ slug, key: table?.key ?? code })}>{p.toTable}</Link>
      </p>
      {table?.slug !== slug ? (
        <PlainDoor slug={slug} code={code} />
      ) : (
        <Suspense>
          <TableOfGame key={slug} game={table.game} isWaiting={held === null} />
        </Suspense>
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
  useGameUi(game);
  return <PlainTable isWaiting={isWaiting} />;
}
