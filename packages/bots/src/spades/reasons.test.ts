// Situations of Spades, and the reasons that are found for what is done in them.

import { describe, expect, it } from 'vitest';
import { why as reasonFor, type Scene } from '../../testing/reasons-scene.ts';

function why(scene: Omit<Scene, 'game'>, move: string): string {
  return reasonFor({ game: 'spades', ...scene }, move);
}

describe('bids', () => {
  const hand = 'KS JS 5S 3S AH 8H 6H KD 7D QC 9C 4C 2C';
  const bid = (move: string, more: Partial<Scene> = {}) =>
    why({ phase: 'bidding', hands: [hand, '', '', ''], ...more }, move);

  it('rest on the cards that should win', () => {
    expect(bid('bid 4')).toBe('bidStrength: KD JS KS AH');
    expect(bid('bid 2', { hands: ['KD 5S 4H 3H 2H', '', '', ''] })).toBe('bidStrength');
  });

  it('S14: jokers are the highest spades', () => {
    const more = { options: { preset: 'jja' }, hands: ['BJ AS QS 4H 3H 2H', '', '', ''] };
    expect(bid('bid 3', more)).toBe('bidStrength: AS BJ');
  });

  it('of nil name the highest card of each suit', () => {
    expect(bid('bid nil')).toBe('bidNil: QC KD KS AH');
  });

  it('S7: made unseen name no cards at all', () => {
    const behind = { totals: [0, 200], looked: false };
    expect(bid('bid blind_nil', behind)).toBe('bidBlindNil');
    expect(bid('reveal', behind)).toBe('lookAtHand');
    expect(bid('bid 4', behind)).toBe('bidStrength');
  });
});

describe('S8: the exchange', () => {
  const give = (bids: Scene['bids'], move: string) =>
    why({ phase: 'exchanging', hands: ['AS 9S 4H 2D', '', '', ''], bids: bids ?? [] }, move);

  it('high cards from the bidder, low ones from the partner', () => {
    expect(give(['blind_nil', 3, 4, 3], 'exchange AS 9S')).toBe('giveHighToPartner: 9S AS');
    expect(give([4, 3, 'blind_nil', 3], 'exchange 4H 2D')).toBe('giveLowToPartner: 2D 4H');
  });
});

describe('tricks for the bid', () => {
  const bids = [4, 3, 3, 3] as const;
  const tricks = [1, 1, 1, 1];
  const play = (hands: readonly string[], trick: string, move: string, more = {}) =>
    why({ hands, trick, bids, tricks, ...more }, move);

  it('led', () => {
    const others = ['KH 10H 9S', 'QH 3H 2C', '8D 5D 6C'];
    expect(play(['AH 4H 5S', ...others], '', 'AH')).toBe('leadHigh: AH');
    expect(play(['AH 4H 5S', ...others], '', '4H')).toBe('leadLow: 4H');
    expect(play(['AH 4H 5S', ...others], '', '5S')).toBe('drawTrumps: 5S');
    expect(play(['4C AH 5S', ...others], '', '4C')).toBe('voidSuit: 4C');
  });

  it('taken or left', () => {
    const others = ['KH 10H 9S', 'QH 3H 2C', '8D 5D 6C'];
    expect(play(['AH 4H 5S', ...others], '3:JH', 'AH')).toBe('takeTrick: AH JH');
    expect(play(['AH 4H 5S', ...others], '3:JH', '4H')).toBe('duck: 4H JH');
    expect(play(['6H 4H 5S', ...others], '3:JH', '4H')).toBe('throwLow: 4H');
    expect(play(['AH 4H 5S', ...others], '1:JH 2:3H 3:8H', 'AH')).toBe('winLast: AH JH');
  });

  it('ruffed or not', () => {
    const others = ['KH 10H 9S', 'QH 3H 2C', '8D 5D 6C'];
    expect(play(['5S 4D 7D 9C', ...others], '3:JH', '5S')).toBe('ruff: 5S JH');
    expect(play(['5S 4D 7D 9C', ...others], '3:JH', '4D')).toBe('saveTrump: 4D');
    expect(play(['5S 4D 7D 3C', ...others], '2:JH 3:8S', '3C')).toBe('voidSuit: 3C');
    expect(play(['5S 4D 7D 3C', ...others], '2:JH 3:8S', '4D')).toBe('throwLow: 4D');
  });

  it('left to the partner', () => {
    const hands = ['AH 4H 5S', '10H 9S 2D', '3H 2C 4C', '8D 5D 6C'];
    expect(play(hands, '2:KH 3:7H', '4H')).toBe('giveToPartner: 4H KH');
  });

  it('beyond the bid: to set the others, or not at all', () => {
    const hands = ['AH 4H 5S', '10H QH 2D', '3H 2C 4C', '8D 5D 6C'];
    const done = { tricks: [4, 1, 3, 2] };
    expect(play(hands, '3:JH', 'AH', done)).toBe('setOpponents: AH JH');
    expect(play(hands, '3:JH', '4H', done)).toBe('avoidBags: 4H JH');
    expect(play(['AH KH 5S', ...hands.slice(1)], '3:JH', 'KH', done)).toBe('mustWin: KH');
    expect(play(['KH 4H 5S', ...hands.slice(1)], '3:AH', 'KH', done)).toBe('discardDanger: KH');
    expect(play(hands, '', '4H', done)).toBe('avoidBags: 4H');
  });
});

