// The life of a table: waiting, one deal after another, and the end of the match.

import { describe, expect, it } from 'vitest';
import {
  dealAny,
  handOf,
  layEven,
  layHands,
  makeMoves,
  open,
  playUntil,
  step,
} from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import type { Table } from './table.ts';

/** Seat 0 holds the lone king of hearts; seats 2 and 3 hold nothing above a ten; seat 3 has the 2♦. */
const LONE_KING = [
  'AKQJ.K.AKQJ.AKQJ',
  'T98.AQJT.T98.T98',
  '765.9876.765.765',
  '432.5432.432.432',
] as const;

/** The phases that a match goes through, each named once for every time it is entered. */
function phasesOf(table: Table, seed: number): string[] {
  const random = new SeededRandom(seed);
  const phases: string[] = [table.phase];
  let now = table;
  while (now.standing.winners === null) {
    now = step(now, random);
    if (now.phase !== phases.at(-1)) phases.push(now.phase);
  }
  return phases;
}

describe('the phases of a match', () => {
  it('C5: a table waits until the first deal', () => {
    const table = open('hearts');
    expect(table.phase).toBe('waiting');
    expect(table.deal).toBeNull();
    expect(table.awaitsDeal).toBe(true);
    expect(table.awaitsPause).toBe(false);
    expect(table.actors).toEqual([]);
    expect(table.log).toEqual([]);
  });

  it('C11: a Hearts game that is over goes from the last card straight to gameEnd', () => {
    expect(phasesOf(open('hearts', { endScore: 1 }), 1)).toEqual([
      'waiting',
      'passing',
      'playing',
      'gameEnd',
    ]);
  });

  it('C11: roundEnd comes only between two deals', () => {
    const phases = phasesOf(open('hearts', { endScore: 40 }), 2);
    const rounds = phases.filter((phase) => phase === 'playing').length;
    expect(rounds).toBeGreaterThan(1);
    expect(phases.filter((phase) => phase === 'roundEnd')).toHaveLength(rounds - 1);
    expect(phases.at(-1)).toBe('gameEnd');
    expect(phases.at(-2)).toBe('playing');
  });

  it('H9: a hold round has no passing phase', () => {
    const phases = phasesOf(open('hearts', { endScore: 1, passCycle: ['hold'] }), 3);
    expect(phases).toEqual(['waiting', 'playing', 'gameEnd']);
  });

  it('C11: a Spades game ends with the last card of the round that decides it', () => {
    const options = { targetScore: 1, loseScore: 0, blindNil: false };
    expect(phasesOf(open('spades', options), 4)).toEqual([
      'waiting',
      'bidding',
      'playing',
      'gameEnd',
    ]);
  });

  it('S8: a blind nil puts the exchange between the bids and the play', () => {
    const table = open('spades', {}, { standing: { totals: [0, 200] } });
    const dealt = dealAny(table, new SeededRandom(5));
    const bid = makeMoves(dealt, '0 bid blind_nil', '1 bid 3', '2 bid 4', '3 bid 3');
    expect([dealt.phase, bid.phase]).toEqual(['bidding', 'exchanging']);
    const gifts = [0, 2].map(
      (seat) => `${seat} exchange ${handOf(bid, seat).slice(0, 2).join(' ')}`,
    );
    expect(makeMoves(bid, ...gifts).phase).toBe('playing');
  });

  it('C11: a King party of twenty games ends in partyEnd, without a pause after the last', () => {
    const phases = phasesOf(open('king', { cancelKiz: false }), 6);
    expect(phases.filter((phase) => phase === 'selecting')).toHaveLength(20);
    expect(phases.filter((phase) => phase === 'roundEnd')).toHaveLength(19);
    expect(phases.slice(-2)).toEqual(['playing', 'partyEnd']);
  });

  it('K12: in natural order only the eight trump games are selected', () => {
    const phases = phasesOf(open('king', { preset: 'natural', cancelKiz: false }), 7);
    expect(phases.filter((phase) => phase === 'selecting')).toHaveLength(8);
    expect(phases.at(-1)).toBe('partyEnd');
  });

  it('K11: a King ends the party in the middle of a game', () => {
    const table = open('king', { kingRule: 'auto', kingTricks: 3 });
    const over = playUntil(table, new SeededRandom(8));
    expect(over.phase).toBe('partyEnd');
    expect(over.results.at(-1)).toMatchObject({ king: 'made', contract: { type: 'trump' } });
    expect(over.deal!.trick).toBeLessThan(13);
  });
});

