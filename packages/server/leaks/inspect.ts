// Finds every card that a frame names, in whatever notation, and every value that has no business in a frame.

import { CARD_CODES, type Card, type Deck, SUITS } from '@kalpler/engine';

export interface Finding {
  readonly path: string;
  /** A card that is named there, or null with a word on what else is wrong. */
  readonly card: Card | null;
  readonly problem?: string;
}

/** Fields whose numbers are cards as the engine codes them. */
const CARD_FIELDS = new Set('hand plays marker gave received legal card cards'.split(' '));

/** Fields whose numbers are anything but cards. A number in any other field is reported. */
const NUMBER_FIELDS = new Set(
  `actors amount at awaitsDeal bagInterval bags bid bids bidsSubmitted blind bots calls cardCounts changes count
  counts createdAt cumulative cumulativeScores currentPlayer dealer delay finalScores finalTotals give
  jackTaker leader legalBids looked moonChoice moonShooter muted now number opener penaltyCounts
  player playerCount played points raw ready results roundNumber scores scoresUpdate seat seats selector
  since spectatorCount spectatorDelay startingPlayer submitted taken takers team teamTricks terms timeoutAt timestamp to totals trickWinners
  tricks tricksTaken turnSeconds version waitingFor winner winnerTeam winners boston el kupa erkek kiz rifki sonIki`.split(
    /\s+/,
  ),
);

/** What players write and what the table's rules say is no secret, whatever it looks like. */
const FREE_FIELDS = new Set(
  'options text playerNames commitment token url match secret salts'.split(' '),
);

const NAME = /(?<![\p{L}\p{N}])(?:(10|[2-9JQKA])([CDSH♣♦♠♥])|([BL])J)(?![\p{L}\p{N}])/giu;
const SYMBOLS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♠': 'S', '♥': 'H' };

export function inspect(value: unknown, deck: Deck): Finding[] {
  const found: Finding[] = [];
  walk(value, '', '', deck, found);
  return found;
}

function walk(value: unknown, field: string, path: string, deck: Deck, found: Finding[]): void {
  if (FREE_FIELDS.has(field)) return;
  if (typeof value === 'string') readText(value, path, deck, found);
  else if (typeof value === 'number') readNumber(value, field, path, deck, found);
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) walk(item, field, `${path}[${i}]`, deck, found);
  } else if (typeof value === 'object' && value !== null) {
    readCardObject(value as Record<string, unknown>, path, deck, found);
    for (const [key, item] of Object.entries(value)) walk(item, key, `${path}.${key}`, deck, found);
  }
}

function readNumber(
  value: number,
  field: string,
  path: string,
  deck: Deck,
  found: Finding[],
): void {
  if (CARD_FIELDS.has(field)) {
    const isCard = value >= 0 && value < CARD_CODES && deck.has(value as Card);
    found.push(
      isCard
        ? { path, card: value as Card }
        : { path, card: null, problem: `${value} is no card of this deck` },
    );
  } else if (!NUMBER_FIELDS.has(field)) {
    found.push({ path, card: null, problem: `a number in an unknown field: ${field}` });
  }
}

function readText(text: string, path: string, deck: Deck, found: Finding[]): void {
  for (const [, rank, suit, joker] of text.matchAll(NAME)) {
    const name = joker ? `${joker}J` : `${rank}${SYMBOLS[suit!] ?? suit}`;
    const card = deck.parse(name.toUpperCase());
    if (card !== undefined) found.push({ path, card });
  }
}

function readCardObject(
  { suit, rank }: Record<string, unknown>,
  path: string,
  deck: Deck,
  found: Finding[],
): void {
  if (rank === undefined || suit === undefined) return;
  const place = (SUITS as readonly unknown[]).indexOf(suit);
  const name = place < 0 ? `${rank}J` : `${rank}${'CDSH'[place]}`;
  const card = deck.parse(name);
  if (card === undefined)
    found.push({ path, card: null, problem: `no card of this deck: ${name}` });
  else found.push({ path, card });
}
