// Positions at the card table with the card that a good player of Spades chooses.

import { describe, expect, it } from 'vitest';
import { choice } from '../../testing/spades-scene.ts';

describe('following', () => {
  it('leaves the trick to the partner and throws the least', () => {
    const scene = {
      hands: ['KH 4H 9C 2C', '10H 5D 6D 7D', 'AH 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:10H 2:AH 3:2H',
    };
    expect(choice(scene)).toBe('4H');
  });

  it('wins as last as cheaply as it can', () => {
    const scene = {
      hands: ['AH JH 4H 9C', '10H 5D 6D 7D', '3H 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:10H 2:3H 3:2H',
    };
    expect(choice(scene)).toBe('JH');
  });

  it('throws its lowest card when it cannot win', () => {
    const scene = {
      hands: ['JH 9H 4H 9C', 'QH 5D 6D 7D', '3H 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:QH 2:3H 3:2H',
    };
    expect(choice(scene)).toBe('4H');
  });

  it('plays high in third place when the partner leads low', () => {
    const scene = {
      hands: ['AH 5H 4C 3C', 'QH JH 7D 8D', '3H 6D 4D 5C', '9H 8H 9D 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '2:3H 3:9H',
    };
    expect(choice(scene)).toBe('AH');
  });

  it('takes a needed trick with its best card in second place', () => {
    const scene = {
      hands: [
        'AH 5H 9S 6S 3S KD 8D 7D 4D QC 9C 4C 3C',
        'QH JH 10H 2S 8S JS 6D QD AD KC 10C 5C 2C',
        '8H 7H 4H 3H 4S 10S AS 5D JD 3D AC 7C 6C',
        '9H KH 6H 2H 5S 7S QS KS 2D 9D 10D JC 8C',
      ],
      bids: [3, 3, 3, 3],
      tricks: [0, 0, 0, 0],
      trick: '3:9H',
      broken: false,
    };
    expect(choice(scene)).toBe('AH');
  });
});

describe('void in the led suit', () => {
  it('ruffs with the lowest trump that wins', () => {
    const scene = {
      hands: ['KS 6S 3S 9C', 'AD KD 7H 8H', '3D 5D 4H 5C', '2D 8D 9H 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:AD 2:3D 3:2D',
    };
    expect(choice(scene)).toBe('3S');
  });

  it('ruffs higher than the opponent, and no higher than that', () => {
    const scene = {
      hands: ['KS 6S 3S 9C', 'AD KD 7H 8H', '3D 5D 4H 5C', '5S 8C 9H 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:AD 2:3D 3:5S',
    };
    expect(choice(scene)).toBe('6S');
  });

  it('does not ruff the winner of its partner', () => {
    const scene = {
      hands: ['KS 6S 3S 9C', 'JD KD 7H 8H', 'AD 5D 4H 5C', '2D 8D 9H 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:JD 2:AD 3:2D',
    };
    expect(choice(scene)).toBe('9C');
  });

  it('keeps its winners when it discards', () => {
    const scene = {
      hands: ['AC QC 4H 2C', 'AD KD 7H 8H', '3D 5D JH 5C', '2D 8D 9H 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:AD 2:3D 3:2D',
    };
    expect(['4H', '2C']).toContain(choice(scene));
  });
});

describe('leading', () => {
  it('cashes an ace rather than leading away from it', () => {
    const scene = {
      hands: ['AH 5H 4H 2C', 'QH JH 7S 8S', '3H 6D 4S 5C', '9H 8H 9S 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 3, 1],
    };
    expect(choice(scene)).toBe('AH');
  });

  it('draws the last trump before it cashes its winners', () => {
    const scene = {
      hands: ['QS AC KC', '10S 7D 8D', '3H 6D 4D', '9H 9D 6C'],
      bids: [4, 3, 3, 2],
      tricks: [2, 3, 2, 3],
    };
    expect(choice(scene)).toBe('QS');
  });
});

describe('bags and sets', () => {
  it('S4: ducks when the contract is made and a bag would be the tenth', () => {
    const scene = {
      hands: ['KH 4H 9C', '10H 5D 6D', '3H 3D 4D', '2H 8D 9D'],
      bids: [3, 2, 3, 2],
      tricks: [4, 2, 2, 2],
      trick: '1:10H 2:3H 3:2H',
      bags: [9, 0],
    };
    expect(choice(scene)).toBe('4H');
  });

  it('takes a trick that it has no use for when that sets the opponents', () => {
    const scene = {
      hands: ['KH 4H 9C', '10H 5D 6D', '3H 3D 4D', '2H 8D 9D'],
      bids: [3, 4, 3, 3],
      tricks: [4, 2, 2, 2],
      trick: '1:10H 2:3H 3:2H',
    };
    expect(choice(scene)).toBe('KH');
  });
});

describe('other tables', () => {
  it('S14: wins with the cheapest of its high trumps', () => {
    const scene = {
      hands: ['LJ AS 4S 9C', 'KS 5D 6D 7D', '3S 3D 4D 5C', '2S 8D 9D 6C'],
      bids: [3, 3, 4, 2],
      tricks: [2, 3, 2, 2],
      trick: '1:KS 2:3S 3:2S',
      preset: 'jja',
    };
    expect(choice(scene)).toBe('AS');
    const higher = { ...scene, hands: ['LJ 6S 4S 9C', ...scene.hands.slice(1)] };
    expect(choice(higher)).toBe('LJ');
  });

  it('S15: alone, takes what it needs from anybody', () => {
    const scene = {
      hands: ['KH 4H 9C', '10H 5D 6D', '3H 3D 4D'],
      bids: [5, 4, 5],
      tricks: [4, 5, 5],
      trick: '1:10H 2:3H',
      preset: 'cutthroat',
    };
    expect(choice(scene)).toBe('KH');
  });

  it('S15: alone, ducks the tenth bag', () => {
    const scene = {
      hands: ['KH 4H 9C', '10H 5D 6D', '3H 3D 4D'],
      bids: [4, 4, 4],
      tricks: [5, 5, 4],
      trick: '1:10H 2:3H',
      bags: [8, 0, 0],
      preset: 'cutthroat',
    };
    expect(choice(scene)).toBe('4H');
  });
});
