// A table without pictures: the same state as the drawn one, in headings, lists and one line for commands.

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useClient } from '../state/client.tsx';
import { usePlainTexts } from '../texts/plain.ts';
import { PlainDoor } from './PlainDoor.tsx';
import { PlainTable } from './PlainTable.tsx';
import styles from './plain.module.css';

export function PlainPage({ slug }: { readonly slug: string }) {
  const p = usePlainTexts();
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
        <Link href={`/masa/${slug}`}>{p.toTable}</Link>
      </p>
      {table?.slug !== slug ? (
        <PlainDoor slug={slug} />
      ) : (
        <PlainTable key={slug} isWaiting={held === null} />
      )}
    </main>
  );
}
