// Sheets that are laid over the table: scores, the last trick, the cards that have gone, and help.

import {
  type Card,
  cardSymbol,
  type DealResult,
  rankOf,
  suitOf,
  type TableView,
} from '@kalpler/engine';
import type { Line, Piece } from '../../terminal/canvas.ts';
import { cardStyle, SUIT_ORDER, suitStyle, suitSymbol } from '../../terminal/cards.ts';
import type { Look, Style } from '../../terminal/style.ts';
import { padEnd, padStart, widthOf } from '../../terminal/width.ts';
import { shownChange, shownNumber } from '../numbers.ts';
import { deckOf, sidesOf, trickCards } from '../tricks.ts';
import type { Sheet } from '../ui.ts';
import type { Words } from '../words/words.ts';
import { factsOf, sideName } from './results.ts';

const HEAD: Style = { ink: 'amber', isBold: true };
const QUIET: Style = { ink: 'grey' };

export interface SheetScene {
  readonly view: TableView;
  readonly bots: readonly (string | null)[];
  readonly words: Words;
  readonly look: Look;
}

export function sheetLines(sheet: Sheet, scene: SheetScene): Line[] {
  switch (sheet) {
    case 'help':
      return helpLines(scene);
    case 'last':
      return lastTrickLines(scene);
    case 'scores':
      return scoreLines(scene);
    case 'played':
      return playedLines(scene);
  }
}

const plain = (text: string): Line => [{ text }];

type HelpRow = readonly [keys: string, meaning: string];

function helpRows(rows: readonly HelpRow[], width: number): Line[] {
  return rows.map(([keys, meaning]) => [
    { text: padEnd(keys, width), style: HEAD },
    { text: meaning },
  ]);
}

function helpLines(scene: SheetScene): Line[] {
  const { help, helpTyped } = scene.words.t;
  const width = 2 + Math.max(...[...help, ...helpTyped].map(([keys]) => widthOf(keys)));
  return [...helpRows(help, width), [], ...helpRows(helpTyped, width), [], against(scene)];
}

/** What can be typed, without the keys. */
export function typedHelp(scene: SheetScene): Line[] {
  const { helpTyped } = scene.words.t;
  const width = 2 + Math.max(...helpTyped.map(([keys]) => widthOf(keys)));
  return [...helpRows(helpTyped, width), against(scene)];
}

function against({ bots, view, words }: SheetScene): Line {
  const names = bots.flatMap((bot, seat) =>
    bot === null ? [] : [`${view.players[seat]} (${bot})`],
  );
  return plain(`${words.t.bots}: ${names.join(', ')}`);
}

export function lastTrickLines({ view, words, look }: SheetScene): Line[] {
  const { t } = words;
  const { deal } = view;
  const taker = deal?.takers.at(-1);
  if (deal === null || taker === undefined) return [plain(t.noTrick)];
  const width = 2 + Math.max(...view.players.map(widthOf));
  return [
    ...trickCards(view, deal, deal.takers.length - 1).map(
      ({ seat, card }): Line => [
        { text: padEnd(view.players[seat]!, width) },
        { text: padEnd(cardSymbol(card), 4), style: cardStyle(card, look) },
        { text: seat === taker ? ' ★' : '', style: HEAD },
      ],
    ),
    [],
    plain(t.tookTrick(view.players[taker]!)),
  ];
}

