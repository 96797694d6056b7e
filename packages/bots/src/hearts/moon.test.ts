// Positions in which the moon or the scoring of a table decides the card.

import { describe, expect, it } from 'vitest';
import { choice } from '../../testing/hearts-scene.ts';

describe('the moon of another seat', () => {
  const taken = [0, 20, 0, 0];
  const tricks = [1, 6, 1, 1];

  it('is stopped by taking a heart', () => {
    const scene = {
      hands: ['AC 3C 4D 2D', 'KC 9C 3D 10D', '10H 9H 6D 7D', '5C 6C AD JD'],
      trick: '1:KC 2:10H 3:5C',
      taken,
      tricks,
    };
    expect(choice(scene).card).toBe('AC');
  });

  it('is not helped along with a heart', () => {
    const scene = {
      hands: ['AH 3S 4D 2D', 'KC 9C 3D 10D', '10H 9H 6D 7D', '5C 6C AD JD'],
      trick: '1:KC 2:10H 3:5C',
      taken,
      tricks,
    };
    expect(choice(scene).card).not.toBe('AH');
  });

  it('is stopped by giving a heart to a third seat', () => {
    const scene = {
      hands: ['4H 3S 4D 2D', 'KC 9C JH QH', '10H 9H 6D 7D', 'AC 6C AD JD'],
      trick: '1:KC 2:8C 3:AC',
      taken: [0, 21, 0, 0],
      tricks: [1, 6, 1, 1],
    };
    expect(choice(scene).card).toBe('4H');
  });
});

describe('its own moon', () => {
  it('is shot by taking a heart trick as cheaply as is safe', () => {
    const scene = {
      hands: ['AH KH QH 2D', 'JH 9C 3D 10D', '10H 9H 6D 7D', '5C 6C AD JD'],
      trick: '3:8H',
      taken: [18, 0, 0, 0],
      tricks: [9, 0, 0, 0],
      style: 'shooter',
    } as const;
    expect(['AH', 'KH', 'QH']).toContain(choice(scene).card);
  });

  it('is shot from the top of a solid suit', () => {
    const scene = {
      hands: ['AH KH QH 10H', 'JH 9C 3D 10D', '4C 9H 6D 7D', '5C 6C AD JD'],
      taken: [20, 0, 0, 0],
      tricks: [9, 0, 0, 0],
    };
    expect(choice(scene).intent).toBe('shootMoon');
    expect(['AH', 'KH', 'QH']).toContain(choice(scene).card);
  });

  it('is given up once another seat has a point', () => {
    const scene = {
      hands: ['AH 3H KC 2C', 'JH 9C 3D 10D', '10H 9H 6D 7D', '5C 6C AD JD'],
      trick: '3:8H',
      taken: [18, 1, 0, 0],
      tricks: [8, 1, 0, 0],
      style: 'shooter',
    } as const;
    expect(choice(scene)).toEqual({ card: '3H', intent: undefined });
  });
});

describe('other tables', () => {
  it('H11: takes the jack of diamonds as last', () => {
    const scene = {
      hands: ['QD 9D 3D 5C 4C', 'JD 8D AC KC 2C', '10D 7D 6C 7C 8C', '2D AD 9C 10C JC'],
      trick: '1:JD 2:7D 3:2D',
      preset: 'omnibus',
    };
    expect(choice(scene).card).toBe('QD');
  });

  it('H11: wins with the jack of diamonds as last', () => {
    const scene = {
      hands: ['JD 9D 3D 5C 4C', 'QD 8D AC KC 2C', '10D 7D 6C 7C 8C', '2D AD 9C 10C JC'],
      trick: '1:8D 2:7D 3:2D',
      preset: 'omnibus',
    };
    expect(choice(scene).card).toBe('JD');
  });

  it('H11: does not throw the jack of diamonds away', () => {
    const scene = {
      hands: ['JD 9D 3D 5C 4C', 'KS 8D AC KC 2C', '10D 7D 6C 7C 8C', '2D AD 9C 10C JC'],
      trick: '1:KS',
      preset: 'omnibus',
    };
    expect(choice(scene).card).not.toBe('JD');
  });

  it('H11: throws the dearest heart where hearts count their pips', () => {
    const scene = {
      hands: ['AH 2H 3D 5C 4C', 'AS 8D AC KC 2C', '10S 7D 6C 7C 8C', '2S AD 9C 10C JC'],
      trick: '1:AS 2:10S',
      preset: 'spot',
    };
    expect(choice(scene).card).toBe('AH');
  });

  it('H11: black Maria makes the ace of spades worth throwing even without the queen', () => {
    const scene = {
      hands: ['AS 9D 3D 5C 4C', 'AH 8D AC KC 2C', '10S 7D 6C 7C 8C', '2S AD 9C 10C JC'],
      trick: '1:AH 2:10H',
      preset: 'blackMaria',
    };
    expect(choice(scene).card).toBe('AS');
  });
});
