// The table in a terminal that is too small for the drawn one: the same, as a few lines of text.

import { type Card, cardSymbol } from '@kalpler/engine';
import type { Canvas, Line, Piece } from '../../terminal/canvas.ts';
import { cardStyle, inHandOrder } from '../../terminal/cards.ts';
import { flow } from '../../terminal/flow.ts';
import { widthOf, wrap, wrapIn } from '../../terminal/width.ts';
import { isSameMove } from '../advice.ts';
import { askOf } from '../ask.ts';
import { shownTrick } from '../tricks.ts';
import { isAdvised } from '../ui.ts';
import { drawBottom, keysOf, messageOf } from './bottom.ts';
import { endLines } from './panel.ts';
import type { Scene } from './scene.ts';
import { askWords, headingOf, seatNote, trickHeading } from './seats.ts';

export function drawCompact(canvas: Canvas, scene: Scene): void {
  const { view, words, ui } = scene;
  const { columns, rows } = canvas;
  const heading = [...headingOf(view, words), trickHeading(view, words)].filter((part) => part);
  canvas.pieces(0, 0, [{ text: heading.join(' · '), style: { isBold: true } }], columns);
  const ask = askOf(view);
  const keys = widthOf(keysOf(scene)) <= columns ? keysOf(scene) : words.t.shortFooter[ask];
  drawBottom(canvas, scene, { x: 0, y: 0, columns, rows }, keys);
  const room = rows - 3;
  const isEnd = ask === 'pause' || ask === 'over';
  const asked: Line[] = wrap(askWords(view, ui.picked.length, words), columns).map((text) => [
    { text, style: { ink: 'amber', isBold: true } },
  ]);
  const above = isEnd ? endLines(view, words) : asked;
  const below = isEnd ? [] : [...choiceLine(scene), ...handLines(scene)];
  // What is on the table and what the person has are seen, however long a message is.
  const kept = isEnd ? [] : [trickLine(scene), ...flow(ownLine(scene), columns, 4)];
  const seats = isEnd ? [] : [...seatLines(scene), ...kept];
  const { text, style } = messageOf(scene);
  const spare = room - above.length - below.length - kept.length;
  const messages = wrapIn(text, columns, Math.max(1, spare)).map(
    (line): Line => [{ text: line, style }],
  );
  // A message at the end of a deal says what was typed wrongly: it comes before the points, which are in the sheet.
  const needed = isEnd ? [...messages, ...above] : [...above, ...messages, ...below];
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

/** The person's own points and tricks; the cards are seen. */
function ownLine({ view, words }: Scene): Line {
  if (view.seat === null) return [];
  const { name, notes } = seatNote(view, view.seat, words);
  return [
    { text: `  ${name}`, style: { isBold: true } },
    { text: ` · ${notes.join(' · ')}`, style: { ink: 'grey' } },
  ];
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
  const isBest = ui.advised !== null && isSameMove(ui.advised, choice.move);
  return [
    [
      { text: isBest ? '‹★' : '‹ ' },
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
  const isPicked = ui.picked.includes(card);
  const before = isAdvised(ui, card) ? '★' : isUnder ? '[' : isPicked ? '*' : ' ';
  const behind = isPicked ? '*' : isUnder ? ']' : isPlayable ? '•' : ' ';
  const text = `${before}${cardSymbol(card)}${behind}`;
  const style = isFaint ? { isDim: true } : cardStyle(card, look);
  return { text: text.padEnd(5), style: isUnder ? { ...style, isInverse: true } : style };
}
