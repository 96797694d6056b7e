// The figures that everybody looks for first.

import { gameEntry } from '../games/games.ts';
import { useTexts } from '../state/texts.ts';
import { type Figure, FigureList } from './FigureList.tsx';
import type { GameChoice } from './filter.ts';
import styles from './KeyFigures.module.css';
import { RateBloom } from './RateBloom.tsx';
import { useShown } from './shown.ts';
import type { Summary } from './summary.ts';

interface Props {
  readonly summary: Summary;
  readonly game: GameChoice;
}

export function KeyFigures({ summary, game }: Props) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const { matches, wins, rate, deals, helped, streak, points } = summary;
  const percent = shown.percent(rate ?? 0);
  const figures: Figure[] = [
    { name: s.streak, value: shown.number(streak.now), sub: s.longest(streak.longest) },
    { name: s.deals, value: shown.number(deals), sub: helped > 0 ? s.helped(helped) : undefined },
  ];
  if (game !== 'all' && points !== null) {
    const { perMatch, perDeal, best, worst } = points;
    const sub = gameEntry(game).isLowBest ? s.lowIsBest : undefined;
    figures.unshift(
      { name: s.perMatch, value: shown.number(perMatch), sub },
      { name: s.perDeal, value: perDeal === null ? s.none : shown.number(perDeal) },
      { name: s.best, value: shown.number(best) },
      { name: s.worst, value: shown.number(worst) },
    );
  } else {
    figures.unshift(
      { name: s.matches, value: shown.number(matches) },
      { name: s.wins, value: shown.number(wins) },
    );
  }
  return (
    <section className={styles.key} aria-label={s.rate}>
      <RateBloom
        rate={rate ?? 0}
        value={percent}
        sub={s.wonOf(wins, matches)}
        label={s.rateLabel(percent, wins, matches)}
      />
      <FigureList figures={figures} />
    </section>
  );
}