/** The newest deal first, so that it is seen without scrolling. */
export function scoreLines({ view, words }: SheetScene): Line[] {
  const { t } = words;
  const { results, standing, options } = view;
  const sides = sidesOf(view);
  const isKing = options.game === 'king';
  const column = sides.length === 2 ? 26 : 13;
  const first = (text: string) => padEnd(text, 7) + (isKing ? padEnd('', 14) : '');
  const names = sides.map((side) => padStart(sideName(view, side, words), column)).join(' ');
  const totals = sides.map(({ index }) => {
    const bags = standing.bags[index];
    const text = shownNumber(standing.totals[index] ?? 0);
    return padStart(bags === undefined ? text : `${t.bags} ${bags}  ${text}`, column);
  });
  const ends =
    options.game === 'hearts'
      ? options.endScore
      : options.game === 'spades'
        ? options.targetScore
        : null;
  return [
    [{ text: first(t.dealColumn) + names, style: HEAD }],
    [{ text: first(t.total) + totals.join(' '), style: { isBold: true } }],
    ...(results.length === 0 ? [plain(t.noScores)] : []),
    ...results.toReversed().flatMap((result) => resultLines(view, result, column, words)),
    ...(ends === null ? [] : [[], [{ text: t.target(shownNumber(ends)), style: QUIET }]]),
  ];
}

function resultLines(view: TableView, result: DealResult, column: number, words: Words): Line[] {
  const cells = sidesOf(view).map(({ index }) => {
    const change = shownChange(result.scores[index] ?? 0);
    return padStart(`${change} ${padStart(shownNumber(result.totals[index] ?? 0), 6)}`, column);
  });
  const isKing = result.game === 'king';
  const contract = isKing && result.contract !== null ? words.contract(result.contract) : '';
  const head = padEnd(String(result.number), 7) + (isKing ? padEnd(contract, 14) : '');
  const facts = isKing
    ? result.cancelled === null
      ? []
      : [words.t.cancelled[result.cancelled]]
    : factsOf(view, result, words);
  return [
    plain(head + cells.join(' ')),
    ...facts.map((text): Line => [{ text: padEnd('', 7) + text, style: QUIET }]),
  ];
}

/** Every card of the deck by suit: still out, in the own hand, or played; and who is known to lack a suit. */
export function playedLines({ view, words, look }: SheetScene): Line[] {
  const { t } = words;
  const { deal } = view;
  const deck = deckOf(view.options);
  const lines = SUIT_ORDER.map((suit): Line => {
    const cards = deck.filter((card) => suitOf(card) === suit);
    const high = [...cards].sort((a, b) => rankOf(b) - rankOf(a));
    return [
      { text: `${suitSymbol(suit)}  `, style: suitStyle(suit, look) },
      ...high.map((card) => playedPiece(view, card, look)),
    ];
  });
  const voids = shownVoids(view).map(
    ({ name, suits }): Line => [
      { text: `${name}: ` },
      ...suits.map((suit) => ({ text: `${suitSymbol(suit)} `, style: suitStyle(suit, look) })),
    ],
  );
  return [
    ...lines,
    [],
    [{ text: t.playedKey, style: QUIET }],
    ...(deal === null || voids.length === 0
      ? []
      : [[], [{ text: t.voids, style: HEAD }], ...voids]),
  ];
}

function playedPiece({ deal }: TableView, card: Card, look: Look): Piece {
  const name = cardSymbol(card).replace(/[♠♥♦♣]$/u, '');
  if (deal?.plays.includes(card)) return { text: padEnd(' · ', 5), style: QUIET };
  if (deal?.hand?.includes(card)) return { text: padEnd(`(${name})`, 5), style: QUIET };
  return { text: padEnd(` ${name}`, 5), style: cardStyle(card, look) };
}

/** Who did not follow a suit, by seat; the viewer is left out. */
function shownVoids(view: TableView): { name: string; suits: number[] }[] {
  const { deal } = view;
  if (deal === null) return [];
  const found = view.players.map(() => new Set<number>());
  for (let trick = 0; trick <= deal.takers.length; trick++) {
    const cards = trickCards(view, deal, trick);
    const led = cards[0] === undefined ? -1 : suitOf(cards[0].card);
    for (const { seat, card } of cards) if (suitOf(card) !== led) found[seat]!.add(led);
  }
  return found.flatMap((suits, seat) =>
    seat === view.seat || suits.size === 0
      ? []
      : [{ name: view.players[seat]!, suits: [...suits] }],
  );
}
