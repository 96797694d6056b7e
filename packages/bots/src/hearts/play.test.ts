// Positions at the card table with the card that a good player of Hearts chooses.

import { describe, expect, it } from 'vitest';
import { choice } from '../../testing/hearts-scene.ts';

describe('following', () => {
  it('wins a harmless trick as last with its highest card', () => {
    const scene = {
      hands: [
        'KD 10D 4D 2C 6C 3S 5S 2H 4H 9H',
        'QD 9D 3D 4C 8C 9S 10S AH 3H 5H',
        '8D 7D 2D 9C 10C QS 7S 6H 7H 8H',
        '6D 5D JD JC QC KS AS 10H JH QH',
      ],
      trick: '1:9D 2:7D 3:JD',
      broken: false,
    };
    expect(choice(scene).card).toBe('KD');
  });

  it('ducks a trick with points, with the highest card that stays under', () => {
    const scene = {
      hands: ['KC 9C 4C 5D', 'QC 7C 3D 4D', '10C 8C 6D 7D', '5H 6H 8D 9D'],
      trick: '1:QC 2:10C 3:5H',
      taken: [0, 13, 4, 3],
    };
    expect(choice(scene).card).toBe('9C');
  });

  it('drops the queen of spades under the king', () => {
    const scene = {
      hands: ['QS 4S 2D 5D', 'KS 9S 3D 4D', '10S 8S 6D 7D', '3S 6S 8D 9D'],
      trick: '1:KS',
    };
    expect(choice(scene).card).toBe('QS');
  });

  it('holds the queen of spades back over the jack', () => {
    const scene = {
      hands: ['QS 4S 2D 5D', 'JS 9S 3D 4D', '10S 8S 6D 7D', '3S 6S 8D 9D'],
      trick: '1:JS',
    };
    expect(choice(scene).card).toBe('4S');
  });

  it('gets rid of the ace of spades as last when the queen has not come', () => {
    const scene = {
      hands: ['AS 3S 4D 2D', 'KS 9S 3D 10D', '10S QS 6D 7D', '5S 6S AD JD'],
      trick: '1:9S 2:10S 3:5S',
    };
    expect(choice(scene).card).toBe('AS');
  });

  it('keeps the ace of spades down while the queen may still fall on it', () => {
    const scene = {
      hands: ['AS 3S 4D 2D', 'KS 9S 3D 10D', '10S QS 6D 7D', '5S 6S AD JD'],
      trick: '3:6S',
    };
    expect(choice(scene).card).toBe('3S');
  });

  it('plays its highest club on the first trick, where no points may fall', () => {
    const scene = {
      hands: [
        'AC 6C 3C 2D 5D 9D 4S 7S 8S 2H 3H 6H 8H',
        '4C 5C 7C 3D 4D 6D 2S 3S 5S 4H 5H 7H 9H',
        '2C 8C 9C 7D 8D 10D 6S 9S 10S 10H JH QH AD',
        '10C JC QC KC JD QD KD JS QS KS AS KH AH',
      ],
      trick: '1:5C 2:2C 3:QC',
      broken: false,
    };
    expect(choice(scene).card).toBe('AC');
  });

  it('goes under a heart lead if it can', () => {
    const scene = {
      hands: ['JH 4H 2D 5D', '9H KH 3D 4D', '10H 8H 6D 7D', '3H 6H 8D 9D'],
      trick: '3:6H',
      taken: [4, 13, 2, 1],
    };
    expect(choice(scene).card).toBe('4H');
  });

  it('takes a trick that it cannot avoid with the highest card', () => {
    const scene = {
      hands: ['KH JH 2D 5D', '9H 5H 3D 4D', '10H 8H 6D 7D', '3H 6H 8D 9D'],
      trick: '1:9H 2:10H 3:6H',
      taken: [4, 13, 2, 1],
    };
    expect(choice(scene).card).toBe('KH');
  });
});

describe('void in the led suit', () => {
  it('throws the queen of spades before anything else', () => {
    const scene = {
      hands: ['QS AH 2D 5D', 'KC 9C 3D 4D', '10C 8C 6D 7D', '3C 6C 8D 9D'],
      trick: '1:KC',
    };
    expect(choice(scene).card).toBe('QS');
  });

  it('throws a bare king of spades while the queen is out', () => {
    const scene = {
      hands: ['KS 3H 2D 5D', 'KC 9C QS 4D', '10C 8C 6D 7D', '3C 6C 8D 9D'],
      trick: '1:KC',
    };
    expect(choice(scene).card).toBe('KS');
  });

  it('throws a high heart rather than a low one', () => {
    const scene = {
      hands: ['AH 3H 2D 5D', 'KC 9C 9H 4D', '10C 8C 6H 7H', '3C 6C 8D 9D'],
      trick: '1:KC',
      taken: [13, 2, 0, 3],
    };
    expect(choice(scene).card).toBe('AH');
  });

  it('throws a bare high card rather than a safe low heart', () => {
    const scene = {
      hands: ['2H 3H KD 5S', 'KC 9C 9H 4D', '10C QD 6H 7H', '3C 6C 8D 9D'],
      trick: '1:KC',
      taken: [13, 2, 0, 3],
    };
    expect(choice(scene).card).toBe('KD');
  });

  it('keeps the low spades that guard its queen', () => {
    const scene = {
      hands: [
        'QS 5S 4S 3S KH 9D',
        'KC 9C AS 4D 5D 3H',
        '10C 8C KS 7D 8D 4H',
        '3C 6C 10S 10D JD 5H',
      ],
      trick: '1:KC',
      taken: [0, 1, 2, 0],
    };
    expect(['QS', 'KH']).toContain(choice(scene).card);
  });
});

describe('leading', () => {
  it('hunts the queen with low spades', () => {
    const scene = {
      hands: ['5S 3S 2S 9D 8D KC', 'QS 9S 3D 4D AC JC', '10S AS 6D 7D 10C 3C', 'KS 6S AD JD 8C 6C'],
      broken: false,
    };
    expect(['5S', '3S', '2S']).toContain(choice(scene).card);
  });

  it.each(['KS', 'AS', 'QS'])('does not touch spades with the %s', (high) => {
    const rest = ['KS', 'AS', 'QS'].filter((name) => name !== high);
    const scene = {
      hands: [
        `${high} 3S 9D 4D 2D 5C`,
        `${rest[0]} 9S 3D 10D AC JC`,
        `${rest[1]} 10S 6D 7D 10C 3C`,
        '5S 6S AD JD 8C 6C',
      ],
      broken: false,
    };
    expect(choice(scene).card).not.toMatch(/S$/);
  });

  it('leads a card that must lose when there is one', () => {
    const scene = {
      hands: ['2H KC QD', '9H AC 8D', '10H QC 7D', 'KH 3C 9D'],
      taken: [10, 6, 2, 4],
    };
    expect(choice(scene).card).toBe('2H');
  });

  it('does not lead a suit that nobody else has', () => {
    const scene = {
      hands: ['4C 3C 7D', '9H AH 8D', '10H QH 9D', 'KH QS 10D'],
      taken: [0, 4, 1, 3],
    };
    expect(choice(scene).card).toBe('7D');
  });
});
