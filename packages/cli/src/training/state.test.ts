// What is hidden from a player is not in an example.

import { SeededRandom, type TableView, viewDeal } from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../testing/training-tables.ts';
import { playMatch } from '../work/played-match.ts';
import { stateOf } from './state.ts';

const place = { gameId: 'hearts-0123456789abcdef-1', dealNumber: 1 };
const CARD = /"(?:pass |exchange )?((?:[2-9JQKA]|10)[CDSH]|[LB]J)"/g;

describe.each(Object.entries(TABLES))('%s', (_, { game, bots, matches }) => {
  const views: TableView[] = [];
  for (const match of matches) playMatch(game, bots, 1, match, (view) => views.push(view));

  test('two deals that look the same to a seat give the same state', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (chance) => {
        const random = new SeededRandom(chance);
        for (let i = 0; i < 20; i++) {
          const view = views[random.below(views.length)]!;
          const other = sampleDeal(game, view.deal!, random);
          const seen = { ...view, deal: viewDeal(game, other, view.seat) };
          expect(stateOf(game, seen, place)).toEqual(stateOf(game, view, place));
        }
      }),
      { numRuns: 10 },
    );
  });

  test('a state names no card that its player has not seen', () => {
    for (const view of views) {
      const { hand, plays, gave, received } = view.deal!;
      const seen = new Set([...(hand ?? []), ...plays, ...(gave ?? []), ...(received ?? [])]);
      const text = JSON.stringify(stateOf(game, view, place));
      for (const [, name] of text.matchAll(CARD)) {
        if (!seen.has(game.deck.parse(name!)!)) expect.fail(`${name} in ${text}`);
      }
    }
  });
});

test('a hand that was not looked at is not in the state', () => {
  const { game, bots } = TABLES['spades with sealed bids and exchanges at once']!;
  const states: ReturnType<typeof stateOf>[] = [];
  playMatch(game, bots, 1, 6, (view) => states.push(stateOf(game, view, place)));
  const blind = states.filter(({ hand }) => hand === null);
  expect(blind.length).toBeGreaterThan(0);
  for (const { phase, legalMoves } of blind) {
    expect(phase).toBe('bidding');
    expect(legalMoves).toContain('reveal');
    expect(legalMoves).toContain('bid blind_nil');
  }
});