describe('what the table waits for', () => {
  it('C11: after a round a pause is due, after the last round neither a pause nor a deal', () => {
    const random = new SeededRandom(9);
    const round = playUntil(
      open('hearts', { endScore: 1000 }),
      random,
      (t) => t.phase === 'roundEnd',
    );
    expect([round.awaitsDeal, round.awaitsPause, round.actors]).toEqual([true, true, []]);
    const over = playUntil(open('hearts', { endScore: 1 }), random);
    expect([over.awaitsDeal, over.awaitsPause, over.actors]).toEqual([false, false, []]);
    expect(over.standing.winners).toEqual(over.results.at(-1)!.winners);
  });

  it('K4: a game cancelled by the choice of Rıfkı is dealt again without a pause', () => {
    const table = layHands(open('king', { cancelRifki: 'AorK' }), ...LONE_KING);
    const cancelled = makeMoves(table, '3 choose rifki');
    expect([cancelled.phase, cancelled.awaitsDeal, cancelled.awaitsPause]).toEqual([
      'roundEnd',
      true,
      false,
    ]);
    expect(cancelled.results).toMatchObject([{ cancelled: 'rifki', scores: [0, 0, 0, 0] }]);
    const again = layHands(cancelled, ...[...LONE_KING].reverse());
    expect(again.deal).toMatchObject({ dealer: 3, number: 1 });
    expect(again.actors).toEqual([3]);
  });

  it('K4: a trump game cancelled by a low hand is dealt again without a pause', () => {
    const table = layHands(open('king', { cancelTrump: 'anyPlayer' }), ...LONE_KING);
    const cancelled = makeMoves(table, '3 choose trump clubs');
    expect([cancelled.awaitsDeal, cancelled.awaitsPause]).toEqual([true, false]);
    expect(cancelled.results).toMatchObject([{ cancelled: 'trump' }]);
    expect(cancelled.standing.calls).toEqual([]);
  });

  it('K4: a forced selector throws in a low hand', () => {
    const options = { cancelTrump: 'forcedSelector', penaltiesPerPlayer: 0, trumpsPerPlayer: 1 };
    const cancelled = makeMoves(layHands(open('king', options), ...LONE_KING), '3 cancel');
    expect([cancelled.phase, cancelled.awaitsDeal, cancelled.awaitsPause]).toEqual([
      'roundEnd',
      true,
      false,
    ]);
  });

  it('K12: a natural Rıfkı may be cancelled by the deal itself', () => {
    const calls = ['el', 'kupa', 'erkek', 'kiz'].map((name, i) => ({
      selector: 3 - i,
      contract: { type: 'penalty', name },
    }));
    const standing = { played: 4, calls, dealer: 0 };
    const table = open('king', { preset: 'natural', cancelRifki: 'AorK' }, { standing });
    const cancelled = layHands(table, ...LONE_KING);
    expect([cancelled.awaitsDeal, cancelled.awaitsPause]).toEqual([true, false]);
    expect(cancelled.standing).toMatchObject({ played: 4, redeal: true, dealer: 3 });
  });

  it('K4: four queens in four hands void the game after a pause, with nothing counted', () => {
    const games = Array.from({ length: 60 }, (_, seed) => playKiz(seed));
    const table = games.find(
      ({ results: [result] }) => result!.game === 'king' && result!.cancelled,
    );
    expect([table!.phase, table!.awaitsDeal, table!.awaitsPause]).toEqual(['roundEnd', true, true]);
    expect(table!.results).toMatchObject([{ counts: [1, 1, 1, 1], cancelled: 'kiz' }]);
    expect(table!.standing).toMatchObject({ played: 0, totals: [0, 0, 0, 0], calls: [] });
    const again = step(table!, new SeededRandom(1));
    expect(again.deal).toMatchObject({ number: 1, dealer: table!.deal!.dealer });
  });
});

/** A party up to the end of its first game, in which the queens are avoided. */
function playKiz(seed: number): Table {
  const random = new SeededRandom(seed);
  const dealt = step(open('king'), random);
  const chosen = makeMoves(dealt, `${dealt.actors[0]} choose kiz`);
  return playUntil(chosen, random, ({ phase }) => phase === 'roundEnd');
}

describe('claiming the rest', () => {
  const claimable = (options: object) =>
    makeMoves(
      layEven(open('hearts', { preset: 'classic', passCycle: ['hold'], ...options })),
      ...['3 2C', '0 AC', '1 8C', '2 5C'],
    );

  it('H12: a claim on lead with nothing but winners ends the round as one entry of the log', () => {
    const before = claimable({});
    const after = makeMoves(before, '0 claim');
    expect(after.version).toBe(before.version + 1);
    expect(after.phase).toBe('roundEnd');
    expect(after.results).toMatchObject([{ raw: [26, 0, 0, 0], scores: [0, 26, 26, 26] }]);
  });

  it('H7: a claimed moon still leaves the choice to the shooter', () => {
    const after = makeMoves(claimable({ moon: 'shooterChoice' }), '0 claim');
    expect([after.phase, after.actors, after.awaitsDeal]).toEqual(['roundEnd', [0], false]);
    expect(after.standing.totals).toEqual([0, 0, 0, 0]);
    const chosen = makeMoves(after, '0 moon shooterMinus');
    expect(chosen.standing.totals).toEqual([-26, 0, 0, 0]);
    expect([chosen.awaitsDeal, chosen.awaitsPause]).toEqual([true, true]);
  });
});
