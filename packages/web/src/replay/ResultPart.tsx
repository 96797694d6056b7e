// How a match ended: the winner, the ranking, its course, the score sheet and the rules it was played by.

import type { ReactNode } from 'react';
import { Avatar } from '../art/index.ts';
import { gameTable } from '../games/tables.ts';
import { RulesCard } from '../lobby/RulesCard.tsx';
import { Chart, FinalRanking } from '../panels/FinalRanking.tsx';
import { ScoreSheet } from '../scores/ScoreSheet.tsx';
import { sidesOf } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './ResultPart.module.css';
import type { MatchSummary } from './record.ts';

interface Props {
  readonly match: MatchSummary;
  readonly share: ReactNode;
}

export function ResultPart({ match, share }: Props) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  const m = useTexts('replay').replay;
  const { view } = match;
  const { winners } = view.standing;
  const { sheetName } = gameTable(view.options.game);
  const names = sidesOf(view)
    .filter(({ index }) => winners?.includes(index))
    .flatMap(({ seats }) => seats.map((seat) => view.players[seat]!));
  return (
    <section className={styles.result} aria-label={m.result}>
      <p className={styles.what}>
        {t.common.games[view.options.game]} · {m.deals(match.deals.length)}
      </p>
      {winners === null ? (
        <p>{match.isRunning ? m.running : match.isDaily ? m.daily : m.unfinished}</p>
      ) : (
        <div className={styles.won}>
          <span className={styles.faces}>
            {names.map((name) => (
              <Avatar key={name} name={name} size="lg" />
            ))}
          </span>
          <h2>
            <small>{names.length === 1 ? ends.winner : ends.winners}</small>
            {t.scores.names(names)}
          </h2>
        </div>
      )}
      <FinalRanking view={view} players={[]} />
      {view.results.length > 1 && <Chart view={view} />}
      {share}
      <div>
        <Disclosure head={sheetName === 'yazboz' ? t.scores.yazboz : m.sheet}>
          <ScoreSheet view={view} />
        </Disclosure>
        <Disclosure head={m.rules}>
          <RulesCard options={view.options} />
        </Disclosure>
      </div>
    </section>
  );
}
