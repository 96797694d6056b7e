// Every move that the rules allow can be judged, at every kind of table, however odd it is.

import { type GameId, moveText } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { weighMove } from '../../testing/all-games.ts';
import { PRESETS, playDeals } from '../../testing/table-play.ts';
import { allBots } from '../index.ts';

const TABLES: readonly (readonly [GameId, Readonly<Record<string, unknown>>])[] = [
  ...PRESETS.map(([id, preset]) => [id, { preset }] as const),
  ['spades', { bidVisibility: 'sealed', minTeamBid: 4, doubleNil: false }],
  ['hearts', { moon: 'shooterChoice', claim: true, passCount: 4 }],
  ['king', { kingRule: 'declare', kingTricks: 5 }],
  ['king', { cancelKiz: true, cancelRifki: 'AorK', cancelTrump: 'anyPlayer' }],
  ['king', { values: { el: 0, kupa: 0, erkek: 0, kiz: 0, rifki: 0, sonIki: 0, trump: 0 } }],
];

it.each(TABLES)('%s %j', (id, options) => {
  const random = allBots.create('random');
  const basic = allBots.create('basic');
  const moments = playDeals(id, options, [random, basic, random], 1, 21);
  for (const { view, thought } of moments) {
    const { grade, best, lost, chance, expected } = weighMove(view, thought.move, { deals: 2 });
    expect(lost).toBeGreaterThanOrEqual(0);
    expect(chance).toBeGreaterThanOrEqual(0);
    if (grade === 'forced' || thought.move.kind === 'claim') continue;
    const weighed = expected.map(({ move }) => moveText(move));
    expect(weighed).toContain(moveText(thought.move));
    expect(weighed).toContain(moveText(best));
    if (grade === 'best') expect(lost).toBe(0);
  }
});
