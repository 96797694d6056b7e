// The sounds at real tables: whole matches played at random.

import {
  type GameId,
  type Seat,
  SeededRandom,
  sideOf,
  type Table,
  viewTable,
} from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open, PRESETS, playUntil, step } from '../../../engine/testing/matches.ts';
import { loadAllGames } from '../games/tables.ts';
import type { SoundName } from './sounds.ts';
import { hasPlayed, soundsOf } from './step-sounds.ts';

await loadAllGames();

function soundsAt(before: Table | null, after: Table, seat: Seat | null): readonly SoundName[] {
  return soundsOf(before && viewTable(before, seat), viewTable(after, seat), seat);
}

/** A match at random from its first deal on, step by step, until `deals` deals are over or the match is. */
function* match([game, options]: Rules, seed: number, deals: number): Generator<Step> {
  const random = new SeededRandom(seed);
  let before: Table | null = null;
  let after = step(open(game, options), random);
  for (;;) {
    yield { before, after };
    if (after.standing.winners !== null || after.results.length === deals) return;
    before = after;
    after = step(after, random);
  }
}

type Rules = readonly [game: GameId, options: Readonly<Record<string, unknown>>];

const PRESET_RULES: readonly Rules[] = PRESETS.map(([game, preset]) => [game, { preset }] as const);
/** Matches that chance ends soon. */
const SHORT: readonly Rules[] = [
  ['hearts', { endScore: 20 }],
  ['spades', { targetScore: 30, loseScore: -30 }],
  ['king', { preset: 'three', penaltiesPerPlayer: 0, trumpsPerPlayer: 1, initialPenaltyGames: 0 }],
];

interface Step {
  /** Null for the first deal. */
  readonly before: Table | null;
  readonly after: Table;
}

const sideAt = ({ game }: Table, seat: Seat) =>
  game.id === 'spades' ? sideOf(game.options, seat) : seat;

function tricksOf(table: Table, seat: Seat): number {
  let tricks = 0;
  table.deal!.tricks.forEach((count, other) => {
    if (sideAt(table, other) === sideAt(table, seat)) tricks += count;
  });
  return tricks;
}

function isPlay({ lastEntry: entry }: Table): boolean {
  return entry?.kind === 'move' && ['play', 'claim'].includes(entry.move.kind);
}

/** Whether a seat is asked something that it was not asked before. */
function isTurn({ before, after }: Step, seat: Seat): boolean {
  if (!after.actors.includes(seat) || after.standing.winners !== null) return false;
  if (before === null || after.lastEntry!.kind === 'deal') return true;
  const isOpen = before.actors.includes(seat) && before.phase === after.phase;
  return !isOpen || before.deal!.count !== after.deal!.count;
}

/** Which sounds a step must have, worked out from the table and its log; a taken trick is only called one here. */
function due({ before, after }: Step, seat: Seat | null): string[] {
  const sounds: string[] = [];
  if (after.lastEntry!.kind === 'deal') sounds.push('deal');
  if (isPlay(after)) sounds.push('card');
  if (seat !== null && isPlay(after) && tricksOf(after, seat) > tricksOf(before!, seat)) {
    sounds.push('taken');
  }
  const { winners } = after.standing;
  if (winners !== null) {
    sounds.push(seat === null || winners.includes(sideAt(after, seat)) ? 'win' : 'loss');
  }
  if (seat !== null && isTurn({ before, after }, seat)) sounds.push('turn');
  return sounds;
}

/** By seat, whether the deal that has just been counted brought penalties. */
function penalized({ results, game }: Table): boolean[] {
  const result = results.at(-1)!;
  const isPenalty = result.game === 'king' && result.contract?.type === 'penalty';
  const taken = result.game === 'hearts' ? result.raw : isPenalty ? result.counts : [];
  return Array.from({ length: game.seats }, (_, seat) => (taken[seat] ?? 0) > 0);
}

