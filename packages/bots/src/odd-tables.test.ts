// Every bot at tables with unusual rules: its own move each time, never the fallback.

import type { GameId } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { playDeals } from '../testing/table-play.ts';
import { BOT_NAMES } from './bot-name.ts';
import { allBots } from './index.ts';

const TABLES: readonly (readonly [GameId, Readonly<Record<string, unknown>>])[] = [
  ['spades', { bidVisibility: 'sealed', minTeamBid: 13 }],
  ['spades', { bidVisibility: 'sealed', minTeamBid: 4, doubleNil: false }],
  ['spades', { bidVisibility: 'sealed', bidding: 'sequential', minTeamBid: 10 }],
  ['spades', { minTeamBid: 8, boston: 'win', failedNilTricks: 'contract' }],
  ['spades', { bagInterval: 0, loseScore: -200 }],
  ['hearts', { moon: 'shooterChoice', passCount: 4 }],
  ['hearts', { claim: true, openingLead: 'leftOfDealer', passCycle: ['across', 'hold'] }],
  ['king', { kingRule: 'declare', kingTricks: 5 }],
  ['king', { kingRule: 'auto', enforceQuotas: false, earlyEnd: true }],
  ['king', { cancelKiz: true, cancelRifki: 'AorK', cancelTrump: 'anyPlayer' }],
  ['king', { values: { el: 0, kupa: 0, erkek: 0, kiz: 0, rifki: 0, sonIki: 0, trump: 0 } }],
  ['king', { mode: 'natural', mustTrumpWhenVoid: true, cikmis: 'gt0' }],
];

it.each(TABLES)('%s %j', (id, options) => {
  const problems: unknown[] = [];
  const report = (error: unknown) => problems.push(error);
  const names = BOT_NAMES.map((name) => (name === 'expert' ? 'expert:4' : name));
  const thoughts = names.flatMap((name, i) =>
    playDeals(id, options, [allBots.create(name, { report })], 2, i).map(({ thought }) => thought),
  );
  expect(problems).toEqual([]);
  expect(thoughts.filter(({ reason }) => reason.kind === 'fallback')).toEqual([]);
  expect(thoughts.length).toBeGreaterThan(500);
});
