// Links that carry a match: every match comes back as it was, and no damage goes unseen.

import { readFileSync } from 'node:fs';
import {
  autoMove,
  type Card,
  dealNext,
  gameOf,
  moveOf,
  openTable,
  type Random,
  type Result,
  rewind,
  SeededRandom,
  submit,
  type Table,
  tableText,
} from '@kalpler/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, nextDraw } from '../index.ts';
import { type Carried, linkOf, readLink } from './link.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => (7 * i + 11) & 255);
const NAMES = ['Ayşe', 'Çağrı "Ç"', 'ポーラ', '🂡 Defne'];

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

interface LinkCase {
  readonly game: 'hearts' | 'spades' | 'king';
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals?: object;
}

function opened({ game, options, deals }: LinkCase): Table {
  const players = NAMES.slice(0, gameOf(game, options).seats);
  const salts = players.map((name, seat) => (seat === 1 ? null : name));
  const fair = { kind: 'fair', commitment: commitment(secret), salts };
  return must(openTable({ game, options, players, deals: deals ?? fair }));
}

/** Plays on by chance, now and then for somebody who is late; now and then a deal is another than promised. */
function played(start: Table, random: Random, steps: number, isBent = () => false): Table {
  let now = start;
  for (let left = steps; left > 0 && now.standing.winners === null; left--) {
    if (now.awaitsDeal) {
      const fair = now.opening.deals.kind === 'fair';
      const { cards, first } = fair
        ? nextDraw(now, secret)
        : { cards: now.game.deck.cards, first: random.below(now.game.seats) };
      now = must(dealNext(now, { cards: isBent() ? swapped(cards) : cards, first }));
      continue;
    }
    const { actors, game, deal } = now;
    const seat = actors[random.below(actors.length)]!;
    if (random.below(10) === 0) {
      now = must(submit(now, seat, must(autoMove(now, seat, random)), { auto: true }));
    } else {
      now = must(submit(now, seat, moveOf(game.random(deal!, seat, random))));
    }
  }
  return now;
}

const swapped = ([first, ...rest]: readonly Card[]) => [rest.at(-1)!, ...rest.slice(0, -1), first!];

async function roundTrip(carried: Carried): Promise<string> {
  const link = await linkOf(carried);
  const back = must(await readLink(link));
  expect(tableText(back.table)).toBe(tableText(carried.table));
  expect(back.table.opening).toEqual(carried.table.opening);
  expect(back.table.standing).toEqual(carried.table.standing);
  expect(back.secret).toEqual(carried.secret);
  expect(back.seat).toBe(carried.seat);
  return link;
}

const Requests: readonly LinkCase[] = [
  { game: 'hearts', options: {} },
  { game: 'hearts', options: { preset: 'classic', passCount: 4, moon: 'shooterChoice' } },
  { game: 'hearts', options: { preset: 'blackMaria', passCycle: ['hold', 'across'], claim: true } },
  { game: 'spades', options: {} },
  { game: 'spades', options: { preset: 'pagat', bidVisibility: 'sealed', targetScore: 150 } },
  { game: 'spades', options: { preset: 'jja' } },
  { game: 'spades', options: { preset: 'jjdd', nilValue: 100 } },
  { game: 'spades', options: { preset: 'cutthroat' } },
  { game: 'king', options: {} },
  { game: 'king', options: { preset: 'three' } },
  { game: 'king', options: { preset: 'pagat', cancelTrump: 'anyPlayer', kingRule: 'declare' } },
];
describe.each(Requests)('$game $options', (request) => {
  it('comes back, finished or not, however it was dealt', async () => {
    const start = opened(request);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(400), fc.nat(2), async (seed, steps, seat) => {
        const random = new SeededRandom(seed);
        const table = played(start, random, steps, () => random.below(4) === 0);
        await roundTrip({ table, secret, seat });
      }),
      { numRuns: 8, seed: 6 },
    );
  });

  it('comes back as a whole match', async () => {
    const table = played(opened(request), new SeededRandom(5), 3000);
    const link = await roundTrip({ table, secret, seat: 1 });
    // However long such a match of players without a plan may be, a link has a few letters for each deal.
    expect(link.length).toBeLessThan(300 + 40 * table.results.length);
  });
});

it('a match with other deals than fair ones comes back', async () => {
  const deals = { kind: 'seeded', seed: 7 };
  const random = new SeededRandom(1);
  for (const source of [deals, { kind: 'given' }]) {
    const start = opened({ game: 'king', options: {}, deals: source });
    await roundTrip({ table: played(start, random, 120), secret, seat: 0 });
  }
});

