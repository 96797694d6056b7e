// Passing cards in Hearts: how many, where they go, what is refused and what happens to those who wait.

import { describe, expect, it, test } from 'vitest';
import { cards, names } from '../../../testing/cards.ts';
import { layDeck, must, open } from '../../../testing/matches.ts';
import {
  type Action,
  type Card,
  giftCards,
  MAX_ACTIONS,
  type Move,
  moveOf,
  type Result,
  SeededRandom,
  submit,
  type Table,
  timeOut,
  viewTable,
} from '../../index.ts';

type Changes = Readonly<Record<string, unknown>>;

/** A table on which a round has just been dealt: clubs to seat 0, then diamonds, spades, hearts. */
function dealt(changes: Changes = {}, played = 0): Table {
  const standing = played === 0 ? {} : { standing: { played } };
  return layDeck(open('hearts', changes, standing));
}

function pass(table: Table, seat: number, gift: string): Result<Table, unknown> {
  return submit(table, seat, { kind: 'pass', cards: cards(table.game, gift) });
}

function hand(table: Table, seat: number): string {
  return names(viewTable(table, seat).deal!.hand!);
}

/** The four gifts of lowest cards: 2 3 4 of each suit. */
function passAll(table: Table, order = [0, 1, 2, 3]): Table {
  return order.reduce((now, seat) => {
    const suit = 'CDSH'[seat]!;
    const gift = ['2', '3', '4'].map((rank) => rank + suit).join(' ');
    return must(pass(now, seat, gift));
  }, table);
}

const refused = (code: string, detail: object = {}) => ({ ok: false, error: { code, ...detail } });

