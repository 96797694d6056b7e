// Situations of Hearts, and the reasons that are found for what is done in them.

import { describe, expect, it } from 'vitest';
import { why as reasonFor, type Scene } from '../../testing/reasons-scene.ts';

function why(scene: Omit<Scene, 'game'>, move: string): string {
  return reasonFor({ game: 'hearts', ...scene }, move);
}

describe('the pass', () => {
  const pass = (hand: string, move: string) =>
    why({ phase: 'passing', hands: [hand, '', '', ''] }, move);

  it('names the dangerous cards that go', () => {
    const hand = 'QS AS 4S 9H 7H 3H JD 8D 5D 9C 6C 4C 2C';
    expect(pass(hand, 'pass QS AS 9H')).toBe('passDanger: QS AS');
    expect(pass(hand, 'pass 9H 8D 9C')).toBe('passDanger: 9C 8D 9H');
  });

  it('sees a suit emptied', () => {
    const hand = 'JS 7S 4S 9H 7H 3H KD 8D 9C 6C 5C 4C 2C';
    expect(pass(hand, 'pass KD 8D 9H')).toBe('passToVoid: 8D KD');
    expect(pass(hand, 'pass KD 9C 9H')).toBe('passDanger: KD');
  });

  it('sees a hand kept for the moon', () => {
    const hand = 'AS KS QS AH KH QH 4H AD KD 3D 2D 7C 5C';
    expect(pass(hand, 'pass 3D 2D 5C')).toBe('keepForMoon: KD AD QS KS AS QH KH AH');
  });

  it('H7: the choice of a shooter needs no cards', () => {
    const options = { moon: 'shooterChoice' };
    const scene = { phase: 'roundEnd', hands: ['', '', '', ''], taken: [26, 0, 0, 0] } as const;
    expect(why({ options, ...scene }, 'moon othersPlus')).toBe('shootMoon');
  });
});

describe('leading', () => {
  const lead = (hand: string, others: string, move: string, more: Partial<Scene> = {}) =>
    why({ hands: [hand, others, '', ''], ...more }, move);

  it('with a card that must lose', () => {
    expect(lead('2D KD 5C', '5D 9D QD 8H', '2D')).toBe('leadSafe: 2D');
  });

  it('low, high, or from the last card of a suit', () => {
    expect(lead('4D KD 5C', '3D 9D QD AD 8H', '4D')).toBe('leadLow: 4D');
    expect(lead('4D KD 5C', '3D 9D QD AD 8H', 'KD')).toBe('leadHigh: KD');
    expect(lead('8D KD 5C', '3D 7D QD AD 8H', '8D')).toBe('leadLow: 8D');
    expect(lead('4D KD 5C', '3C 7C 8C 9C 8H', '5C')).toBe('voidSuit: 5C');
  });

  it('under the queen of spades, as long as another holds her', () => {
    expect(lead('JS 5S 5C', 'QS KS 9S 8C', 'JS')).toBe('huntQueen: JS QS');
    expect(lead('KS 5S 5C', 'QS 9S 3S 8C', 'KS')).toBe('leadHigh: KS');
    expect(lead('QS 5S 5C', 'KS 9S 3S 8C', '5S')).toBe('leadLow: 5S');
  });

  it('H11: under the king of spades, where he costs points too', () => {
    const options = { preset: 'blackMaria' };
    expect(lead('JS 5S 5C', 'KS 9S 4S 8H', 'JS', { options })).toBe('huntPenalty: JS KS');
  });

  it('for the moon, with more than half of all points alone', () => {
    const hand = 'AD KD AH 3C';
    expect(lead(hand, 'QD JD 9H 8C', 'AD', { taken: [20, 0, 0, 0] })).toBe('shootMoon: AD');
    expect(lead(hand, 'QD JD 9H 8C', 'AD', { taken: [20, 1, 0, 0] })).toBe('leadHigh: AD');
  });

  it('when every point is gone', () => {
    expect(lead('AD KD', 'QD JD 4C', 'AD', { taken: [13, 13, 0, 0] })).toBe('nothingAtStake: AD');
  });
});

