// What a finished deal has brought, in lines: what was special in it, and everybody's points.

import type { DealResult, TableView } from '@kalpler/engine';
import { gamePlugin } from '../../games/index.ts';
import type { Line } from '../../terminal/canvas.ts';
import { padEnd, padStart, widthOf } from '../../terminal/width.ts';
import type { Words } from '../../words.ts';
import { shownChange, shownNumber } from '../numbers.ts';
import { type Side, sidesOf } from '../tricks.ts';

export function sideName(view: TableView, side: Side, { t }: Words): string {
  if (side.seats.length === 1) return view.players[side.seats[0]!]!;
  const names = side.seats.map((seat) => view.players[seat]!).join(', ');
  return `${side.isOwn ? t.we : t.they} (${names})`;
}

/** What happened in a deal besides points. */
export function factsOf(view: TableView, result: DealResult, words: Words): string[] {
  const sides = sidesOf(view).map((side) => ({ ...side, name: sideName(view, side, words) }));
  return gamePlugin(result.game).table.facts(view, result, sides, words);
}

/** Everybody's points of a deal and in all, the best first. */
export function standingLines(view: TableView, words: Words): Line[] {
  const { standing } = view;
  const last = view.results.at(-1);
  const sign = gamePlugin(view.options.game).rules.isLowBest ? 1 : -1;
  const sides = sidesOf(view).sort(
    (a, b) => sign * (standing.totals[a.index]! - standing.totals[b.index]!),
  );
  const width = Math.max(...sides.map((side) => widthOf(sideName(view, side, words))));
  return sides.map((side) => {
    const isWinner = standing.winners?.includes(side.index) === true;
    const bags = standing.bags[side.index];
    return [
      { text: isWinner ? '★ ' : '  ', style: { ink: 'gold' } },
      { text: padEnd(sideName(view, side, words), width + 2), style: { isBold: side.isOwn } },
      { text: padStart(shownChange(last?.scores[side.index] ?? 0), 6), style: { ink: 'pale' } },
      { text: padStart(shownNumber(standing.totals[side.index]!), 8), style: { isBold: true } },
      ...(bags === undefined
        ? []
        : [{ text: `   ${words.t.bags.toLowerCase()} ${bags}`, style: { ink: 'pale' } as const }]),
    ];
  });
}

/** Who has won, in one line. */
export function winnerWords(view: TableView, { t }: Words): string {
  const { winners } = view.standing;
  const names = sidesOf(view)
    .filter(({ index }) => winners?.includes(index))
    .flatMap(({ seats }) => seats.map((seat) => view.players[seat]!));
  return t.winners(names.join(', '), names.length);
}