const viewersOf = ({ game }: Table) => [null, ...Array.from({ length: game.seats }, (_, i) => i)];

describe.each([...PRESET_RULES, ...SHORT])('%s %o', (game, options) => {
  const rules = [game, options] as const;

  it('sounds for everybody as it happened', () => {
    for (const moment of match(rules, 7, 3)) {
      for (const seat of viewersOf(moment.after)) {
        const sounds = soundsAt(moment.before, moment.after, seat);
        const plain = sounds.map((name) => (/trick|penalty/.test(name) ? 'taken' : name));
        // One comparison in words for a failure, a cheap one for thousands of successes.
        if (plain.join() !== due(moment, seat).join()) expect(plain).toEqual(due(moment, seat));
      }
    }
  });

  it('has penalties for those who took some, and for nobody else', () => {
    const eaten = new Set<Seat>();
    let deals = 0;
    for (const { before, after } of match(rules, 7, 3)) {
      for (const seat of viewersOf(after)) {
        if (seat !== null && soundsAt(before, after, seat).includes('penalty')) eaten.add(seat);
      }
      if (after.results.length === (before?.results.length ?? 0)) continue;
      expect(penalized(after).flatMap((isPenalized, seat) => (isPenalized ? [seat] : []))).toEqual(
        [...eaten].sort(),
      );
      eaten.clear();
      deals++;
    }
    expect(deals).toBeGreaterThan(0);
  });

  it('names every sound once, however much was missed', () => {
    const tables = [...match(rules, 7, 3)].map(({ after }) => after).filter((_, i) => i % 9 === 0);
    const moment = fc.nat(tables.length - 1);
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...viewersOf(tables[0]!)), (from, to, seat) => {
        const sounds = soundsAt(tables[from]!, tables[to]!, seat);
        expect(new Set(sounds).size).toBe(sounds.length);
      }),
    );
  });

  it('is silent when nothing has changed, and when somebody comes to it later', () => {
    const middle = playUntil(
      open(game, options),
      new SeededRandom(5),
      ({ deal }) => deal !== null && deal.count > 5,
    );
    for (const seat of viewersOf(middle)) {
      expect(soundsAt(middle, middle, seat)).toEqual([]);
      const isAsked = seat !== null && middle.actors.includes(seat);
      expect(soundsAt(null, middle, seat)).toEqual(isAsked ? ['turn'] : []);
    }
  });
});

describe.each(SHORT)('the end of %s %o', (game, options) => {
  const steps = [...match([game, options], 7, 60)];
  const last = steps.at(-1)!;

  it('sounds once, for winners and for the others', () => {
    expect(last.after.standing.winners).not.toBeNull();
    for (const seat of viewersOf(last.after)) {
      const all = steps.flatMap(({ before, after }) => soundsAt(before, after, seat));
      expect(all.filter((name) => name === 'win' || name === 'loss')).toHaveLength(1);
      expect(soundsAt(last.before, last.after, seat)).toEqual(
        expect.arrayContaining(due(last, seat).filter((name) => name !== 'taken')),
      );
    }
  });

  it('does not reach into the next match', () => {
    const again = step(open(game, options), new SeededRandom(6));
    for (const seat of viewersOf(again)) {
      expect(soundsAt(last.after, again, seat)).toEqual(soundsAt(null, again, seat));
      expect(soundsAt(last.after, again, seat)).toContain('deal');
    }
  });
});

it.each(SHORT)('knows whose card was played in %s', (game, options) => {
  for (const { before, after } of match([game, options], 2, 3)) {
    const { lastEntry: entry } = after;
    const isOwn = entry?.kind === 'move' && entry.move.kind === 'play';
    const players = viewersOf(after).filter((seat) =>
      hasPlayed(before && viewTable(before, seat), viewTable(after, seat), seat),
    );
    expect(players).toEqual(isOwn ? [entry.seat] : []);
  }
});
