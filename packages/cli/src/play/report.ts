// The table as plain lines, for a game without a screen: what has happened since the last question, and the hand.

import { type DealView, suitOf, type TableView } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { Line } from '../terminal/canvas.ts';
import { cardsText, cardText, inHandOrder, SUIT_ORDER } from '../terminal/cards.ts';
import { type Look, paint } from '../terminal/style.ts';
import type { Words } from '../words.ts';
import { endLines } from './draw/panel.ts';
import { headingOf } from './draw/seats.ts';
import { trickCards } from './tricks.ts';

export function lineText(line: Line, look: Look): string {
  return line
    .map(({ text, style = {} }) => paint(text, style, look))
    .join('')
    .trimEnd();
}

/** The hand by suits, as in `♠ A♠ K♠ 7♠   ♥ Q♥`. */
export function handText({ deal, seat }: TableView, { t }: Words, look: Look): string {
  if (deal === null || seat === null) return `${t.yourHand}: –`;
  if (deal.hand === null) return `${t.yourHand}: ${'▒▒ '.repeat(deal.counts[seat]!).trimEnd()}`;
  const hand = inHandOrder(deal.hand);
  const suits = SUIT_ORDER.map((suit) => hand.filter((card) => suitOf(card) === suit));
  const groups = suits.filter((cards) => cards.length > 0).map((cards) => cardsText(cards, look));
  return `${t.yourHand}: ${groups.join('   ') || '–'}`;
}

/** One trick in a line, as in `Trick 3: Elif 7♠ · Kaan Q♠`. */
export function trickText(view: TableView, trick: number, { t }: Words, look: Look): string {
  const deal = view.deal!;
  const cards = trickCards(view, deal, trick).map(
    ({ seat, card }) => `${view.players[seat]} ${cardText(card, look)}`,
  );
  const taker = deal.takers[trick];
  const end = taker === undefined ? '' : ` → ${view.players[taker]}`;
  return `${t.trickOf(trick + 1)}: ${cards.join(' · ')}${end}`;
}

/** What has happened since the person saw `old`. Null: nothing has been shown so far. */
export function newsOf(
  before: TableView | null,
  after: TableView,
  words: Words,
  look: Look,
): string[] {
  const { deal } = after;
  if (deal === null) return [];
  const isSame = before?.deal != null && isSameDeal(before, after);
  const old = isSame ? before.deal : null;
  const lines: string[] = [];
  if (old === null) lines.push('', `── ${headingOf(after, words).join(' · ')} ──`);
  lines.push(...choiceNews(old, after, deal, words, look));
  const firstTrick = Math.floor((old?.plays.length ?? 0) / after.players.length);
  if (deal.plays.length > (old?.plays.length ?? 0)) {
    const tricks = Math.ceil(deal.plays.length / after.players.length);
    for (let trick = firstTrick; trick < tricks; trick++)
      lines.push(trickText(after, trick, words, look));
  }
  const isEnd = after.awaitsPause || after.standing.winners !== null;
  if (isEnd && !(isSame && (before.awaitsPause || before.standing.winners !== null))) {
    lines.push('', ...endLines(after, words).map((line) => lineText(line, look)), '');
  }
  return lines;
}

/** A deal that is played again, or was taken back, has another beginning or fewer plays. */
function isSameDeal(before: TableView, after: TableView): boolean {
  if (after.version < before.version) return false;
  return (
    before.results.length === after.results.length ||
    (before.results.length + 1 === after.results.length &&
      before.deal?.setup.number === after.deal?.setup.number)
  );
}

function choiceNews(
  old: DealView | null,
  view: TableView,
  deal: DealView,
  words: Words,
  look: Look,
): string[] {
  const { t } = words;
  const lines: string[] = [];
  const cards = (list: Parameters<typeof inHandOrder>[0]) => cardsText(inHandOrder(list), look);
  if (deal.gave !== null && old?.gave == null) lines.push(t.gave(cards(deal.gave)));
  if (deal.received !== null && old?.received == null) {
    lines.push(t.received(cards(deal.received)));
  }
  const { news } = gamePlugin(deal.game).table;
  if (news !== undefined) lines.push(...news(old, view, deal, words));
  return lines;
}
