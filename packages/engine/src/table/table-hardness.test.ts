// What careless or hostile callers try: holes in lists, odd seats, odd entries, and writing into what they got.

import { describe, expect, it } from 'vitest';
import { must } from '../../testing/matches.ts';
import {
  dealNext,
  drawDeal,
  type Entry,
  gameOf,
  makeGame,
  OPTION_SHEETS,
  openTable,
  readTable,
  readTableText,
  replay,
  SeededRandom,
  submit,
  type Table,
  tableJson,
  timeOut,
  viewDeal,
  viewTable,
} from '../index.ts';

const players = ['a', 'b', 'c', 'd'];
const opened = (options: object = {}, game = 'hearts'): Table =>
  must(openTable({ game, options, players }));
const dealt = (table: Table): Table =>
  must(dealNext(table, drawDeal(table.game, new SeededRandom(3))));

it('C13: no -0 gets into a table, since JSON would not give it back', () => {
  const options = { preset: 'spot', spotQueen: -0, passCycle: ['hold'] };
  const deals = { kind: 'seeded', seed: -0 };
  let table = must(openTable({ game: 'hearts', options, players, deals }));
  // Seat 0 holds the two of clubs, which is card 0.
  const cards = table.game.deck.cards.map((card) => (card === 0 ? -0 : card));
  table = must(dealNext(table, { cards: cards as never, first: -0 }, { at: -0 }));
  table = must(submit(table, -0, { kind: 'play', card: -0 as never }, { at: -0 }));
  const { opening, log } = table;
  expect({ opening, log }).toStrictEqual(JSON.parse(JSON.stringify({ opening, log })));
  expect(must(readTable(tableJson(table))).log).toStrictEqual(log);
});

it('a deal with a hole in it is no deal', () => {
  const table = opened();
  const { cards, first } = drawDeal(table.game, new SeededRandom(1));
  const holed = [...cards];
  delete holed[7];
  expect(dealNext(table, { cards: holed, first })).toMatchObject({
    error: { code: 'INVALID_CARD' },
  });
});

describe('C12: a view is for a seat or for a spectator', () => {
  const table = dealt(opened());
  it.each([undefined, Number.NaN, {}, 0.5, 4, -1, 2 ** 32, true, '0'])('not for %s', (seat) => {
    expect(() => viewTable(table, seat as never)).toThrow(RangeError);
    expect(() => viewDeal(table.game, table.deal!, seat as never)).toThrow(RangeError);
  });
});

it('S10: a refused blind nil does not reveal what the partner has bid under seal', () => {
  const sealed = { bidVisibility: 'sealed', blindNilMinDeficit: 0 };
  const refusals = ([3, 'blind_nil'] as const).map((bid) => {
    let table = dealt(opened(sealed, 'spades'));
    table = must(submit(table, 0, { kind: 'reveal' }));
    table = must(submit(table, 2, { kind: 'bid', bid }));
    return submit(table, 0, { kind: 'bid', bid: 'blind_nil' });
  });
  expect(refusals[0]).toEqual(refusals[1]);
  expect(refusals[0]).toMatchObject({ error: { code: 'INVALID_BID', rule: 'blindNilSeen' } });
});

describe('an entry that is none', () => {
  const table = dealt(opened());
  const pass = timeOut(table, new SeededRandom(1)).log[1] as Entry & { kind: 'move' };
  it.each([
    ['nothing', null],
    ['text', 'pass'],
    ['of no kind', { ...pass, kind: 'bogus' }],
    ['without a move', { kind: 'move', seat: 0 }],
  ])('%s is refused', (_, entry) => {
    const replayed = replay(table, [entry as unknown as Entry]);
    expect(replayed).toMatchObject({
      ok: false,
      error: { entry: 1, refusal: { code: 'INVALID_MOVE' } },
    });
  });

  it('is a mistake of the host if its notes cannot be stored', () => {
    expect(() => replay(table, [{ ...pass, at: Number.NaN }])).toThrow(RangeError);
    expect(() => submit(table, pass.seat, pass.move, { auto: 1 as unknown as true })).toThrow(
      RangeError,
    );
  });

  it('keeps nothing that does not belong into a log', () => {
    const entry = { ...pass, colour: 'red' } as Entry;
    const replayed = must(replay(table, [entry]));
    expect(replayed.log[1]).toEqual(pass);
    expect(readTable(tableJson(replayed)).ok).toBe(true);
  });
});

describe('C13: what a table gives away cannot be written into', () => {
  const table = timeOut(dealt(opened()), new SeededRandom(1));
  const view = viewTable(table, 0);
  it.each([
    ['the table', () => Object.assign(table, { version: 0 })],
    ['an entry', () => Object.assign(table.log[0]!, { first: 3 })],
    [
      'the cards of a deal',
      () => Object.assign((table.log[0] as never as { cards: [] }).cards, [1]),
    ],
    [
      'a move',
      () => Object.assign((table.log[1] as never as { move: object }).move, { kind: 'bid' }),
    ],
    ['the opening', () => Object.assign(table.opening, { game: 'king' })],
    ['the names', () => Object.assign(table.opening.players, ['x'])],
    ['where the deals come from', () => Object.assign(table.opening.deals, { kind: 'fair' })],
    ['the standing', () => Object.assign(view.standing, { played: 9 })],
    ['the totals', () => Object.assign(view.standing.totals, [9])],
    ['the names in a view', () => Object.assign(view.players, ['x'])],
    [
      'the options of a preset',
      () => Object.assign(OPTION_SHEETS.hearts.presets.kalpler!, { endScore: 3 }),
    ],
    ['a deck', () => Object.assign(gameOf('hearts').deck.cards, [1])],
  ])('%s', (_, write) => {
    expect(write).toThrow(TypeError);
  });

  it('results neither', () => {
    let now = dealt(opened());
    const random = new SeededRandom(5);
    while (now.results.length === 0) now = timeOut(now, random);
    expect(() => Object.assign(now.results[0]!, { number: 7 })).toThrow(TypeError);
    expect(() => Object.assign(now.results[0]!.scores, [7])).toThrow(TypeError);
    expect(() => (now.results as unknown[]).push(1)).toThrow(TypeError);
  });
});

describe('options that are no plain object are refused', () => {
  it.each([new Map([['endScore', 5]]), new Date(0), [], null, 'kalpler'])('%s', (options) => {
    expect(makeGame('hearts', options).ok).toBe(false);
  });
  it('also inside', () => {
    expect(makeGame('hearts', { timers: new Date(0) }).ok).toBe(false);
  });
});

describe('an opening that is wrong', () => {
  it('is named as such', () => {
    expect(openTable(5)).toEqual({ ok: false, error: 'opening: expected an object, got 5' });
    expect(readTableText(undefined as unknown as string)).toMatchObject({ ok: false });
  });
  it('may not hide control characters in a salt', () => {
    const deals = { kind: 'fair', commitment: 'a'.repeat(64), salts: ['x\n', null, null, null] };
    expect(openTable({ game: 'hearts', players, deals })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^opening\.deals: /),
    });
  });
});
