// The correctness properties of Hearts that concern the score, the end of a match and its keeping.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, cards } from '../../../testing/cards.ts';
import { make, must, open } from '../../../testing/matches.ts';
import {
  cardName,
  type Draw,
  dealNext,
  drawDeal,
  gameOf,
  type Hearts,
  type HeartsResult,
  moveOf,
  readTable,
  SeededRandom,
  STANDARD_DECK,
  setUp,
  type Table,
  type TableView,
  tableJson,
  viewTable,
} from '../../index.ts';

const RUNS = { seed: 26, numRuns: 100 };
const SEATS = [0, 1, 2, 3];
/** No match lasts longer, even where moons take points off. */
const MOST_ROUNDS = 200;
const CLUBS = '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC';
const PENALTIES = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS';
const deck = [...STANDARD_DECK.cards];

/** Matches to any end score up to this. */
function matchesTo(endScore: number) {
  const changes = {
    endScore: fc.integer({ min: 1, max: endScore }),
    moon: fc.constantFrom('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'),
    jackOfDiamonds: fc.boolean(),
    passCycle: fc.constantFrom(['hold'], ['hold', 'left'], ['right', 'hold', 'across']),
  };
  return fc.record({
    changes: fc.record(changes, { requiredKeys: ['endScore'] }),
    seed: fc.nat(),
  });
}

/** Now and then a seat is dealt every club, so that it takes every trick of a round without a pass. */
function draw(game: Hearts, random: SeededRandom): Draw {
  const usual = drawDeal(game, random);
  if (random.below(3) > 0) return usual;
  const clubs = cards(game, CLUBS);
  const rest = usual.cards.filter((other) => !clubs.includes(other));
  const at = 13 * random.below(4);
  return { ...usual, cards: [...rest.slice(0, at), ...clubs, ...rest.slice(at)] };
}

/** A match played at random to its end; every table on the way is looked at. */
function playMatch(
  { changes, seed }: { readonly changes: Readonly<Record<string, unknown>>; readonly seed: number },
  look: (table: Table) => void = () => {},
): Table {
  const random = new SeededRandom(seed);
  let table = open('hearts', changes);
  const game = table.game as Hearts;
  look(table);
  while (table.phase !== 'gameEnd') {
    if (table.results.length > MOST_ROUNDS) throw new Error('this match does not end');
    if (table.awaitsDeal) {
      table = must(dealNext(table, draw(game, random)));
    } else {
      const waiting = table.actors;
      const seat = waiting[random.below(waiting.length)]!;
      const action = game.random(table.deal!, seat, random);
      table = make(table, seat, moveOf(action));
    }
    look(table);
  }
  return table;
}

function rounds(table: Table): HeartsResult[] {
  return table.results.filter((result): result is HeartsResult => result.game === 'hearts');
}

