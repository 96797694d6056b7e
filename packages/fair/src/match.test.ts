// Whole matches with verifiable deals: played, published, checked, and tampered with.

import {
  dealNext,
  type GameId,
  gameOf,
  moveOf,
  openTable,
  presetNames,
  SeededRandom,
  submit,
  type Table,
} from '@kalpler/engine';
import { describe, expect, test } from 'vitest';
import { checkMatch, commitment, type MatchJson, matchJson, nextDraw } from './index.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 5);

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A match of automatic players, broken off after a number of deals. */
function playMatch(game: GameId, preset: string, mostDeals = 1000): Table {
  const { seats } = gameOf(game, { preset });
  const players = Array.from({ length: seats }, (_, seat) => `player ${seat}`);
  const salts = players.map((name, seat) => (seat === 1 ? null : name));
  const deals = { kind: 'fair', commitment: commitment(secret), salts };
  let table = must(openTable({ game, options: { preset }, players, deals }));
  const random = new SeededRandom(1);
  let dealt = 0;
  for (;;) {
    if (table.awaitsDeal) {
      if (dealt++ === mostDeals) return table;
      table = must(dealNext(table, nextDraw(table, secret)));
    }
    const seat = table.actors[0];
    if (seat === undefined) {
      if (table.standing.winners) return table;
      continue;
    }
    table = must(submit(table, seat, moveOf(table.game.auto(table.deal!, seat, random))));
  }
}

function published(table: Table): MatchJson {
  return JSON.parse(JSON.stringify(matchJson(table, secret)));
}

function lines(match: unknown): readonly string[] {
  const checked = checkMatch(JSON.stringify(match));
  return checked.ok ? checked.value.lines : [checked.error];
}

const presets = (['hearts', 'spades', 'king'] as const).flatMap((game) =>
  presetNames(game).map((preset) => [game, preset] as const),
);

test.each(presets)('a published match of %s %s is fair', (game, preset) => {
  const table = playMatch(game, preset, 3);
  expect(lines(published(table)).slice(0, 4)).toEqual([
    'commitment: kept',
    'deal 1: fair',
    'deal 2: fair',
    'deal 3: fair',
  ]);
});

test('a finished match is said to be fair, an unfinished one to be unfinished', () => {
  const whole = checkMatch(JSON.stringify(published(playMatch('hearts', 'kalpler'))));
  expect(whole).toMatchObject({ ok: true, value: { fair: true } });
  expect(lines(published(playMatch('hearts', 'kalpler')))).not.toContainEqual(
    expect.stringContaining('not finished'),
  );
  expect(lines(published(playMatch('hearts', 'kalpler', 1)))).toContain(
    'the match is not finished: more deals may follow',
  );
});

test('deals that are dealt again have numbers of their own', () => {
  const table = playMatch('king', 'standard', 30);
  const deals = table.log.filter((entry) => entry.kind === 'deal');
  expect(deals.length).toBeGreaterThanOrEqual(20);
  expect(new Set(deals.map((deal) => JSON.stringify(deal))).size).toBe(deals.length);
  expect(lines(published(table)).filter((line) => line.endsWith(': fair')).length).toBe(
    deals.length,
  );
});

describe('refused is', () => {
  const match = published(playMatch('hearts', 'classic', 3));

  test('a deal that the host has chosen: it and nothing after it is reported', () => {
    let table = must(openTable(match.table.opening));
    const chosen = nextDraw(table, secret);
    const cards = [...chosen.cards];
    [cards[0], cards[51]] = [cards[51]!, cards[0]!];
    table = must(dealNext(table, { ...chosen, cards }));
    const report = must(checkMatch(JSON.stringify(matchJson(table, secret))));
    expect(report.fair).toBe(false);
    expect(report.lines[1]).toMatch(/^deal 1: seat 0 was dealt \w+, the secret gives \w+$/);
  });

  test('a seat picked by the host instead of chance', () => {
    let table = must(openTable(match.table.opening));
    const draw = nextDraw(table, secret);
    table = must(dealNext(table, { ...draw, first: (draw.first + 1) % 4 }));
    const report = must(checkMatch(JSON.stringify(matchJson(table, secret))));
    expect(report.lines[1]).toMatch(/^deal 1: chance picked seat \d, the secret gives seat \d$/);
  });

  test('another secret', () => {
    const wrong = { ...match, secret: 'ab'.repeat(32) };
    const report = must(checkMatch(JSON.stringify(wrong)));
    expect(report.fair).toBe(false);
    expect(report.lines[0]).toMatch(/^commitment: [0-9a-f]{64} was promised, the secret gives/);
    expect(report.lines).toHaveLength(3);
  });

  test.each([
    ['no JSON', 'x', /^not JSON/],
    ['a list', '[]', /^format: expected kalpler-match/],
    ['null', 'null', /^expected an object/],
    [
      'another format',
      JSON.stringify({ ...match, format: 'x' }),
      /^format: expected kalpler-match, got "x"/,
    ],
    ['a later version', JSON.stringify({ ...match, version: 2 }), /^version: expected 1, got 2/],
    ['more than belongs there', JSON.stringify({ ...match, note: 1 }), /^note: unknown field/],
    ['a short secret', JSON.stringify({ ...match, secret: 'abc' }), /^secret: expected 64/],
    ['no table', JSON.stringify({ ...match, table: 1 }), /^table: expected an object/],
    [
      'a changed move',
      JSON.stringify(match).replace('"seat":1', '"seat":2'),
      /^table: check: expected [0-9a-f]{8}/,
    ],
  ])('%s', (_, text, message) => {
    const checked = checkMatch(text);
    expect(checked).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });

  test('a salt that no player could have added', () => {
    const changed = structuredClone(match) as unknown as { table: { opening: { deals: object } } };
    Object.assign(changed.table.opening.deals, { salts: ['a\n', null, null, null] });
    expect(checkMatch(JSON.stringify(changed))).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^table: opening\.deals: expected/),
    });
  });

  test('a match without a secret behind its deals, or without deals', () => {
    const players = ['a', 'b', 'c', 'd'];
    const seeded = must(openTable({ game: 'hearts', players, deals: { kind: 'seeded', seed: 1 } }));
    expect(lines(matchJson(seeded, secret))).toEqual([
      'opening.deals: the deals of this match are seeded, no secret stands behind them',
    ]);
    expect(() => nextDraw(seeded, secret)).toThrow(RangeError);
    expect(lines(matchJson(must(openTable(match.table.opening)), secret))).toEqual([
      'log: nothing was dealt in this match',
    ]);
  });
});
