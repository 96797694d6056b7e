// Positions in trump games with the card that a good player chooses; spades are trumps.

import { describe, expect, it } from 'vitest';
import { type PlayScene, play as playScene } from '../../testing/king-scene.ts';

/** What a player by weights plays, and one by the book too. */
function play(scene: Omit<PlayScene, 'contract'>): string {
  const [weighed, book] = (['skilled', 'basic'] as const).map((style) =>
    playScene({ contract: 'spades', style, ...scene }),
  );
  expect(book).toBe(weighed);
  return weighed!;
}

describe('leading', () => {
  it('draws the last trump before it cashes its winners', () => {
    const scene = { hand: 'QS AC KC', out: '10S 7D 8D 3H 6D 4D 9H 9D 6C' };
    expect(play(scene)).toBe('QS');
  });

  it('cashes a winner that nobody can ruff', () => {
    const scene = { hand: 'AH 5C 4C', out: 'QH JH 8H 6D 7D 8D 9C KC AC' };
    expect(play(scene)).toBe('AH');
  });
});

describe('following', () => {
  it('wins, last to play, as cheaply as it can', () => {
    const out = 'KH QH 5D 6D 7D 8D 3C 4C 5C';
    const scene = { hand: 'AH JH 4H 9C', trick: '3:10H 2:3H 1:2H', out };
    expect(play(scene)).toBe('JH');
  });

  it('plays its lowest card when it cannot win', () => {
    const out = 'KH AH 5D 6D 7D 8D 3C 4C 5C';
    const scene = { hand: 'JH 9H 4H 9C', trick: '3:QH 2:3H 1:2H', out };
    expect(play(scene)).toBe('4H');
  });

  it('does not waste its ace on a trick that has been ruffed', () => {
    const out = 'KH QH 5D 6D 7D 8D 3C 4C 5C';
    const scene = { hand: 'AH JH 4H 9C', trick: '3:10H 2:3S 1:2H', out };
    expect(play(scene)).toBe('4H');
  });

  it('K10: beats a led trump with the lowest that does', () => {
    const out = 'AS QS 4S 5D 6D 7H 8H 9H 5C';
    const scene = { hand: 'KS JS 3S 9C', trick: '3:10S 2:8S 1:7S', out };
    expect(play(scene)).toBe('JS');
  });
});

describe('void in the led suit', () => {
  const out = 'AS QS 4S 5D 6D 7H 8H 9H 5C';

  it('ruffs with its lowest trump', () => {
    const scene = { hand: 'KS 3S 6S 9C', trick: '3:AD 2:3D 1:2D', out };
    expect(play(scene)).toBe('3S');
  });

  it('ruffs over a ruff, and no higher than that', () => {
    const scene = { hand: 'KS 3S 6S 9C', trick: '3:AD 2:3D 1:5S', out };
    expect(play(scene)).toBe('6S');
  });

  it('throws its lowest card where it cannot ruff high enough', () => {
    const rest = 'AS 4S 5D 6D 7H 8H 9H 5C KC';
    const scene = { hand: '3S 6S 2C AC', trick: '3:AD 2:3D 1:QS', out: rest };
    expect(play(scene)).toBe('2C');
  });

  it('keeps its winners when it discards', () => {
    const rest = 'KC 7H 8H 5D JH 5C 8D 9H 6C';
    const scene = { hand: 'AC QC 4H 2C', trick: '3:AD 2:3D 1:2D', out: rest };
    expect(['2C', '4H']).toContain(play(scene));
  });

  it('K9: ruffs with its lowest trump where it must ruff', () => {
    const options = { mustTrumpWhenVoid: true, yukseltme: 'off' };
    const scene = {
      hand: 'KS 3S 6S 9C',
      trick: '3:AD 2:3D 1:QS',
      out: 'AS 4S 5D 6D 7H 8H 9H 5C KC',
    };
    expect(play({ options, ...scene })).toBe('KS');
    expect(play({ options, ...scene, hand: 'JS 3S 6S 9C' })).toBe('3S');
  });
});

describe('other tables', () => {
  it('K15: three players: wins, last to play, as cheaply as it can', () => {
    const scene = { hand: 'AH JH 4H', trick: '2:10H 1:3H', out: 'KH QH 5D 6D' };
    expect(play({ options: { preset: 'three' }, ...scene })).toBe('JH');
  });

  it('shuns tricks where they cost points', () => {
    const values = {
      el: -50,
      kupa: -30,
      erkek: -60,
      kiz: -100,
      rifki: -320,
      sonIki: -180,
      trump: -50,
    };
    const out = 'KH QH 5D 6D 7D 8D 3C 4C 5C';
    const scene = { hand: 'AH JH 4H 9C', trick: '3:10H 2:3H 1:2H', out };
    expect(play({ options: { values }, ...scene })).toBe('4H');
  });
});
