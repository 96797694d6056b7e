// The advised bid is the one that the light player makes, from the same view and at every kind of table.

import { presetNames } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { playDeals } from '../../testing/table-play.ts';
import { PolicyBot } from '../levels/player.ts';
import { advisedBid } from './advice.ts';

const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  ...presetNames('spades').map((preset) => ({ preset })),
  { bidVisibility: 'sealed', failedNilTricks: 'contract' },
  { bidding: 'sequential', nil: false, minTeamBid: 4 },
  { blindNilMinDeficit: 0, blindNilExchange: 3 },
  { players: 3, mode: 'cutthroat', deck: 'jokerJokerDeuceDeuce' },
];

it.each(TABLES)('%o', (options) => {
  const bot = new PolicyBot(games, 'basic');
  const moments = playDeals('spades', { ...options, targetScore: 2000 }, [bot], 12);
  let bids = 0;
  for (const { view, thought } of moments) {
    const { move } = thought;
    const { deal } = view;
    if (move.kind !== 'bid' || deal?.hand == null) continue;
    bids++;
    expect(advisedBid(view)).toBe(move.bid);
  }
  expect(bids).toBeGreaterThan(20);
});

it('is nothing where there is nothing to bid', () => {
  const moments = playDeals(
    'spades',
    { blindNilMinDeficit: 0 },
    [new PolicyBot(games, 'basic')],
    2,
  );
  const others = moments.filter(({ view: { deal, phase } }) => phase !== 'bidding' || !deal?.hand);
  expect(others.length).toBeGreaterThan(50);
  for (const { view } of others) expect(advisedBid(view)).toBeNull();
  const [hearts] = playDeals('hearts', {}, [new PolicyBot(games, 'basic')], 1);
  expect(advisedBid(hearts!.view)).toBeNull();
  expect(advisedBid({ ...moments[0]!.view, seat: null })).toBeNull();
});
