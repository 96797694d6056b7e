// The table in a terminal that is too small for the drawn one: the same, as a few lines of text.

import { type Card, cardSymbol } from '@kalpler/engine';
import type { Canvas, Line, Piece } from '../../terminal/canvas.ts';
import { cardStyle, inHandOrder } from '../../terminal/cards.ts';
import { wrap } from '../../terminal/width.ts';
import { askOf } from '../ask.ts';
import { shownTrick } from '../tricks.ts';
import { drawBottom, messageOf } from './bottom.ts';
import { endLines } from './panel.ts';
import type { Scene } from './scene.ts';
import { askWords, headingOf, seatNote, trickHeading } from './seats.ts';

export function drawCompact(canvas: Canvas, scene: Scene): void {
  const { view, words, ui } = scene;
  const { columns, rows } = canvas;
  const heading = [...headingOf(view, words), trickHeading(view, words)].filter((part) => part);
  canvas.pieces(0, 0, [{ text: heading.join(' · '), style: { isBold: true } }], columns);
  drawBottom(canvas, scene, { x: 0, y: 0, columns, rows }, words.t.footer.short);
  const room = rows - 3;
  const ask = askOf(view);
  const isEnd = ask === 'pause' || ask === 'over';
  const asked: Line[] = wrap(askWords(view, ui.picked.length, words), columns).map((text) => [
    { text, style: { ink: 'amber', isBold: true } },
  ]);
  const { text, style } = messageOf(scene);
  const told: Line[] = wrap(text, columns)
    .slice(0, 2)
    .map((line) => [{ text: line, style }]);
  const needed = isEnd
    ? endLines(view, words)
    : [...asked, ...told, ...choiceLine(scene), ...handLines(scene)];
  const seats = isEnd ? [] : [...seatLines(scene), trickLine(scene)];
  // What is asked comes before what is good to know.
  const fitting = seats.slice(Math.max(0, seats.length - Math.max(0, room - needed.length)));
  for (const [i, line] of [...fitting, ...needed].slice(0, room).entries()) {
    canvas.pieces(0, 1 + i, line, columns);
  }
}

function seatLines({ view, words }: Scene): Line[] {
  return [...view.players.keys()]
    .filter((seat) => seat !== view.seat)
    .map((seat) => {
      const { name, notes, isActor, cards } = seatNote(view, seat, words);
      const style = isActor ? ({ ink: 'amber', isBold: true } as const) : {};
      return [
        { text: `${isActor ? '▸ ' : '  '}${name}`, style },
        { text: ` · ${notes.join(' · ')} · ▮${cards}`, style: { ink: 'grey' } },
      ];
    });
}

function trickLine({ view, words, look }: Scene): Line {
  const { cards, taker } = shownTrick(view);
  if (cards.length === 0) return [{ text: words.t.emptyTable, style: { ink: 'grey' } }];
  return cards.flatMap(({ seat, card }): Piece[] => [
    { text: `${view.players[seat]} `, style: { ink: 'grey' } },
    { text: cardSymbol(card), style: cardStyle(card, look) },
    { text: seat === taker ? '★ ' : '  ' },
  ]);
}

function choiceLine({ choices, ui }: Scene): Line[] {
  const choice = choices[ui.choice];
  if (choice === undefined) return [];
  const place = `${ui.choice + 1}/${choices.length}`;
  return [
    [
      { text: '‹ ' },
      { text: choice.label, style: { isBold: true, isInverse: true } },
      { text: ` ›  ${choice.note}  ${place}`, style: { ink: 'grey' } },
    ],
  ];
}

/** Cards side by side in as many lines as they need. */
function handLines(scene: Scene): Line[] {
  const { view, look } = scene;
  const { deal, seat } = view;
  if (deal === null || seat === null) return [];
  if (deal.hand === null) return [[{ text: '▒▒ '.repeat(deal.counts[seat]!) }]];
  const perLine = Math.max(1, Math.floor(scene.size.columns / 5));
  const lines: Piece[][] = [];
  for (const [i, card] of inHandOrder(deal.hand).entries()) {
    if (i % perLine === 0) lines.push([]);
    lines.at(-1)!.push(cardPiece(scene, card, look));
  }
  return lines;
}

function cardPiece({ view, ui }: Scene, card: Card, look: Scene['look']): Piece {
  const ask = askOf(view);
  const isUnder = card === ui.card && (ask === 'play' || ask === 'give');
  const isPlayable = ask === 'play' && view.deal!.legal.includes(card);
  const isFaint = ask === 'play' && !isPlayable;
  const marks = isUnder ? '[]' : ui.picked.includes(card) ? '**' : isPlayable ? ' •' : '  ';
  const text = `${marks[0]}${cardSymbol(card)}${marks[1]}`;
  const style = isFaint ? { isDim: true } : cardStyle(card, look);
  return { text: text.padEnd(5), style: isUnder ? { ...style, isInverse: true } : style };
}
