// What holds for every reason: a known kind, and no card that the seat does not know of.

import {
  type Action,
  type AnyGame,
  actionOfMove,
  type Card,
  Deal,
  gameOf,
  hasSeat,
  JACK_OF_DIAMONDS,
  kindOf,
  listCards,
  MAX_ACTIONS,
  QUEEN_OF_SPADES,
  reconstructDeal,
  type Seat,
  SeededRandom,
  viewDeal,
} from '@kalpler/engine';
import { describe, expect, it, test } from 'vitest';
import { dealAny, open, PRESETS, step } from '../../../engine/testing/matches.ts';
import { games } from '../../testing/all-games.ts';
import { type Scene, why } from '../../testing/reasons-scene.ts';
import { REASONS, type Reason, type ReasonKind } from '../bot.ts';
import { explain } from './explain.ts';

const TABLES = [
  ...PRESETS.map(([id, preset]) => [id, { preset }] as const),
  ['hearts', { moon: 'shooterChoice', passCount: 4, jackOfDiamonds: true }],
  ['spades', { bidVisibility: 'sealed', blindNilMinDeficit: 0, minTeamBid: 4 }],
  ['spades', { preset: 'pagat', blindNilMinDeficit: 0, openingLead: 'twoOfClubs' }],
  ['king', { kingRule: 'declare', cancelTrump: 'forcedSelector', yukseltme: 'always' }],
] as const;
const MATCHES = 2;
const STEPS = 150;
const MOST_ACTIONS = 12;

/** The cards that a reason may name: own ones once seen, played ones, and those that count by the rules. */
function namable(game: AnyGame, known: Deal, seat: Seat): Set<Card> {
  const cards = new Set<Card>([QUEEN_OF_SPADES, JACK_OF_DIAMONDS]);
  for (let i = 0; i < known.count; i++) cards.add(known.plays[i]! as Card);
  for (const card of game.deck.cards) if (known.contract?.units[card]) cards.add(card);
  if (hasSeat(known.looked, seat)) {
    for (const card of listCards(known.hands, seat << 2)) cards.add(card);
  }
  return cards;
}

function faults(reason: Reason, action: Action, namable: Set<Card>): string[] {
  const cards = reason.cards ?? [];
  const found: string[] = [];
  if (!REASONS.includes(reason.kind)) found.push(`no kind ${reason.kind}`);
  if (new Set(cards).size !== cards.length) found.push('a card twice');
  if (cards.some((card) => !namable.has(card))) found.push('an unknown card');
  if (kindOf(action) === 'play' && cards[0] !== (action as number))
    found.push('not the card played');
  return found;
}

test.each(TABLES)('any move at a table of %s with %o has a fair reason', (id, options) => {
  const random = new SeededRandom(29);
  const legal = new Int32Array(MAX_ACTIONS);
  const before = new Deal();
  let explained = 0;
  for (let match = 0; match < MATCHES; match++) {
    let table = dealAny(open(id, options), random);
    for (let n = 0; n < STEPS && table.standing.winners === null; n++) {
      const { game } = table;
      for (const seat of table.actors) {
        const known = reconstructDeal(game, viewDeal(game, table.deal!, seat));
        before.copyFrom(known);
        const allowed = namable(game, known, seat);
        const all = game.legal(known, seat, legal);
        const skip = random.below(Math.max(1, all - MOST_ACTIONS));
        const actions = [...legal.subarray(skip, Math.min(all, skip + MOST_ACTIONS))] as Action[];
        for (const action of actions) {
          const intent = REASONS[random.below(REASONS.length)]!;
          const given = explain(games.of(game), game, known, seat, action, intent);
          const found = explain(games.of(game), game, known, seat, action);
          expect(faults(given, action, allowed)).toEqual([]);
          expect(faults(found, action, allowed)).toEqual([]);
          expect(given.kind).toBe(intent);
          if (all === 1) expect(found.kind).toBe('onlyMove');
          // Found without an intent, the kind would have named the same cards.
          expect(explain(games.of(game), game, known, seat, action, found.kind)).toEqual(found);
          explained++;
        }
        expect(known).toEqual(before);
      }
      table = step(table, random);
    }
  }
  expect(explained).toBeGreaterThan(500);
});

describe('a given intent', () => {
  const scene: Scene = {
    game: 'hearts',
    hands: ['9S KS 3C', 'QS 6H', '', ''],
    trick: '3:10S',
  };

  it('is kept, with the cards that belong to it', () => {
    expect(why(scene, '9S')).toBe('duckedQueen: 9S QS');
    expect(why(scene, '9S', 'duck')).toBe('duck: 9S 10S');
    expect(why(scene, 'KS', 'shootMoon')).toBe('shootMoon: KS');
  });

  it.each(['random', 'fallback', 'onlyMove'] as const)('%s speaks of the card played', (kind) =>
    expect(why(scene, '9S', kind)).toBe(`${kind}: 9S`),
  );

  it('for a gift speaks of the cards given', () => {
    const passing: Scene = { game: 'hearts', phase: 'passing', hands: ['QS 9S 4D 3C 2C 2H'] };
    expect(why(passing, 'pass QS 4D 2H', 'random')).toBe('random: 4D 2H QS');
    expect(why(passing, 'pass QS 4D 2H', 'passToVoid')).toBe('passToVoid: 4D 2H');
  });
});

test('a forced choice of a contract speaks of no cards', () => {
  const game = gameOf('king');
  const deal = dealAny(open('king'), new SeededRandom(3)).deal!;
  const known = reconstructDeal(game, viewDeal(game, deal, deal.dealer));
  const action = actionOfMove({ kind: 'choose', contract: { type: 'penalty', name: 'kupa' } });
  expect(explain(games.of(game), game, known, deal.dealer, action).cards).not.toEqual([]);
  known.terms = 1 << 1;
  expect(explain(games.of(game), game, known, deal.dealer, action)).toEqual({
    kind: 'onlyMove',
    cards: [],
  });
});

test('a card out of place is no reason to fail', () => {
  const game = gameOf('hearts');
  const deal = dealAny(open('hearts'), new SeededRandom(3)).deal!;
  const card = game.deck.parse('QS')!;
  const action = actionOfMove({ kind: 'play', card });
  expect(explain(games.of(game), game, deal, 0, action)).toEqual({
    kind: 'fallback',
    cards: [card],
  });
});

test('no kind is listed twice', () => {
  expect(new Set<ReasonKind>(REASONS).size).toBe(REASONS.length);
});