describe('nils', () => {
  const tricks = [0, 2, 1, 2];

  it('of its own', () => {
    const own = { bids: ['nil', 4, 4, 3] as const, tricks };
    const others = ['10H 9H 9S', '3H 2C KS', '8D 5D 6C'];
    const play = (hand: string, trick: string, move: string) =>
      why({ hands: [hand, ...others], trick, ...own }, move);
    expect(play('8H 4H 5S', '3:JH', '8H')).toBe('protectNil: 8H JH');
    expect(play('8H 4H 5S', '3:6H', '8H')).toBe('protectNil: 8H 6H');
    expect(play('QH KH 5S', '3:JH', 'QH')).toBe('mustWin: QH');
    expect(play('QS 4D 9D 5C', '3:JH', '9D')).toBe('discardDanger: 9D');
    expect(play('2H 4D 9D', '', '2H')).toBe('leadSafe: 2H');
  });

  it('of the partner', () => {
    const hands = ['AH 4H 5S', '10H 9S 2D', '3H 2C 4C', '8D 5D 6C'];
    const bids = [4, 3, 'nil', 3] as const;
    const bared = { hands, bids, tricks: [1, 2, 0, 2] };
    expect(why({ ...bared, trick: '2:JH 3:7H' }, 'AH')).toBe('coverNil: AH JH');
    expect(why({ ...bared, trick: '3:7H' }, 'AH')).toBe('coverNil: AH 7H');
    expect(why(bared, 'AH')).toBe('coverNil: AH');
    // Once the nil is broken there is nothing to cover.
    expect(why({ ...bared, tricks: [1, 2, 1, 2], trick: '3:7H' }, 'AH')).toBe('takeTrick: AH 7H');
  });

  it('of an opponent', () => {
    const hands = ['AH 4H 5S', '10H 9S 2D', '3H 2C 4C', '8D 5D 6C'];
    const prey = { hands, bids: [4, 'nil', 3, 3] as const, tricks: [1, 0, 2, 2] };
    expect(why({ ...prey, trick: '1:JH 2:3H 3:7H' }, '4H')).toBe('breakNil: 4H JH');
    expect(why({ ...prey, trick: '1:JH 2:QH 3:7H' }, '4H')).toBe('giveToPartner: 4H QH');
    const low = ['KH 4H 5S', '10H 9S 2D', '3H AH 2C', 'QH 8H 6C'];
    expect(why({ ...prey, hands: low }, '4H')).toBe('breakNil: 4H');
  });
});
