// The score sheet: a column for each side, or, where there is no room for columns, a line for each.

import type { DealResult, TableView } from '@kalpler/engine';
import { gamePlugin } from '../../games/index.ts';
import type { Line } from '../../terminal/canvas.ts';
import { padEnd, padStart, widthOf } from '../../terminal/width.ts';
import type { Words } from '../../words.ts';
import { shownChange, shownNumber } from '../numbers.ts';
import { type Side, sidesOf } from '../tricks.ts';
import { factsOf, sideName } from './results.ts';
import { HEAD, plain, QUIET, type SheetScene } from './scene.ts';

const NUMBER_WIDTH = 7;
const CONTRACT_WIDTH = 14;

/** The newest deal first, so that it is seen without scrolling. */
export function scoreLines(scene: SheetScene): Line[] {
  const { view, words } = scene;
  const { t } = words;
  const { options, results } = view;
  const ends = gamePlugin(options.game).rules.goal(options);
  const newest = results.toReversed();
  const column = columnOf(view);
  const isNarrow = widthOf(namesLine(view, column, words)) > (scene.columns ?? Infinity);
  const none = results.length === 0 ? [plain(t.noScores)] : [];
  const lines = isNarrow
    ? [...totalList(scene), ...none, ...newest.flatMap((result) => resultList(scene, result))]
    : [
        [{ text: namesLine(view, column, words), style: HEAD }],
        totalsLine(view, column, words),
        ...none,
        ...newest.flatMap((result) => resultLines(view, result, column, words)),
      ];
  const target = ends === null ? [] : [[], [{ text: t.target(shownNumber(ends)), style: QUIET }]];
  return [...lines, ...target];
}

function columnOf(view: TableView): number {
  return sidesOf(view).length === 2 ? 26 : 13;
}

function firstColumn(view: TableView, text: string, contract = ''): string {
  const hasContracts = gamePlugin(view.options.game).table.contract !== undefined;
  return padEnd(text, NUMBER_WIDTH) + (hasContracts ? padEnd(contract, CONTRACT_WIDTH) : '');
}

function namesLine(view: TableView, column: number, words: Words): string {
  const names = sidesOf(view).map((side) => padStart(sideName(view, side, words), column));
  return firstColumn(view, words.t.dealColumn) + names.join(' ');
}

/** Points of a side in all, behind its bags. */
function totalOf({ standing }: TableView, { index }: Side, { t }: Words): string {
  const bags = standing.bags[index];
  const text = shownNumber(standing.totals[index] ?? 0);
  return bags === undefined ? text : `${t.bags} ${bags}  ${text}`;
}

function totalsLine(view: TableView, column: number, words: Words): Line {
  const totals = sidesOf(view).map((side) => padStart(totalOf(view, side, words), column));
  const text = firstColumn(view, words.t.total) + totals.join(' ');
  return [{ text, style: { isBold: true } }];
}

/** What a side got in a deal, and what it then had. */
function changeOf(result: DealResult, { index }: Side): string {
  const total = shownNumber(result.totals[index] ?? 0);
  return `${shownChange(result.scores[index] ?? 0)} ${padStart(total, 6)}`;
}

function contractOf(result: DealResult, words: Words): string {
  return gamePlugin(result.game).table.contract?.(result, words) ?? '';
}

function resultLines(view: TableView, result: DealResult, column: number, words: Words): Line[] {
  const cells = sidesOf(view).map((side) => padStart(changeOf(result, side), column));
  const head = firstColumn(view, String(result.number), contractOf(result, words));
  const facts = sheetFacts(view, result, words);
  return [
    plain(head + cells.join(' ')),
    ...facts.map((text): Line => [{ text: padEnd('', NUMBER_WIDTH) + text, style: QUIET }]),
  ];
}

/** Only what the columns do not show. */
function sheetFacts(view: TableView, result: DealResult, words: Words): string[] {
  const { table } = gamePlugin(result.game);
  return table.sheetFacts?.(result, words.t) ?? factsOf(view, result, words);
}

function totalList({ view, words, columns }: SheetScene): Line[] {
  const lines = sidesOf(view).map((side): Line => {
    const text = listed(sideName(view, side, words), totalOf(view, side, words), columns);
    return [{ text, style: { isBold: true } }];
  });
  return [[{ text: words.t.total, style: HEAD }], ...lines];
}

function resultList({ view, words, columns }: SheetScene, result: DealResult): Line[] {
  const head = `${words.t.dealColumn} ${result.number}`;
  const contract = contractOf(result, words);
  const facts = sheetFacts(view, result, words);
  return [
    [{ text: contract === '' ? head : `${head}  ${contract}`, style: HEAD }],
    ...sidesOf(view).map((side) =>
      plain(listed(sideName(view, side, words), changeOf(result, side), columns)),
    ),
    ...facts.map((text): Line => [{ text: `  ${text}`, style: QUIET }]),
  ];
}

/** A name on the left and a number on the right of a line. */
function listed(name: string, number: string, columns = 0): string {
  const left = `  ${name} `;
  return left + padStart(number, Math.max(widthOf(number), columns - widthOf(left)));
}
