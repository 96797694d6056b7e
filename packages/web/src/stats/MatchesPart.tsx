// All matches that are saved: running ones to go on with, finished ones to look at.

import type { MatchLine } from '@kalpler/match';
import { useState } from 'react';
import { Link } from 'wouter';
import { GameArt } from '../games/GameArt.tsx';
import { sideOfSeat } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { ListNote } from '../ui/ListNote.tsx';
import type { MatchFacts } from './facts.ts';
import { useShown } from './figures/shown.ts';
import styles from './MatchesPart.module.css';
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

interface Props {
  readonly line: MatchLine;
  /** What it is remembered by, once it is over. */
  readonly facts: MatchFacts | null;
}

/** One saved match in a list, which leads to it: the game, against whom, and how it stands or how it ended. */
function MatchRow({ line, facts }: Props) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  const shown = useShown();
  const { match, progress } = line;
  const { game, players } = match.opening;
  const rivals = players.filter((_, seat) => seat !== match.seat);
  const points = progress.totals[sideOfSeat(progress.totals, match.seat)];
  const said = [shown.moment(progress.playedAt)];
  if (facts === null) said.push(s.dealsPlayed(progress.deals));
  else said.push(facts.isWon ? s.won : s.place(facts.place));
  if (progress.hints + progress.undos > 0) said.push(s.withHelp);
  return (
    <li>
      <Link
        className={styles.row}
        href={progress.isOver ? `/mac/tek/${match.id}` : `/tek/${match.id}`}
      >
        <span className={styles.art}>
          <GameArt game={game} />
        </span>
        <span className={styles.text}>
          <b>{match.day === null ? t.common.games[game] : s.dailyOf(shown.day(match.day))}</b>
          <span>{rivals.join(', ')}</span>
          <span>{said.join(' · ')}</span>
        </span>
        <span className={styles.end}>
          <b data-won={facts?.isWon === true}>
            {points === undefined ? s.none : shown.number(points)}
          </b>
          <span>{progress.isOver ? s.look : s.continue}</span>
        </span>
      </Link>
    </li>
  );
}
