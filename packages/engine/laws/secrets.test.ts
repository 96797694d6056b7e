// Where the deals come from is never shown, and a view names no card that its viewer may not know.

import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  type Card,
  dealNext,
  GAME_IDS,
  hasSeat,
  listCards,
  openTable,
  type Seat,
  SeededRandom,
  seededDraw,
  type Table,
  viewTable,
} from '../src/index.ts';
import { game } from '../testing/cards.ts';
import { viewers } from './scene.ts';
import { sceneWhere } from './stage.ts';
import { ALL_TABLES, gameAt } from './tables.ts';

function seededTable(any: AnyGame, seed: number, draws: number): Table {
  const players = ['a', 'b', 'c', 'd'].slice(0, any.seats);
  const deals = { kind: 'seeded', seed };
  const opened = openTable({ game: any.id, options: any.options, players, deals });
  if (!opened.ok) throw new Error(opened.error);
  const dealt = dealNext(opened.value, seededDraw(any, draws, 1));
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value;
}

describe('C12: where the deals come from', () => {
  it.each(GAME_IDS)('two seeds look the same in %s', (id) => {
    for (const viewer of viewers(game(id))) {
      const one = viewTable(seededTable(game(id), 41, 7), viewer);
      expect(one).toEqual(viewTable(seededTable(game(id), 4_000_000_001, 7), viewer));
      expect(one.fairness).toBeNull();
    }
  });

  it('fair deals show what they can be checked against, and nothing more', () => {
    const commitment = 'ab'.repeat(32);
    const salts = ['one', null, 'three', null];
    const deals = { kind: 'fair', commitment, salts };
    const opened = openTable({ game: 'king', players: ['a', 'b', 'c', 'd'], deals });
    expect(opened.ok && viewTable(opened.value, 0).fairness).toEqual({ commitment, salts });
  });
});

/** The cards that a viewer may know: their own hand if seen, what was played, given and received, the marker. */
function knownCards(table: Table, viewer: Seat | null): Set<Card> {
  const deal = table.deal!;
  const { game: any } = table;
  const known = new Set<Card>(Array.from(deal.plays.subarray(0, deal.count)) as Card[]);
  if (any.deck.has(deal.marker)) known.add(deal.marker);
  if (viewer === null) return known;
  if (hasSeat(deal.looked, viewer))
    for (const card of listCards(deal.hands, viewer << 2)) known.add(card);
  for (const card of listCards(deal.gifts, viewer << 2)) known.add(card);
  for (let from = 0; from < any.seats; from++) {
    if (!hasSeat(deal.given, from) || any.receiver(deal, from) !== viewer) continue;
    if (any.isGiftMoved(deal, from))
      for (const card of listCards(deal.gifts, from << 2)) known.add(card);
  }
  return known;
}

const CARD_FIELDS = ['hand', 'plays', 'gave', 'received', 'legal', 'marker'] as const;

describe('C12: no view names a card that its viewer may not know', () => {
  it.each(ALL_TABLES)('$game, $name', (table) => {
    const any = gameAt(table);
    const random = new SeededRandom(51);
    let named = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { table: now } = sceneWhere(any, seed, () => random.below(20) === 0);
      for (const viewer of viewers(any)) {
        const view = viewTable(now, viewer).deal!;
        const known = knownCards(now, viewer);
        for (const field of CARD_FIELDS) {
          for (const card of [view[field] ?? []].flat()) {
            expect(known.has(card)).toBe(true);
            named++;
          }
        }
        // Whatever else is in a view is no list of cards: no other list is as long as a hand.
        const rest = Object.entries(view).filter(
          ([name]) => !(CARD_FIELDS as readonly string[]).includes(name),
        );
        const others = rest.filter(([name]) => !['takers', 'open', 'legalBids'].includes(name));
        for (const [, value] of others)
          if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(4);
      }
    }
    expect(named).toBeGreaterThan(0);
  });
});