describe('following suit', () => {
  const follow = (hand: string, trick: string, others: string, move: string, more = {}) =>
    why({ hands: [hand, others, '', ''], trick, ...more }, move);

  it('under the best card', () => {
    expect(follow('9D AD 3C', '3:JD', '5D 6H', '9D')).toBe('duck: 9D JD');
    expect(follow('9H 4H 3C', '3:JH', '5D 6H', '9H')).toBe('duck: 9H JH');
  });

  it('so as not to take the queen of spades, seen or feared', () => {
    expect(follow('JS AS 3C', '2:KS 3:QS', '6H', 'JS')).toBe('duckedQueen: JS QS');
    expect(follow('9S KS 3C', '3:10S', 'QS 6H', '9S')).toBe('duckedQueen: 9S QS');
  });

  it('but who could not have taken her only ducks', () => {
    expect(follow('9S 4S 3C', '3:10S', 'QS 6H', '9S')).toBe('duck: 9S 10S');
    expect(follow('9S QS 3C', '3:10S', 'KS 6H', '9S')).toBe('duck: 9S 10S');
  });

  it('with the queen under a higher spade', () => {
    expect(follow('QS 4S 3C', '3:KS', '7S 6H', 'QS')).toBe('dumpQueen: QS');
  });

  it('over the others: last and free, cheaply, or because it must', () => {
    expect(follow('AD 4D 3C', '1:9D 2:5D 3:JD', '6H', 'AD')).toBe('winLast: AD JD');
    expect(follow('AD 4D 3C', '1:9D 2:6H 3:JD', '7H', 'AD')).toBe('winCheaply: AD 6H');
    expect(follow('QD 4D 3C', '3:JD', 'KD 7H', 'QD')).toBe('winCheaply: QD');
    expect(follow('AD KD 3C', '2:9D 3:QS', 'JD 7H', 'KD')).toBe('mustWin: KD QS');
  });

  it('to stop a moon', () => {
    const taken = [0, 0, 15, 0];
    expect(follow('AH 4H 3C', '2:KH 3:5H', '9H 8C', 'AH', { taken })).toBe('stopMoon: AH KH 5H');
    // Nobody is feared who shares the points with others.
    const shared = { taken: [0, 1, 15, 0] };
    expect(follow('AH 4H 3C', '2:KH 3:5H', '9H 8C', 'AH', shared)).toBe('winCheaply: AH KH 5H');
  });

  it('H11: for the jack of diamonds, where he is worth taking', () => {
    const options = { preset: 'omnibus' };
    expect(follow('AD 4D 3C', '3:JD', '5D 6H', 'AD', { options })).toBe('takeJack: AD JD');
    expect(follow('AD 4D 3C', '3:JD', '5D 6H', 'AD')).toBe('winCheaply: AD');
  });
});

describe('discarding', () => {
  const discard = (hand: string, move: string, more = {}) =>
    why({ hands: [hand, '5C 6C 9S KS 6H', '3D 10D QD', '8H'], trick: '3:JC', ...more }, move);

  it('gets rid of the queen, of points, of danger', () => {
    expect(discard('QS 4S KD 2D 9H', 'QS')).toBe('dumpQueen: QS');
    expect(discard('QS 4S KD 2D 9H', '9H')).toBe('dumpPoints: 9H');
    expect(discard('QS 4S KD 2D 9H', 'KD')).toBe('discardDanger: KD');
  });

  it('gets rid of a suit, or of a card of little use', () => {
    expect(discard('QS KD 2D 4S', '2D')).toBe('throwLow: 2D');
    expect(discard('QS 4S 2D 9H', '2D')).toBe('voidSuit: 2D');
  });

  it('gives points to somebody else when one player has all others', () => {
    expect(discard('QS 4S KD 2D 9H', '9H', { trick: '2:JC 3:3C', taken: [0, 0, 0, 9] })).toBe(
      'stopMoon: 9H',
    );
    // Where hearts are led, everyone gives them: that alone stops nobody.
    const hearts = { hands: ['9H 4H 3C', '6C', '', ''], trick: '2:JH 3:3H', taken: [0, 0, 0, 9] };
    expect(why(hearts, '9H')).toBe('duck: 9H JH');
    expect(discard('QS 4S KD 2D 9H', '9H', { trick: '3:JC', taken: [0, 0, 0, 9] })).toBe(
      'dumpPoints: 9H',
    );
  });
});

it('a single legal card is the only move', () => {
  expect(why({ hands: ['AD 5C', '3D', '', ''], trick: '3:JD' }, 'AD')).toBe('onlyMove: AD');
});

it('H12: a claim names the hand', () => {
  const scene = { options: { preset: 'classic' }, hands: ['AC KC AH', '2C', '3C', '4H'] };
  expect(why(scene, 'claim')).toBe('claimRest: KC AC AH');
});
