// All matches that are saved: running ones to go on with, finished ones to look at.

import type { MatchLine } from '@kalpler/match';
import { useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { ListNote } from '../ui/ListNote.tsx';
import styles from './MatchesPart.module.css';
import { MatchRow } from './MatchRow.tsx';
import type { Records } from './use-records.ts';

const STEP = 20;

export function MatchesPart({ records }: { readonly records: Records }) {
  const s = useTexts('stats').stats;
  const { lines, facts } = records;
  const [shown, setShown] = useState(STEP);
  if (lines.length === 0) return <ListNote title={s.noMatches} help={s.noMatchesHelp} />;
  const running = lines.filter(({ progress }) => !progress.isOver);
  const finished = lines.filter(({ progress }) => progress.isOver);
  const left = finished.length - shown;
  const row = (line: MatchLine) => (
    <MatchRow
      key={line.match.id}
      line={line}
      facts={facts.find(({ id }) => id === line.match.id) ?? null}
    />
  );
  return (
    <div className={styles.matches}>
      {running.length > 0 && (
        <section>
          <h2>{s.running}</h2>
          <ul>{running.map(row)}</ul>
        </section>
      )}
      {finished.length > 0 && (
        <section>
          <h2>{s.finished}</h2>
          <ul>{finished.slice(0, shown).map(row)}</ul>
          {left > 0 && (
            <Button kind="ghost" isWide onClick={() => setShown(shown + STEP)}>
              {s.more(Math.min(left, STEP))}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
