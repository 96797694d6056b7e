// Positions in the six penalty games with the card that a good player chooses.

import { describe, expect, it } from 'vitest';
import { type PlayScene, play as playScene } from '../../testing/king-scene.ts';

/** What a player by weights plays, and one by the book too. */
function play(scene: PlayScene): string {
  const card = weighed(scene);
  expect(playScene({ style: 'basic', ...scene })).toBe(card);
  return card;
}

/** What a player by weights plays, where one by the book knows no better. */
function weighed(scene: PlayScene): string {
  return playScene({ style: 'skilled', ...scene });
}

/** A hand with one high club, before anything is known of the others. */
const EARLY = 'AC 2C 4D 5D 7D 8D 3S 5S 9S 2H 4H 7H 8H';
const EARLY_CLUBS = '3:6C 2:5C 1:9C';

describe('El', () => {
  it('leads its sure loser and keeps the ace for a discard', () => {
    const scene = { contract: 'el', hand: '2C AS', out: '5C 9C KC 3S 8S JS' } as const;
    expect(play(scene)).toBe('2C');
  });

  it('ducks with the highest card that loses', () => {
    const out = '2D 5D AD 7C 8C 9C 4S 5S JS';
    const scene = { hand: '10D 3D 5C 6S', trick: '3:9D 2:4D 1:JD', out };
    expect(play({ contract: 'el', ...scene })).toBe('10D');
  });

  it('ducks a card that others have yet to beat', () => {
    const out = '2D 5D KD QD 7C 8C 9C 4S 5S JS 6S';
    expect(play({ contract: 'el', hand: 'AD 8D 3D 5C', trick: '1:10D', out })).toBe('8D');
  });

  it('takes a trick that it cannot avoid with its highest card', () => {
    const out = '2D 5D KD 7C 8C 9C 4S 5S JS';
    const scene = { hand: 'AD QD 5C 2S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'el', ...scene })).toBe('AD');
  });

  it('throws a high card away and keeps the low ones', () => {
    const out = '2C 5C 6C 7D 8H 9H 4S 5S JS';
    const scene = { hand: 'AC 7C 2S 3S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'el', ...scene })).toBe('AC');
  });

  it('gets rid of a bare king while the others are likely to follow', () => {
    const hand = 'KC 3D 4D 7D 8D 2S 5S 6S 9S 2H 3H 5H 8H';
    expect(weighed({ contract: 'el', hand })).toBe('KC');
  });
});

describe('Kupa', () => {
  it('K5: void, throws its highest heart', () => {
    const out = '3H 6H 9H 7C 8C 9C 4S 5S JS';
    expect(play({ contract: 'kupa', hand: 'AH 5H 2H AC', trick: '3:9D 2:4D 1:8D', out })).toBe(
      'AH',
    );
  });

  it('spends an ace, last to play, on a trick without hearts', () => {
    const scene = { hand: EARLY, trick: EARLY_CLUBS, broken: false };
    expect(play({ contract: 'kupa', ...scene })).toBe('AC');
  });

  it('takes a trick of hearts that it cannot avoid with the ace, to be rid of it', () => {
    const out = '2H 5H KH 7C 8C 9C 4S 5S JS';
    expect(play({ contract: 'kupa', hand: 'AH QH 5C 2S', trick: '3:9H 2:4H 1:8H', out })).toBe(
      'AH',
    );
  });

  it('leads its lowest heart, for which all the others are too high', () => {
    const out = '5H 8H JH 3C 4C 10C 5S 6S 2D 3D 8D 9D';
    expect(play({ contract: 'kupa', hand: '2H 9C QS KD', out })).toBe('2H');
  });
});

describe('Erkek', () => {
  it('K6: void, throws the king that could be caught, not the jack that is guarded', () => {
    const out = '2C 5C AC 7C 8H 9H 4S 5S QS';
    const scene = { hand: 'KC JS 2S 3S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'erkek', ...scene })).toBe('KC');
  });

  it('does not go over a jack', () => {
    const out = '2D 5D AD 7C 8C 9C 4S 5S JS';
    const scene = { hand: 'QD 3D 5C 6S', trick: '3:9D 2:4D 1:JD', out };
    expect(play({ contract: 'erkek', ...scene })).toBe('3D');
  });

  it('spends an ace, last to play, on a trick without kings and jacks', () => {
    expect(play({ contract: 'erkek', hand: EARLY, trick: EARLY_CLUBS })).toBe('AC');
  });

  it('K6: lays a king under the ace because it must', () => {
    const scene = {
      hand: 'KD 3D 5C 6S',
      trick: '3:9D 2:4D 1:AD',
      out: '2D 5D JD 7C 8C 9C 4S 5S JS',
    };
    expect(play({ contract: 'erkek', ...scene })).toBe('KD');
  });
});

describe('Kız', () => {
  it('K6: void, throws the bare queen and keeps the guarded one', () => {
    const out = '2C 5C 3C 7C 8H 9H 4S 5S KS';
    const scene = { hand: 'QC QS 2S 3S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'kiz', ...scene })).toBe('QC');
  });

  it('does not lead the suit whose queen is out while it holds ace and king', () => {
    const out = 'QS 4S 7S 8D JD AD 6C 7C 8C 2H 3H 4H';
    expect(play({ contract: 'kiz', hand: 'AS KS 2S 5D', out })).toBe('5D');
  });

  it('does not take the trick in which the queen lies', () => {
    const out = '3C 4C 7D 8D 10D 2S 3S 4S JC JD';
    expect(play({ contract: 'kiz', hand: 'AC 2C 4D 9D', trick: '2:6C 1:QC', out })).toBe('2C');
  });

  it('spends a king, last to play, on a trick without a queen', () => {
    const hand = EARLY.replace('AC', 'KC');
    expect(play({ contract: 'kiz', hand, trick: EARLY_CLUBS })).toBe('KC');
  });
});

describe('Rıfkı', () => {
  it('lays the king of hearts under the ace, though it need not', () => {
    const out = '2H 5H QH 7C 8C 9C 4S 5S JS';
    const scene = { hand: 'KH 3H 5C 6S', trick: '3:AH 2:4H 1:JH', out };
    expect(play({ contract: 'rifki', ...scene })).toBe('KH');
  });

  it('K7: void, throws the ace of hearts while the king is out', () => {
    const out = 'KH 5H QH 7C 8C 9C 4S 5S JS';
    const scene = { hand: 'AH 2H 5C 6S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'rifki', ...scene })).toBe('AH');
  });

  it('does not lay the ace where the king may still fall on it', () => {
    const out = 'KH 5H QH 7C 8C 9C 4S 5S JS 3D 4D';
    expect(play({ contract: 'rifki', hand: 'AH 2H 5C 6S', trick: '1:9H', out })).toBe('2H');
  });

  it('leads a low club and waits with its king of hearts', () => {
    expect(play({ contract: 'rifki', hand: 'KH 2C', out: 'AH 5H 3H 6C 7C 9C' })).toBe('2C');
  });
});

describe('Son İki', () => {
  it('spends its ace on the last trick that costs nothing', () => {
    const out = '5D 9D KD 5C 9C KC 3S 8S JS';
    const scene = { contract: 'sonIki', hand: 'AS 2D 3C', out } as const;
    expect(weighed(scene)).toBe('AS');
  });

  it('leads its low card as soon as tricks cost', () => {
    expect(play({ contract: 'sonIki', hand: '2D AS', out: '5D 9D KD 3S 4S 8S' })).toBe('2D');
  });

  it('ducks in the last trick but one', () => {
    const scene = { hand: '3D JD', trick: '1:9D', out: '5D 9S KD 3S 4S' };
    expect(play({ contract: 'sonIki', ...scene })).toBe('3D');
  });

  it('takes early tricks with high cards', () => {
    expect(play({ contract: 'sonIki', hand: EARLY, trick: EARLY_CLUBS })).toBe('AC');
  });

  it('throws a high card away and keeps the low ones', () => {
    const out = '5C 9C KC 6C 7S 8S 9S 10S JS';
    const scene = { hand: 'AC 2C 3S 4S', trick: '3:9D 2:4D 1:8D', out };
    expect(play({ contract: 'sonIki', ...scene })).toBe('AC');
  });
});

describe('other tables', () => {
  it('K15: three players: ducks with the highest card that loses', () => {
    const scene = { hand: '10D 3D 5C', trick: '2:4D 1:JD', out: '5D AD 7C 8S' };
    expect(play({ contract: 'el', options: { preset: 'three' }, ...scene })).toBe('10D');
  });

  it('K6: where honours need not be thrown, throws what is most dangerous', () => {
    const out = 'QC 5C 6C 7C 8H 9H 4S 5S 10S';
    const scene = { hand: 'KC 2C 2S 3S', trick: '3:9D 2:4D 1:8D', out };
    const options = { honourVoid: 'any' };
    expect(play({ contract: 'erkek', options, ...scene })).toBe('KC');
  });

  it('takes what it can where El brings points', () => {
    const values = {
      el: 50,
      kupa: -30,
      erkek: -60,
      kiz: -100,
      rifki: -320,
      sonIki: -180,
      trump: 50,
    };
    const scene = {
      hand: 'AD 3D 5C 6S',
      trick: '3:9D 2:4D 1:JD',
      out: '2D 5D KD 7C 8C 9C 4S 5S JS',
    };
    expect(play({ contract: 'el', ...scene })).toBe('3D');
    expect(weighed({ contract: 'el', options: { values }, ...scene })).toBe('AD');
  });
});
