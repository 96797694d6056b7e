// The winner's tile in bloom, with the name and how the match was won.

import { partyOutcome, type TableView } from '@kalpler/engine';
import { Avatar, Bloom } from '../art/index.ts';
import { isLowBest, ranking } from '../scores/sides.ts';
import { type EndTexts, useEndTexts } from '../texts/end-texts.ts';
import { type Texts, useTexts } from '../texts/table-texts.ts';
import { headlineOf, kingSeat } from './headline.ts';
import styles from './Winner.module.css';

export function Winner({ view }: { view: TableView }) {
  const t = useTexts();
  const ends = useEndTexts();
  const won = ranking(view)
    .map(({ side }) => side)
    .filter((side) => view.standing.winners?.includes(side.index));
  const seats = won.flatMap((side) => side.seats);
  const names = seats.map((seat) => view.players[seat]!);
  const hasWon = view.seat !== null && seats.includes(view.seat);
  const isOne = names.length === 1;
  // King is said already in how the match was won.
  const last = view.options.game === 'king' ? null : headlineOf(view, t);
  return (
    <section className={styles.winner}>
      <div className={styles.flower}>
        <Bloom />
        <div className={isOne ? styles.one : styles.many}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={isOne ? 'xl' : 'sm'} />
          ))}
        </div>
      </div>
      <p className={styles.kind}>{isOne ? ends.winner : ends.winners}</p>
      <h1 className={isOne ? undefined : styles.long}>{t.scores.names(names)}</h1>
      <p className={styles.how}>
        {howWon(view, won[0]?.index ?? 0, { ...t.panels, ...ends })}
        {hasWon && ` ${ends.youWon}`}
      </p>
      {last && <p className={styles.last}>{last.text}</p>}
    </section>
  );
}

function howWon(view: TableView, side: number, words: Texts['panels'] & EndTexts): string {
  const { totals } = view.standing;
  const total = totals[side] ?? 0;
  if (isLowBest(view)) return words.fewestPoints(total);
  const result = view.results.at(-1);
  if (view.options.game !== 'king' || result?.game !== 'king') return words.mostPoints(total);
  const king = kingSeat(result);
  if (king !== null) {
    const say = result.king === 'made' ? words.kingMade : words.kingLost;
    return say(view.players[king]!);
  }
  const { cikmis } = partyOutcome(view.options, totals);
  return cikmis.length > 0 ? words.cameOut(view.standing.winners!.length > 1) : words.bestOfSunk;
}
