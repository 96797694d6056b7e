// One saved match in a list, which leads to it: the game, against whom, and how it stands or how it ended.

import type { MatchLine } from '@kalpler/match';
import { Link } from 'wouter';
import { GameArt } from '../games/GameArt.tsx';
import { sideOfSeat } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import type { MatchFacts } from './facts.ts';
import styles from './MatchRow.module.css';
import { useShown } from './shown.ts';

interface Props {
  readonly line: MatchLine;
  /** What it is remembered by, once it is over. */
  readonly facts: MatchFacts | null;
}

export function MatchRow({ line, facts }: Props) {
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
