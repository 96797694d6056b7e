// Claiming the rest of the tricks in Hearts: when it is sure, and what it brings.

import { describe, expect, it, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import {
  gameOf,
  type Hearts,
  type HeartsResult,
  type Position,
  STANDARD_DECK,
  setUp,
  submit,
  type Table,
  tableAt,
  viewTable,
} from '../../index.ts';

type Hands = readonly [string, string, string, string];
const CLAIM = { kind: 'claim' } as const;
const refused = (code: string, rule?: string) => ({
  ok: false,
  error: rule === undefined ? { code } : { code, rule },
});
const uncertain = refused('ILLEGAL_PLAY', 'claimUncertain');

interface Given extends Omit<Position, 'hands' | 'trick'> {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly totals?: readonly number[];
  readonly led?: string;
}

/** A table near the end of a round, seat 0 on lead; `led` is a card that seat 3 has just led. */
function ending(hands: Hands, given: Given = {}): Table {
  const { changes = {}, totals = [0, 0, 0, 0], led, ...rest } = given;
  const game = gameOf('hearts', { preset: 'classic', ...changes }) as Hearts;
  const standing = { ...game.start(), totals };
  const size = Math.max(...hands.map((hand) => cards(game, hand).length));
  const deal = setUp(game, standing, {
    phase: 'playing',
    trickNumber: 14 - size,
    turn: 0,
    hands: hands.map((hand) => cards(game, hand)),
    ...(led === undefined ? {} : { trick: [{ seat: 3, card: cards(game, led)[0]! }] }),
    ...rest,
  });
  return tableAt(game, standing, deal);
}

function claimed(table: Table): { readonly table: Table; readonly result: HeartsResult } {
  const done = submit(table, 0, CLAIM);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return { table: done.value, result: done.value.results[0] as HeartsResult };
}

const SURE: Hands = ['AS KS AD', 'QS JS 2H', '3H 4H KD', '5H 6H 7H'];

describe('a claim that holds', () => {
  it('H12: gives all remaining tricks and points to the claimer', () => {
    const taken = { taken: [0, 4, 2, 1], tricks: [2, 3, 3, 2] };
    const { table, result } = claimed(ending(SURE, taken));
    expect(result.raw).toEqual([19, 4, 2, 1]); // the queen of spades and six hearts
    expect(result.scores).toEqual([19, 4, 2, 1]);
    expect(table.phase).toBe('roundEnd');
    expect(table.standing).toMatchObject({ played: 1, totals: [19, 4, 2, 1] });
    const view = viewTable(table, null).deal!;
    expect(view.tricks).toEqual([5, 3, 3, 2]);
    expect(view.takers.slice(-3)).toEqual([0, 0, 0]);
    expect(view.counts).toEqual([0, 0, 0, 0]);
    expect(view.plays).toHaveLength(52);
  });

  it('H12: is one entry of the log', () => {
    expect(claimed(ending(SURE)).table.log).toEqual([{ kind: 'move', seat: 0, move: CLAIM }]);
  });

  it('H7, H12: can shoot the moon', () => {
    const { result } = claimed(ending(SURE, { taken: [7, 0, 0, 0] }));
    expect(result).toMatchObject({ raw: [26, 0, 0, 0], moonShooter: 0, scores: [0, 26, 26, 26] });
  });

  it('H7, H12: leaves the moon to be chosen where the shooter chooses', () => {
    const changes = { moon: 'shooterChoice' };
    const done = submit(ending(SURE, { changes, taken: [7, 0, 0, 0] }), 0, CLAIM);
    if (!done.ok) throw new Error(done.error.code);
    expect(done.value.phase).toBe('roundEnd');
    expect(done.value.awaitsDeal).toBe(false);
    expect(done.value.actors).toEqual([0]);
  });

  it('H11, H12: takes the jack of diamonds along', () => {
    const hands: Hands = ['AD KD', 'JD 2C', '3C 4C', '5C 6C'];
    const { result } = claimed(ending(hands, { changes: { jackOfDiamonds: true } }));
    expect(result).toMatchObject({ jackTaker: 0, scores: [-10, 0, 0, 0] });
  });

  it('C11, H12: ends the game at once when the end score is reached', () => {
    const { table, result } = claimed(ending(SURE, { totals: [81, 90, 20, 20] }));
    expect(result).toMatchObject({ totals: [100, 90, 20, 20], ended: true, winners: [2, 3] });
    expect(table.phase).toBe('gameEnd');
    expect(table.standing.winners).toEqual([2, 3]);
  });

  test.each<[string, Hands]>([
    ['a low card whose suit is out of all other hands', ['2D', 'AS', 'AH', 'AC']],
    ['a low card above lower ones only', ['4D AS', '3D 2S', '2D 3S', 'QS KS']],
    ['hearts that are not broken', ['AH KH', 'QH 2C', '3H 3C', '4C 5C']],
    ['the queen of spades with the high spades gone', ['QS AC', 'JS KC', '2S QC', '3S JC']],
  ])('H12: holds with %s', (_, hands) => {
    expect(submit(ending(hands), 0, CLAIM).ok).toBe(true);
    expect(viewTable(ending(hands), 0).deal).toMatchObject({ mayClaim: true });
  });

  it('H12: holds on the first trick for a hand of all clubs', () => {
    const game = gameOf('hearts', { preset: 'classic', passCycle: ['hold'] }) as Hearts;
    const deal = game.deal(game.next(game.start())!, STANDARD_DECK.cards, 0);
    const { result } = claimed(tableAt(game, game.start(), deal));
    expect(result).toMatchObject({ raw: [26, 0, 0, 0], moonShooter: 0 });
  });
});

describe('a claim that does not hold', () => {
  test.each<[string, Hands]>([
    ['one higher card is in the next hand', ['QS AD', 'KS 2C', '3C 4C', '5C 6C']],
    ['one higher card is in the hand across', ['QS AD', '5C 6C', 'KS 2C', '3C 4C']],
    ['one higher card is in the last hand', ['QS AD', '3C 4C', '5C 6C', 'KS 2C']],
    ['one own card is below one that is out', ['AS JS', 'QS 2C', '3C 4C', '5C 6C']],
    ['the lowest club is held against the next', ['AC 2C', '3C 4D', '4H 5H', '6H 7H']],
    ['a heart is beaten', ['AD QH', '2C 3C', '4C KH', '5C 6C']],
  ])('H12: is refused when %s', (_, hands) => {
    expect(submit(ending(hands), 0, CLAIM)).toEqual(uncertain);
    expect(viewTable(ending(hands), 0).deal).toMatchObject({ mayClaim: false });
  });

  it('H12: is refused off lead, whatever is held', () => {
    const hands: Hands = ['AS KS', '2C 3C', '4C 5C', '6C'];
    const table = ending(hands, { led: '2S' });
    expect(table.actors).toEqual([0]);
    expect(submit(table, 0, CLAIM)).toEqual(uncertain);
    expect(viewTable(table, 0).deal).toMatchObject({ mayClaim: false });
  });

  it('H12, C4: is refused out of turn', () => {
    for (const seat of [1, 2, 3]) {
      expect(submit(ending(SURE), seat, CLAIM)).toEqual(refused('NOT_YOUR_TURN'));
      expect(viewTable(ending(SURE), seat).deal).toMatchObject({ mayClaim: false });
    }
    expect(viewTable(ending(SURE), null).deal).toMatchObject({ mayClaim: false });
  });

  it('H12: is refused where claiming is off, after the turn has been asked', () => {
    const changes = { claim: false };
    expect(submit(ending(SURE, { changes }), 0, CLAIM)).toEqual(
      refused('ILLEGAL_PLAY', 'claimOff'),
    );
    expect(submit(ending(SURE, { changes }), 1, CLAIM)).toEqual(refused('NOT_YOUR_TURN'));
    expect(viewTable(ending(SURE, { changes }), 0).deal).toMatchObject({ mayClaim: false });
    const online = { preset: 'kalpler' };
    expect(submit(ending(SURE, { changes: online }), 0, CLAIM).ok).toBe(false);
  });

  it('H12: is refused for the cards of every other hand, wherever the claimer sits', () => {
    const hands: Hands = ['2C 3C', '4C 5C', 'QS AD', '6C 7C'];
    const claim = (changed: Hands) => submit(ending(changed, { turn: 2 }), 2, CLAIM);
    expect(claim(hands).ok).toBe(true);
    for (const seat of [0, 1, 3]) {
      const higher = hands.map((hand, i) => (i === seat ? 'KS 9C' : hand));
      expect(claim(higher as unknown as Hands)).toEqual(uncertain);
    }
  });

  it('H12, C4: is refused before play begins and once the round is over', () => {
    const game = gameOf('hearts', { preset: 'classic' }) as Hearts;
    const deal = game.deal(game.next(game.start())!, STANDARD_DECK.cards, 0);
    const passing = tableAt(game, game.start(), deal);
    for (const table of [passing, claimed(ending(SURE)).table]) {
      expect(submit(table, 0, CLAIM)).toEqual(refused('WRONG_PHASE'));
      expect(viewTable(table, 0).deal).toMatchObject({ mayClaim: false });
    }
  });

  it('H12: a refused claim changes nothing', () => {
    const table = ending(['QS AD', 'KS 2C', '3C 4C', '5C 6C']);
    const before = JSON.stringify([0, 1, 2, 3, null].map((seat) => viewTable(table, seat)));
    submit(table, 0, CLAIM);
    expect(JSON.stringify([0, 1, 2, 3, null].map((seat) => viewTable(table, seat)))).toBe(before);
    expect(table.version).toBe(0);
  });
});
