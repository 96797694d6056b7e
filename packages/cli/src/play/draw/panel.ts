// The panel on the felt: choices that are not cards, the end of a deal, the end of a match.

import type { TableView } from '@kalpler/engine';
import { gamePlugin } from '../../games/index.ts';
import type { ListedMove } from '../../games/plugin.ts';
import type { Canvas, Line } from '../../terminal/canvas.ts';
import type { Style } from '../../terminal/style.ts';
import { padEnd, widthOf, wrap } from '../../terminal/width.ts';
import type { Words } from '../../words.ts';
import { askOf } from '../ask.ts';
import { sidesOf } from '../tricks.ts';
import { factsOf, standingLines, winnerWords } from './results.ts';
import type { Area, Scene } from './scene.ts';
import { askWords } from './seats.ts';

const TITLE: Style = { ink: 'gold', isBold: true };
const QUIET: Style = { ink: 'pale' };
const UNDER: Style = { ink: 'black', ground: 'gold', isBold: true };
/** Between two choices. */
const GAP = 2;

/** What one choice takes with its brackets and, where all are shown, its note. */
function cellText({ label, note }: ListedMove, hasNotes: boolean): string {
  return hasNotes && note !== '' ? `${label}  ${note}` : label;
}

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly hasNotes: boolean;
}

/** How choices are laid out: games of King with what they are worth, bids as close as they can be. */
export function gridOf(choices: readonly ListedMove[], columns: number): Grid {
  const hasNotes = choices.some(({ move }) => move.kind === 'choose');
  const widest = Math.max(...choices.map((choice) => widthOf(cellText(choice, hasNotes))), 1);
  const width = Math.min(columns, widest + 2);
  const most = Math.max(1, Math.floor((columns + GAP) / (width + GAP)));
  return {
    columns: Math.min(hasNotes ? 2 : 7, most, Math.max(1, choices.length)),
    width,
    hasNotes,
  };
}

export function drawPanel(canvas: Canvas, scene: Scene, area: Area): void {
  const { view, words } = scene;
  const ask = askOf(view);
  if (ask === 'choose') drawChoices(canvas, scene, area);
  if (ask === 'pause' || ask === 'over') {
    drawLines(canvas, endLines(view, words), area);
  }
}

/** The end of a deal or of a match, the most important first. */
export function endLines(view: TableView, words: Words): Line[] {
  const { t } = words;
  const result = view.results.at(-1);
  const isOver = view.standing.winners !== null;
  const title = isOver ? winnerWords(view, words) : t.dealOver(result?.number ?? 0);
  const facts = result === undefined ? [] : factsOf(view, result, words);
  const isWon = sidesOf(view).some(
    ({ isOwn, index }) => isOwn && view.standing.winners?.includes(index),
  );
  return [
    [{ text: isWon ? `${title}  ${t.youWon}` : title, style: TITLE }],
    ...facts.map((text): Line => [{ text, style: QUIET }]),
    [],
    ...standingLines(view, words),
  ];
}

function drawLines(canvas: Canvas, lines: readonly Line[], area: Area): void {
  const widths = lines.map((line) => line.reduce((sum, { text }) => sum + widthOf(text), 0));
  const widest = Math.min(area.columns, Math.max(0, ...widths));
  const top = area.y + Math.max(0, Math.floor((area.rows - lines.length) / 2));
  const x = area.x + Math.floor((area.columns - widest) / 2);
  for (const [i, line] of lines.slice(0, area.rows).entries()) {
    canvas.pieces(x, top + i, line, Math.min(area.columns, widest));
  }
}

function drawChoices(canvas: Canvas, { view, choices, words, ui }: Scene, area: Area): void {
  const { columns, width, hasNotes } = gridOf(choices, area.columns);
  const rows = Math.ceil(choices.length / columns);
  const info = infoLines(view, words).flatMap((text) => wrap(text, area.columns));
  const note = hasNotes ? '' : (choices[ui.choice]?.note ?? '');
  const room = area.rows - rows;
  const shown = info.slice(0, Math.max(0, room - 2));
  const middle = area.x + Math.floor(area.columns / 2);
  const isTight = room < shown.length + 3;
  let y = area.y + Math.max(0, Math.floor((room - shown.length - (isTight ? 1 : 2)) / 2));
  canvas.textAround(middle, y++, askWords(view, 0, words), TITLE);
  for (const text of shown) canvas.textAround(middle, y++, text, QUIET);
  if (!isTight) y++;
  const whole = columns * width + (columns - 1) * GAP;
  const left = area.x + Math.max(0, Math.floor((area.columns - whole) / 2));
  for (const [i, choice] of choices.entries()) {
    const x = left + (i % columns) * (width + GAP);
    const row = y + Math.floor(i / columns);
    const isUnder = i === ui.choice;
    const text = padEnd(cellText(choice, hasNotes), width - 2);
    const isAdvised =
      ui.advised !== null && JSON.stringify(ui.advised) === JSON.stringify(choice.move);
    const marks = isUnder ? '[]' : isAdvised ? '★ ' : '  ';
    canvas.text(x, row, `${marks[0]}${text}${marks[1]}`, isUnder ? UNDER : { isBold: true });
  }
  if (note !== '') canvas.textAround(middle, y + rows, note, QUIET);
}

/** What is good to know before one chooses. */
function infoLines(view: TableView, words: Words): string[] {
  const { deal } = view;
  return deal === null ? [] : (gamePlugin(deal.game).table.info?.(view, deal, words) ?? []);
}
