// Situations of King, and the reasons that are found for what is done in them.

import { describe, expect, it } from 'vitest';
import { why as reasonFor, type Scene } from '../../testing/reasons-scene.ts';

function why(scene: Omit<Scene, 'game'>, move: string): string {
  return reasonFor({ game: 'king', ...scene }, move);
}

describe('the choice of a contract', () => {
  const hand = 'AS KS QS 9S 5S AH QH 4H KD 7D JC 6C 2C';
  const choose = (move: string, options: Record<string, unknown> = {}) =>
    why({ phase: 'selecting', hands: [hand, '', '', ''], options }, move);

  it('trumps name those that are held', () => {
    expect(choose('choose trump spades')).toBe('chooseTrump: 5S 9S QS KS AS');
    expect(choose('choose trump spades king', { kingRule: 'declare' })).toBe(
      'declareKing: 5S 9S QS KS AS',
    );
  });

  it('penalties name the cards that would count', () => {
    expect(choose('choose kiz')).toBe('chooseSafePenalty: QS QH');
    expect(choose('choose erkek')).toBe('chooseSafePenalty: JC KD KS');
    expect(choose('choose rifki')).toBe('chooseSafePenalty');
    expect(choose('choose el')).toBe('chooseSafePenalty');
  });

  it('K4: a hand without a high card may cancel the deal', () => {
    const options = { cancelTrump: 'forcedSelector', penaltiesPerPlayer: 0 };
    const low = '2C 3C 4C 5C 6C 7C 8C 9C 10C 2D 3D 4D 5D';
    expect(why({ phase: 'selecting', hands: [low, '', '', ''], options }, 'cancel')).toBe(
      'cancelDeal',
    );
  });
});

describe('penalties', () => {
  const play = (contract: Scene['contract'], hand: string, trick: string, move: string) =>
    why({ contract: contract!, hands: [hand, '9D 3C KH', '10D QS 5C', '8H 6C JD'], trick }, move);

  it('are hunted', () => {
    expect(play('rifki', 'QH 4H 2S', '', 'QH')).toBe('huntPenalty: QH KH');
    expect(play('kiz', '5S 4H 2S', '', '5S')).toBe('huntPenalty: 5S QS');
    expect(play('erkek', '4D 7D 2S', '', '4D')).toBe('huntPenalty: 4D JD');
  });

  it('are led around', () => {
    expect(play('el', '2S 4C 7C', '', '2S')).toBe('leadSafe: 2S');
    expect(play('kupa', 'AH 9H 7C', '', 'AH')).toBe('leadHigh: AH');
    expect(play('kupa', 'AH 9H 7C', '', '9H')).toBe('leadLow: 9H');
  });

  it('are given away, or ducked', () => {
    expect(play('kiz', 'QC QH 4S', '1:AD', 'QC')).toBe('dumpPoints: QC');
    expect(play('erkek', 'KD JD 4S', '1:AD', 'KD')).toBe('dumpPoints: KD');
    expect(play('kupa', '6H 9H 4S', '1:AH', '9H')).toBe('duck: 9H AH');
    expect(play('el', '8D 4D 4S', '1:AD', '8D')).toBe('duck: 8D AD');
    expect(play('el', 'KS 4S 2H', '1:AD', 'KS')).toBe('discardDanger: KS');
  });

  it('are taken when nothing else is left', () => {
    expect(play('kiz', 'AD KD 4S', '2:7D 1:QC', 'KD')).toBe('mustWin: KD QC');
    expect(play('el', 'AD 4D 4S', '2:7D 1:8D', 'AD')).toBe('winCheaply: AD');
  });

  it('that are all gone leave nothing at stake', () => {
    const hands = ['AD 4D', '9D 3C', '10D 5C', '8H 6C'];
    expect(why({ contract: 'rifki', hands }, 'AD')).toBe('nothingAtStake: AD');
    expect(why({ contract: 'sonIki', hands }, 'AD')).toBe('leadHigh: AD');
  });

  it('may be prizes at some tables', () => {
    const values = {
      el: 50,
      kupa: -30,
      erkek: -60,
      kiz: -100,
      rifki: -320,
      sonIki: -180,
      trump: 50,
    };
    const hands = ['AD 4D 4S', '9D 3C', '10D 5C', '8H 6C'];
    const scene = { contract: 'el', hands, trick: '2:7D 1:8D' } as const;
    expect(why({ ...scene, options: { values } }, 'AD')).toBe('takeTrick: AD 8D');
  });
});

describe('trump games', () => {
  const others = ['9S KH 5H', 'QS 5C 7H', '8H 6C JD'];
  const play = (hand: string, trick: string, move: string, more: Partial<Scene> = {}) =>
    why({ contract: 'spades', hands: [hand, ...others], trick, ...more }, move);

  it('lead', () => {
    expect(play('KS AH 4C', '', 'KS')).toBe('drawTrumps: KS');
    expect(play('KS AH 4C', '', 'AH')).toBe('leadHigh: AH');
    expect(play('KS AH 4C', '', '4C')).toBe('voidSuit: 4C');
    expect(play('4C 3C AH', '', '3C')).toBe('leadLow: 3C');
  });

  it('follow', () => {
    expect(play('KD 4D AH', '1:10D', 'KD')).toBe('takeTrick: KD 10D');
    expect(play('KD 4D AH', '1:10D', '4D')).toBe('duck: 4D 10D');
    expect(play('KD 4D AH', '3:6D 2:5D 1:9D', 'KD')).toBe('winLast: KD 9D');
    expect(play('KS 4C 3C', '1:10D', 'KS')).toBe('ruff: KS 10D');
    expect(play('KS 4C 3C', '1:10D', '3C')).toBe('saveTrump: 3C');
    expect(play('4H 4C 3C', '1:10D', '3C')).toBe('throwLow: 3C');
  });

  it('K11: take a trick from a player who has declared King', () => {
    const options = { kingRule: 'declare' };
    expect(play('KD 4D AH', '1:10D', 'KD', { options, declarer: 1 })).toBe('stopKing: KD 10D');
    expect(play('KD 4D AH', '1:10D', 'KD', { options, declarer: 3 })).toBe('stopKing: KD 10D');
    expect(play('KD 4D AH', '2:8D 1:10D', 'KD', { options, declarer: 2 })).toBe(
      'takeTrick: KD 10D',
    );
    expect(play('KD 4D AH', '1:10D', 'KD', { options, declarer: 0 })).toBe('takeTrick: KD 10D');
  });
});