describe('where the pass goes', () => {
  test.each([
    [1, 'left', 1],
    [2, 'right', 3],
    [3, 'across', 2],
    [5, 'left', 1],
    [7, 'across', 2],
    [10, 'right', 3],
  ])('H9: in round %i cards go %s', (number, way, step) => {
    const table = dealt({}, number - 1);
    expect(table.phase).toBe('passing');
    expect(viewTable(table, 0).deal).toMatchObject({ pass: way, give: { count: 3, to: step } });
    const done = passAll(table, [2, 0, 3, 1]);
    expect(done.phase).toBe('playing');
    for (let seat = 0; seat < 4; seat++) {
      const suit = 'CDSH'[seat]!;
      const kept = ['5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit);
      const got = ['2', '3', '4'].map((rank) => rank + 'CDSH'[(seat + 4 - step) % 4]!);
      expect(hand(done, seat)).toBe([...kept, ...got].sort().join(' '));
      expect(names(viewTable(done, seat).deal!.received!)).toBe(got.sort().join(' '));
    }
  });

  it('H9: in the fourth round nobody passes', () => {
    for (const played of [3, 7]) {
      const table = dealt({}, played);
      expect(table.phase).toBe('playing');
      expect(viewTable(table, 0).deal).toMatchObject({ pass: 'hold', actors: [0] });
      expect(pass(table, 0, '2C 3C 4C')).toEqual(refused('WRONG_PHASE'));
    }
  });

  it('H9: a table may have its own cycle', () => {
    const ways = (passCycle: string[]) =>
      [0, 1, 2, 3].map((played) => viewTable(dealt({ passCycle }, played), 0).deal);
    expect(ways(['hold'])).toMatchObject(new Array(4).fill({ pass: 'hold', phase: 'playing' }));
    expect(ways(['across', 'left', 'hold'])).toMatchObject([
      { pass: 'across' },
      { pass: 'left' },
      { pass: 'hold' },
      { pass: 'across' },
    ]);
    expect(ways(['right'])).toMatchObject(new Array(4).fill({ pass: 'right', phase: 'passing' }));
  });

  it('H11: black Maria always passes to the right', () => {
    for (const played of [0, 1, 2, 3]) {
      const view = viewTable(dealt({ preset: 'blackMaria' }, played), 0).deal;
      expect(view).toMatchObject({ pass: 'right', give: { count: 3, to: 3 } });
    }
  });

  it('H9: nothing moves before the fourth pass, and then everything at once', () => {
    let table = dealt();
    for (const [seat, gift] of [
      [3, '2H 3H 4H'],
      [0, '2C 3C 4C'],
      [2, '2S 3S 4S'],
    ] as const) {
      const before = [0, 1, 2, 3].map((s) => hand(table, s));
      table = must(pass(table, seat, gift));
      expect([0, 1, 2, 3].map((s) => hand(table, s))).toEqual(before);
      expect(table.phase).toBe('passing');
      expect(table.actors).not.toContain(seat);
      expect(viewTable(table, seat).deal).toMatchObject({ give: null, received: null });
    }
    expect(table.actors).toEqual([1]);
    expect(viewTable(table, null).deal!.submitted).toEqual([0, 2, 3]);
    table = must(pass(table, 1, '2D 3D 4D'));
    expect(table.phase).toBe('playing');
  });

  it('H2: the two of clubs leads from the hand that received it', () => {
    const done = passAll(dealt());
    expect(done.actors).toEqual([1]);
    const two = cards(done.game, '2C')[0];
    expect(viewTable(done, 3).deal).toMatchObject({ opener: 1, marker: two });
    expect(viewTable(done, 1).deal!.legal).toEqual([two]);
  });
});

describe('how many cards', () => {
  const gifts = ['2', '3', '4', '5', '6'];
  test.each([1, 2, 3, 4])('H10: passCount %i takes exactly that many cards', (passCount) => {
    let table = dealt({ passCount });
    expect(viewTable(table, 2).deal!.give).toEqual({ count: passCount, to: 3 });
    for (const size of [0, 1, 2, 3, 4, 5].filter((n) => n !== passCount)) {
      const few = gifts.slice(0, size).map((rank) => `${rank}C`);
      const wrong = refused('INVALID_PASS', { rule: 'cardsToGive', amount: passCount });
      expect(pass(table, 0, few.join(' '))).toEqual(wrong);
    }
    for (const seat of [0, 1, 2, 3]) {
      const gift = gifts.slice(0, passCount).map((rank) => rank + 'CDSH'[seat]!);
      table = must(pass(table, seat, gift.join(' ')));
    }
    const held = hand(table, 1).split(' ');
    expect(held).toHaveLength(13);
    expect(held.filter((name) => name.endsWith('C'))).toEqual(
      gifts.slice(0, passCount).map((rank) => `${rank}C`),
    );
    expect(held.filter((name) => name.endsWith('D'))).toHaveLength(13 - passCount);
  });
});

describe('which cards', () => {
  test.each([
    [1, 13],
    [2, 78],
    [3, 286],
    [4, 715],
  ])('H10: any %i of thirteen cards may be passed, in %i ways', (passCount, ways) => {
    const { game, deal } = dealt({ passCount });
    const out = new Int32Array(MAX_ACTIONS);
    const actions = Array.from(out.subarray(0, game.legal(deal!, 3, out))) as Action[];
    const gifts = new Set(actions.map((action) => names(giftCards(action))));
    expect(actions).toHaveLength(ways);
    expect(gifts.size).toBe(ways);
    for (const action of actions) {
      expect(game.check(deal!, 3, moveOf(action))).toEqual({ ok: true, value: action });
    }
  });
});

describe('what is refused', () => {
  it('H10: a wrong number or a card given twice is an invalid pass', () => {
    const table = dealt();
    const count = refused('INVALID_PASS', { rule: 'cardsToGive', amount: 3 });
    expect(pass(table, 0, '2C 3C')).toEqual(count);
    expect(pass(table, 0, '2C 3C 4C 5C')).toEqual(count);
    expect(pass(table, 0, '')).toEqual(count);
    expect(pass(table, 0, '2C 3C 2C')).toEqual(refused('INVALID_PASS', { rule: 'differentCards' }));
  });

  it('H10: the number and repeats come before cards that are not held', () => {
    const table = dealt();
    expect(pass(table, 0, '2D 3D')).toMatchObject({ error: { code: 'INVALID_PASS' } });
    expect(pass(table, 0, '2D 2D 3C')).toMatchObject({ error: { rule: 'differentCards' } });
    expect(pass(table, 0, '2C 3C 2D')).toEqual(refused('INVALID_CARD'));
    expect(pass(table, 0, '2H 3H 4H')).toEqual(refused('INVALID_CARD'));
  });

  it('H10: a pass is final, even where the second one is worse', () => {
    const table = must(pass(dealt(), 0, '2C 3C 4C'));
    const again = refused('ALREADY_SUBMITTED');
    expect(pass(table, 0, '5C 6C 7C')).toEqual(again);
    expect(pass(table, 0, '2C 3C 4C')).toEqual(again);
    expect(pass(table, 0, '2C')).toEqual(again);
    expect(pass(table, 0, '2D 3D 4D')).toEqual(again);
    expect(names(viewTable(table, 0).deal!.gave!)).toBe('2C 3C 4C');
  });

  it('C4: other moves have to wait for the play, and a pass is too late then', () => {
    const table = dealt();
    const play: Move = { kind: 'play', card: cards(table.game, '2C')[0]! };
    expect(submit(table, 0, play)).toEqual(refused('WRONG_PHASE'));
    expect(submit(table, 0, { kind: 'claim' })).toEqual(refused('WRONG_PHASE'));
    expect(submit(table, 0, { kind: 'moon', option: 'othersPlus' })).toEqual(
      refused('WRONG_PHASE'),
    );
    expect(pass(passAll(table), 0, '5C 6C 7C')).toEqual(refused('WRONG_PHASE'));
    expect(pass(passAll(table), 1, '5C')).toEqual(refused('WRONG_PHASE'));
  });
});

describe('passing for those who do not', () => {
  const gave = (table: Table, seat: number): Card[] => [...viewTable(table, seat).deal!.gave!];

  it('H15: random cards of the hand are passed for every seat that is missing', () => {
    const table = timeOut(must(pass(dealt(), 2, '2S 3S 4S')), new SeededRandom(7));
    expect(table.phase).toBe('playing');
    expect(names(gave(table, 2))).toBe('2S 3S 4S');
    for (const seat of [0, 1, 3]) {
      const suits = gave(table, seat).map((card) => names([card]).slice(-1));
      expect(suits).toEqual(new Array(3).fill('CDSH'[seat]));
      expect(new Set(gave(table, seat)).size).toBe(3);
    }
    expect(table.log.slice(1).map((entry) => 'auto' in entry)).toEqual([false, true, true, true]);
  });

  it('H15: the same chance gives the same cards, and every card has one', () => {
    const game = dealt().game;
    const deal = dealt().deal!;
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const action = game.auto(deal, 1, new SeededRandom(seed));
      expect(game.auto(deal, 1, new SeededRandom(seed))).toBe(action);
      const table = timeOut(dealt(), new SeededRandom(seed));
      for (const card of gave(table, 1)) seen.add(card);
    }
    expect(seen.size).toBe(13);
  });
});
