// Sheets that are laid over the table: scores, the last trick, the cards that have gone, and help.

import { type Card, cardSymbol, rankOf, suitOf, type TableView } from '@kalpler/engine';
import type { Line, Piece } from '../../terminal/canvas.ts';
import { cardStyle, SUIT_ORDER, suitStyle, suitSymbol } from '../../terminal/cards.ts';
import { flow } from '../../terminal/flow.ts';
import type { Look } from '../../terminal/style.ts';
import { padEnd, widthOf, wrap } from '../../terminal/width.ts';
import { deckOf, trickCards } from '../tricks.ts';
import type { Sheet } from '../ui.ts';
import { HEAD, plain, QUIET, type SheetScene } from './scene.ts';
import { scoreLines } from './score-sheet.ts';

/** Below the suit, where the cards of one go on. */
const SUIT_INDENT = 3;

/** Lines that are no wider than the scene allows; what is wider goes on below. */
export function sheetLines(sheet: Sheet, scene: SheetScene): Line[] {
  const { columns = Infinity } = scene;
  return linesOf(sheet, scene).flatMap((line) => flow(line, columns));
}

function linesOf(sheet: Sheet, scene: SheetScene): Line[] {
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

function lastTrickLines({ view, words, look }: SheetScene): Line[] {
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

/** Every card of the deck by suit: still out, in the player's hand, or played; and who is known to lack a suit. */
function playedLines({ view, words, look, columns = Infinity }: SheetScene): Line[] {
  const { t } = words;
  const { deal } = view;
  const deck = deckOf(view.options);
  const lines = SUIT_ORDER.flatMap((suit) => {
    const cards = deck.filter((card) => suitOf(card) === suit);
    const high = [...cards].sort((a, b) => rankOf(b) - rankOf(a));
    const names = shortNames(high);
    const row = [
      { text: padEnd(suitSymbol(suit), SUIT_INDENT), style: suitStyle(suit, look) },
      ...high.map((card, i) => playedPiece(view, card, names[i]!, look)),
    ];
    return flow(row, columns, SUIT_INDENT);
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

/** Ranks alone; with the suit where two of a rank stand in a row, as the deuces do that are trumps. */
function shortNames(cards: readonly Card[]): string[] {
  const ranks = cards.map((card) => cardSymbol(card).replace(/[♠♥♦♣]$/u, ''));
  return ranks.map((rank, i) =>
    ranks.indexOf(rank) === ranks.lastIndexOf(rank) ? rank : cardSymbol(cards[i]!),
  );
}

function playedPiece({ deal }: TableView, card: Card, name: string, look: Look): Piece {
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

type HelpRow = readonly [keys: string, meaning: string];

/** What a meaning needs beside its keys, so as not to be chopped into single words. */
const LEAST_MEANING = 24;

/**
 * Help: what each key does and what can be typed, beside each other, or one below the other in a narrow terminal.
 */
function helpLines(scene: SheetScene): Line[] {
  const { help, helpTyped } = scene.words.t;
  const { columns } = scene;
  return [...helpRows(help, columns), [], ...helpRows(helpTyped, columns), [], against(scene)];
}

/** What can be typed, without the keys. */
export function typedHelp(scene: SheetScene): Line[] {
  return [...helpRows(scene.words.t.helpTyped, scene.columns), against(scene)];
}

function helpRows(rows: readonly HelpRow[], columns = Infinity): Line[] {
  const width = 2 + Math.max(...rows.map(([keys]) => widthOf(keys)));
  const isStacked = columns - width < LEAST_MEANING;
  return rows.flatMap(([keys, meaning]): Line[] => {
    if (isStacked) {
      const below = wrap(meaning, columns - 2).map((text) => plain(`  ${text}`));
      return keys === '' ? below : [[{ text: keys, style: HEAD }], ...below];
    }
    return wrap(meaning, columns - width).map((text, i) => [
      { text: padEnd(i === 0 ? keys : '', width), style: HEAD },
      { text },
    ]);
  });
}

function against({ bots, view, words }: SheetScene): Line {
  const names = bots.flatMap((bot, seat) =>
    bot === null ? [] : [`${view.players[seat]} (${bot})`],
  );
  return plain(`${words.t.bots}: ${names.join(', ')}`);
}
