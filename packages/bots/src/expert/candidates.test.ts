// The moves an expert weighs: nils only with hands that are fit for them.

import { gameOf, type Move, moveOf, SeededRandom, type Spades, setUp } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../engine/testing/cards.ts';
import { games } from '../../testing/all-games.ts';
import { candidates } from './candidates.ts';

const SAFE = '6S 3S 9H 7H 5H 2H 8D 6D 4D 3D 7C 5C 2C';
const RISKY = 'JS 3S 10H 8H 6H 3H QD 9D 4D 3D JC 7C 2C';

function bids(text: string, partnerBid: number | 'nil', options = {}): Move[] {
  const game = gameOf('spades', options) as Spades;
  const standing = game.start();
  const hand = cards(game, text);
  const rest = game.deck.cards.filter((card) => !hand.includes(card));
  const hands = [hand, rest.slice(0, 13), rest.slice(13, 26), rest.slice(26)];
  const bidsMade = [null, 3, partnerBid, 3];
  const deal = setUp(game, standing, { hands, bids: bidsMade, looked: [0], turn: 0 });
  const plan = games.policy(game, standing, 'skilled');
  return candidates(game, deal, 0, plan, new SeededRandom(1)).map(moveOf);
}

describe('nils', () => {
  const nil = { kind: 'bid', bid: 'nil' };

  it('are weighed with a safe hand', () => {
    expect(bids(SAFE, 4)).toContainEqual(nil);
  });

  it('are left aside with a risky hand, and all other bids are weighed', () => {
    const weighed = bids(RISKY, 4);
    expect(weighed).not.toContainEqual(nil);
    expect(weighed).toHaveLength(bids(SAFE, 4).length - 1);
  });

  it('are left aside next to another nil', () => {
    expect(bids(SAFE, 'nil')).not.toContainEqual(nil);
  });
});