it('a match whose secret does not fit its promise comes back, so that it can be found out', async () => {
  const other = secret.map((byte) => byte ^ 1);
  const table = played(opened({ game: 'hearts', options: {} }), new SeededRandom(3), 150);
  await roundTrip({ table, secret: other, seat: 0 });
});

it('a match that began in the middle comes back', async () => {
  const standing = { played: 2, totals: [10, 20, 3, 19] };
  const { opening } = opened({ game: 'hearts', options: {} });
  const start = must(openTable({ ...opening, standing }));
  await roundTrip({ table: played(start, new SeededRandom(3), 300), secret, seat: 0 });
});

it('a bid that was changed comes back', async () => {
  let table = must(dealNext(opened({ game: 'spades', options: {} }), draw()));
  for (const bid of [3, 4, 2]) table = must(submit(table, 0, { kind: 'bid', bid }));
  expect(table.actors).not.toContain(0);
  await roundTrip({ table, secret, seat: 0 });

  function draw() {
    return nextDraw(opened({ game: 'spades', options: {} }), secret);
  }
});

describe('a damaged link', () => {
  const table = played(
    opened({ game: 'hearts', options: { preset: 'classic' } }),
    new SeededRandom(2),
    500,
  );
  const coming = linkOf({ table, secret, seat: 0 });

  it('is refused whichever letter is wrong', async () => {
    const link = await coming;
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: link.length - 2 }), fc.nat(62), async (at, i) => {
        const wrong = letters[(letters.indexOf(link[at]!) + 1 + i) % 64]!;
        const bent = link.slice(0, at) + wrong + link.slice(at + 1);
        expect(await readLink(bent)).toEqual({ ok: false, error: 'damaged' });
      }),
      { numRuns: 120, seed: 6 },
    );
  });

  it('is refused wherever it was cut off', async () => {
    const link = await coming;
    for (let length = 0; length < link.length; length += 3) {
      expect(await readLink(link.slice(0, length))).toEqual({ ok: false, error: 'damaged' });
    }
  });

  it.each(['', 'k', 'kAAAA', 'k%C3%A7', 'KAAAA', '…'])('such as "%s" is refused', async (text) => {
    expect(await readLink(text)).toEqual({ ok: false, error: 'damaged' });
  });

  it.each(['A', '_', 'x'])('with nothing but %s is refused', async (letter) => {
    const text = `k${letter.repeat(5000)}`;
    expect(await readLink(text)).toEqual({ ok: false, error: 'damaged' });
  });

  it('of a later form is said to be newer', async () => {
    expect(await readLink(`m${'A'.repeat(300)}`)).toEqual({ ok: false, error: 'newer' });
    // Anybody's rubbish is not.
    expect(await readLink('mAAAA')).toEqual({ ok: false, error: 'damaged' });
  });

  it('that would blow up is given up', async () => {
    const stream = new Blob(['x'.repeat(40_000_000)]).stream();
    const bomb = await new Response(
      stream.pipeThrough(new CompressionStream('deflate-raw')),
    ).bytes();
    const head = Uint8Array.of(1, 2, 3, 4, bomb.length >> 8, bomb.length & 255);
    const text = btoa(Array.from([...head, ...bomb], (byte) => String.fromCharCode(byte)).join(''));
    const letters = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(await readLink(`k${letters}`)).toEqual({ ok: false, error: 'damaged' });
  });
});

it('a whole party of King with sensible players is short enough for any messenger', async () => {
  const table = played(opened({ game: 'king', options: {} }), new SeededRandom(9), 3000);
  expect(table.standing.winners).not.toBeNull();
  const whole = await linkOf({ table, secret, seat: 0 });
  expect(whole.length).toBeLessThan(900);
  const half = await linkOf({ table: rewind(table, 600), secret, seat: 0 });
  expect(half.length).toBeLessThan(whole.length);
});

it('the link in docs/notation.md carries the hand of Hearts that stands above it', async () => {
  const path = new URL('../../../../docs/notation.md', import.meta.url);
  const document = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const [, hand] = /```text\n(kalpler 1\n.*?)```/s.exec(document)!;
  const [, link] = /```text\n(k\S+)\n```/.exec(document)!;
  const carried = must(await readLink(link!));
  expect(tableText(carried.table)).toBe(hand);
  expect(carried.seat).toBe(2);
});
