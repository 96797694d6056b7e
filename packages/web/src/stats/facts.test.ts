// Facts against the tables they were taken from, counted anew from the cards that were played.

import {
  dealNext,
  type GameId,
  leaderOf,
  openTable,
  QUEEN_OF_SPADES,
  seatFrom,
  submit,
  type Table,
} from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must, type Played, playedMatch } from '../../testing/stats/played-matches.ts';
import { type MatchFacts, readFacts } from './facts.ts';
import { factsOf } from './facts-of.ts';

const REQUESTS = [
  { game: 'hearts', seed: 1 },
  { game: 'hearts', seed: 2, options: { preset: 'omnibus', endScore: 60 } },
  { game: 'hearts', seed: 3, bots: ['aggressive', 'random', 'random', 'random'] },
  { game: 'spades', seed: 1 },
  { game: 'spades', seed: 2, options: { preset: 'cutthroat' }, bots: ['hard', 'easy', 'easy'] },
  { game: 'spades', seed: 3, options: { targetScore: 200, failedNilTricks: 'contract' } },
  { game: 'spades', seed: 4, options: { blindNilMinDeficit: -500, failedNilTricks: 'none' } },
  { game: 'king', seed: 1 },
  { game: 'king', seed: 2, options: { preset: 'short' } },
] as const;

const played = REQUESTS.map((request) => playedMatch(request));
const factsFor = ({ table, match, progress }: Played) => factsOf(table, match, progress);
const of = <Game extends GameId>(game: Game) =>
  played.flatMap((one) => {
    const facts = factsFor(one);
    return facts.game === game
      ? [{ ...one, facts: facts as Extract<MatchFacts, { game: Game }> }]
      : [];
  });

/** Every table at the end of a deal. */
function endsOfDeals({ opening, log }: Table): Table[] {
  const ends: Table[] = [];
  let table = must(openTable(opening));
  for (const entry of log) {
    table = must(
      entry.kind === 'deal' ? dealNext(table, entry) : submit(table, entry.seat, entry.move),
    );
    if (table.awaitsDeal || table.standing.winners !== null) ends.push(table);
  }
  return ends;
}

/** Who played the card that won each trick, by the cards only, as a naive reader would. */
function takerOfQueen(table: Table): number | null {
  const deal = table.deal!;
  for (let trick = 0; trick < deal.trick; trick++) {
    const cards = [...deal.plays.subarray(trick * 4, trick * 4 + 4)];
    if (!cards.includes(QUEEN_OF_SPADES)) continue;
    const suit = cards[0]! >> 5;
    const best = Math.max(...cards.filter((card) => card >> 5 === suit));
    return seatFrom(leaderOf(deal, trick), cards.indexOf(best as never), 4);
  }
  return null;
}

describe.each(played.map((one, i) => ({ ...one, name: JSON.stringify(REQUESTS[i]) })))(
  '$name',
  (one) => {
    const facts = factsFor(one);
    const { table } = one;
    const side = facts.game === 'spades' && facts.players === 4 ? 0 : one.match.seat;
    const results = table.results.filter((result) => result.game !== 'king' || !result.cancelled);

    it('has the points and the end that the engine found', () => {
      expect(facts.points).toBe(table.standing.totals[side]);
      expect(facts.isWon).toBe(table.standing.winners!.includes(side));
      expect(facts.winners).toBe(table.standing.winners!.length);
      expect(facts.deals.map(({ points }) => points)).toEqual(
        results.map(({ scores }) => scores[side]),
      );
      const sum = facts.deals.reduce((all, { points }) => all + points, 0);
      expect(sum).toBe(facts.points);
    });

    it('knows where the player stood after every deal', () => {
      const sign = facts.game === 'hearts' ? -1 : 1;
      for (const [i, { totals }] of results.entries()) {
        const order = totals.map((points) => sign * points).sort((a, b) => b - a);
        const own = sign * totals[side]!;
        const { place, lead } = facts.deals[i]!;
        expect(place).toBe(order.indexOf(own) + 1);
        const others = totals.filter((_, other) => other !== side);
        expect(lead).toBe(own - Math.max(...others.map((points) => sign * points)));
      }
      expect(facts.place).toBe(facts.deals.at(-1)!.place);
    });

    it('is small, and survives being stored', () => {
      const text = JSON.stringify(facts);
      expect(text.length).toBeLessThan(facts.game === 'king' ? 2500 : 2000);
      expect(readFacts(JSON.parse(text))).toEqual(facts);
    });
  },
);

it('Hearts: queens and moons', () => {
  let queens = 0;
  for (const { facts, table } of of('hearts')) {
    const ends = endsOfDeals(table);
    for (const [i, deal] of facts.deals.entries()) {
      const result = table.results[i]!;
      if (result.game !== 'hearts') continue;
      expect(deal.hasQueen).toBe(takerOfQueen(ends[i]!) === 0);
      expect(deal.raw).toBe(result.raw[0]);
      expect(deal.moon === 'own').toBe(result.moonShooter === 0);
      expect(deal.moon === null).toBe(result.moonShooter === null);
      queens += Number(deal.hasQueen);
    }
  }
  expect(queens).toBeGreaterThan(0);
});