describe('correctness properties: score and match', () => {
  // Feature: hearts-card-game, Property 12: Hand scoring accuracy
  it('Property 12: raw points are the hearts taken and thirteen for the queen of spades', () => {
    const holdOnly = { passCycle: ['hold'] };
    const property = fc.property(fc.nat(), fc.boolean(), (seed, jackOfDiamonds) => {
      const game = gameOf('hearts', { ...holdOnly, jackOfDiamonds }) as Hearts;
      const random = new SeededRandom(seed);
      const deal = game.deal(game.next(game.start())!, draw(game, random).cards, 0);
      while (game.actors(deal) !== 0) {
        game.apply(deal, deal.turn, game.random(deal, deal.turn, random));
      }
      const counted = [0, 0, 0, 0];
      for (let i = 0; i < 52; i++) {
        const name = cardName(deal.plays[i]! as (typeof deck)[number]);
        const taker = deal.takers[Math.floor(i / 4)]!;
        counted[taker]! += name === 'QS' ? 13 : name.endsWith('H') ? 1 : 0;
      }
      const { raw, scores, moonShooter, jackTaker } = game.result(deal, game.start());
      expect(raw).toEqual(counted);
      expect(raw.reduce((sum, points) => sum + points, 0)).toBe(26);
      const bonus = (seat: number) => (seat === jackTaker ? -10 : 0);
      if (moonShooter === null) {
        expect(scores).toEqual(raw.map((points, seat) => points + bonus(seat)));
      }
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 13: Shooting the moon adjustment
  it('Property 13: all 26 points give 26 to the others or take 26 off the shooter, one point less gives nothing', () => {
    const harmless = deck.filter((c) => !cards(gameOf('hearts'), PENALTIES).includes(c));
    const takers = fc.array(fc.nat(3), { minLength: 38, maxLength: 38 });
    const property = fc.property(
      fc.constantFrom(undefined, 'othersPlus', 'shooterMinus'),
      fc.nat(3),
      takers,
      fc.tuple(fc.nat(49), fc.nat(49), fc.nat(49), fc.nat(49)),
      fc.constantFrom(...PENALTIES.split(' ')),
      fc.integer({ min: 1, max: 3 }),
      (moon, shooter, where, totals, missed, step) => {
        const game = gameOf('hearts', moon === undefined ? {} : { moon }) as Hearts;
        const standing = { ...game.start(), totals };
        const captured = SEATS.map((seat) => harmless.filter((_, i) => where[i] === seat));
        captured[shooter]!.push(...cards(game, PENALTIES));
        const shot = game.result(setUp(game, standing, { hands: [], captured }), standing);
        const expected = SEATS.map((seat) => {
          if (moon === 'shooterMinus') return seat === shooter ? -26 : 0;
          return seat === shooter ? 0 : 26;
        });
        expect(shot.moonShooter).toBe(shooter);
        expect(shot.scores).toEqual(expected);
        expect(shot.totals).toEqual(totals.map((total, seat) => total + expected[seat]!));

        const other = (shooter + step) % 4;
        captured[shooter] = captured[shooter]!.filter((c) => cardName(c) !== missed);
        captured[other]!.push(card(game, missed));
        const failed = game.result(setUp(game, standing, { hands: [], captured }), standing);
        expect(failed.moonShooter).toBe(null);
        expect(failed.scores[other]).toBe(missed === 'QS' ? 13 : 1);
        expect(failed.scores[shooter]).toBe(missed === 'QS' ? 13 : 25);
      },
    );
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 14: Score accumulation
  it('Property 14: totals are the sums of the scores of all rounds', () => {
    const seen = { moons: 0, longest: 0 };
    const property = fc.property(matchesTo(60), (played) => {
      const table = playMatch(played);
      const sums = [0, 0, 0, 0];
      for (const [i, result] of rounds(table).entries()) {
        for (const seat of SEATS) sums[seat]! += result.scores[seat]!;
        expect(result.totals).toEqual(sums);
        expect(result.number).toBe(i + 1);
        if (result.moonShooter !== null) seen.moons++;
      }
      seen.longest = Math.max(seen.longest, table.results.length);
      expect(table.standing.totals).toEqual(sums);
      expect(table.standing.played).toBe(table.results.length);
    });
    fc.assert(property, RUNS);
    expect(seen.moons).toBeGreaterThan(0);
    expect(seen.longest).toBeGreaterThan(3);
  });

  // Feature: hearts-card-game, Property 15: Game ending condition
  it('Property 15: the match is over exactly when some total has reached the end score', () => {
    const ends = fc.record({
      changes: fc.record({
        endScore: fc.constantFrom(1, 26, 50, 100),
        passCycle: fc.constant(['hold']),
      }),
      seed: fc.nat(),
    });
    const property = fc.property(fc.oneof(matchesTo(60), ends), (played) => {
      const end = playMatch(played, (table) => {
        const reached = Math.max(...table.standing.totals) >= played.changes.endScore;
        expect(table.phase === 'gameEnd').toBe(reached);
        expect(table.standing.winners !== null).toBe(reached);
      });
      expect(end.actors).toEqual([]);
      expect(end.awaitsDeal).toBe(false);
      expect(end.game.next(end.standing)).toBe(null);
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 16: Winner determination
  it('Property 16: the winners are all seats with the lowest total', () => {
    let shared = 0;
    const property = fc.property(matchesTo(60), (played) => {
      const { standing } = playMatch(played);
      const { totals, winners } = standing;
      expect(winners).not.toHaveLength(0);
      for (const seat of SEATS) {
        expect(winners!.includes(seat)).toBe(totals.every((total) => total >= totals[seat]!));
      }
      if (winners!.length > 1) shared++;
    });
    fc.assert(property, RUNS);
    expect(shared).toBeGreaterThan(0);
  });

  // Feature: hearts-card-game, Property 19: Game state persistence round trip
  it('Property 19: a table written as JSON and read again is the same table, in every phase', () => {
    const seen = new Set<string>();
    const property = fc.property(
      matchesTo(30),
      fc.integer({ min: 30, max: 70 }),
      (played, every) => {
        let phase = '';
        playMatch(played, (table) => {
          const choosing = table.phase === 'roundEnd' && !table.awaitsDeal;
          const now = choosing ? 'moonChoice' : table.phase;
          if (now === phase && table.version % every !== 0) return;
          phase = now;
          seen.add(now);
          const loaded = must(readTable(JSON.parse(JSON.stringify(tableJson(table)))));
          expect(everything(loaded)).toEqual(everything(table));
          const { standing, results } = table;
          expect(JSON.parse(JSON.stringify({ standing, results }))).toEqual({ standing, results });
          const views = viewsOf(table);
          expect(JSON.parse(JSON.stringify(views))).toEqual(views);
        });
      },
    );
    fc.assert(property, RUNS);
    expect([...seen].sort()).toEqual([
      'gameEnd',
      'moonChoice',
      'passing',
      'playing',
      'roundEnd',
      'waiting',
    ]);
  });
});

/** What each seat and a spectator see. */
function viewsOf(table: Table): TableView[] {
  return [...SEATS, null].map((seat) => viewTable(table, seat));
}

/** All that a table knows, without the rules themselves, which are not data. */
function everything(table: Table): object {
  const { opening, version, standing, results, log, phase, awaitsDeal, awaitsPause, actors } =
    table;
  return {
    opening,
    version,
    standing,
    results,
    log,
    phase,
    awaitsDeal,
    awaitsPause,
    actors,
    deal: table.deal && { ...table.deal, contract: table.deal.contract?.name ?? null },
    views: viewsOf(table),
  };
}