it('Spades: what a contract brought follows from whether it was kept, from nils and from bags', () => {
  let sets = 0;
  for (const { facts, table } of of('spades')) {
    const { options } = table.game;
    if (options.game !== 'spades') continue;
    const own = (seat: number) => (options.mode === 'partners' ? seat % 2 === 0 : seat === 0);
    let before = 0;
    for (const [i, deal] of facts.deals.entries()) {
      const result = table.results[i]!;
      if (result.game !== 'spades') continue;
      const bids = result.bids.map((bid, seat) => ({ bid, tricks: result.tricks[seat]!, seat }));
      const mine = bids.filter(({ seat }) => own(seat));
      const bid = mine.reduce((sum, one) => sum + (typeof one.bid === 'number' ? one.bid : 0), 0);
      const nils = mine.reduce((sum, one) => {
        if (typeof one.bid === 'number') return sum;
        const value = one.bid === 'nil' ? options.nilValue : options.blindNilValue;
        return sum + (one.tricks === 0 ? value : -value);
      }, 0);
      const full = Math.floor((before + deal.bags) / options.bagInterval);
      const points =
        (deal.isSet ? -10 : 10) * bid +
        nils +
        deal.bags * options.bagPoints -
        full * options.bagPenalty;
      expect(deal.points).toBe(points);
      expect(deal.bid).toBe(result.bids[0]);
      expect(deal.tricks).toBe(result.tricks[0]);
      before = result.bags[0]!;
      sets += Number(deal.isSet);
    }
  }
  expect(sets).toBeGreaterThan(0);
});

it('King: contracts, who chose them, and whose deal it was', () => {
  for (const { facts, table } of of('king')) {
    const results = table.results.flatMap((result) =>
      result.game === 'king' && !result.cancelled ? [result] : [],
    );
    expect(facts.deals).toHaveLength(results.length);
    const { calls } = table.standing;
    for (const [i, deal] of facts.deals.entries()) {
      const { contract, selector } = calls[i]!;
      expect(deal.contract).toBe(contract.type === 'trump' ? 'koz' : contract.name);
      expect(deal.isOwn).toBe(selector === 0);
      expect(deal.isBest).toBe(results[i]!.scores.every((points) => points <= deal.points));
      expect(deal.units).toBe(results[i]!.counts[0]);
    }
  }
});

describe('rules', () => {
  const rules = (request: Parameters<typeof playedMatch>[0]) => {
    const { preset, changes, goal } = factsFor(playedMatch(request));
    return { preset, changes, goal };
  };
  const daily = { kind: 'daily', seed: 9, bots: ['basic', 'basic', 'basic', 'basic'] } as const;

  it('are a preset, however the table is hosted, or a preset with changes', () => {
    const timers = { turnSeconds: null };
    expect(rules({ ...daily, game: 'hearts', options: { preset: 'classic', timers } })).toEqual({
      preset: 'classic',
      changes: 0,
      goal: 100,
    });
    const changed = { preset: 'pagat', nilValue: 60, bagPenalty: 50 };
    expect(rules({ ...daily, game: 'spades', options: changed })).toEqual({
      preset: 'pagat',
      changes: 2,
      goal: 500,
    });
    expect(rules({ ...daily, game: 'king' }).goal).toBeNull();
  });

  it('of a daily deal: one deal, won by whoever is best after it', () => {
    const one = playedMatch({ ...daily, game: 'hearts' });
    const facts = factsFor(one);
    expect(facts.kind).toBe('daily');
    expect(facts.day).toBe('2026-11-04');
    expect(facts.deals).toHaveLength(1);
    const { totals } = one.table.standing;
    expect(facts.isWon).toBe(totals[0] === Math.min(...totals));
  });
});

it('rivals and the partner are distinguished, without how long they think', () => {
  const bots = ['skilled', 'easy', 'medium', 'expert:1'];
  const spades = factsFor(playedMatch({ game: 'spades', seed: 5, bots, kind: 'daily' }));
  expect(spades).toMatchObject({ rivals: ['easy', 'expert'], partner: 'medium' });
  const hearts = factsFor(playedMatch({ game: 'hearts', seed: 5, bots, kind: 'daily' }));
  expect(hearts).toMatchObject({ rivals: ['easy', 'medium', 'expert'], partner: null });
});

describe('reading', () => {
  const whole = played.map(factsFor);

  it('never throws, and gives nothing that is not sound', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readFacts(value)).toBeNull();
      }),
    );
  });

  it('notices every field that is missing or wrong', () => {
    for (const facts of whole) {
      for (const name of Object.keys(facts)) {
        const { [name as keyof MatchFacts]: _, ...rest } = facts;
        expect(readFacts(rest), name).toBeNull();
        expect(readFacts({ ...facts, [name]: { odd: 1 } }), name).toBeNull();
      }
      const [first, ...others] = facts.deals;
      for (const name of Object.keys(first!)) {
        const deals = [{ ...first, [name]: Number.NaN }, ...others];
        expect(readFacts({ ...facts, deals }), name).toBeNull();
      }
    }
  });

  it('leaves out what a newer page has written, and what does not belong to it', () => {
    expect(readFacts({ ...whole[0], version: 2 })).toBeNull();
    expect(readFacts({ ...whole[0], extra: 1 })).toEqual(whole[0]);
  });
});
