// Nils at the card table: keeping one's own, covering the partner's and breaking an opponent's.

import { describe, expect, it } from 'vitest';
import { choice } from '../../testing/spades-scene.ts';

describe('a nil of one’s own', () => {
  it('plays the highest card that does not win', () => {
    const scene = {
      hands: ['QH 9H 3H 2C', 'KH 5H 6D 7D', '10H AH 4D AC', '2H JH 9D KC'],
      bids: ['nil', 3, 4, 3] as const,
      tricks: [0, 3, 4, 2],
      trick: '1:KH 2:10H 3:2H',
    };
    expect(choice(scene)).toBe('QH');
  });

  it('throws its most dangerous card when it is void', () => {
    const scene = {
      hands: ['AH 4H 3H 2C', 'KD 5D 6D 7D', '10D 3C 4D AC', '2D 8D 9H KH'],
      bids: ['nil', 3, 4, 3] as const,
      tricks: [0, 3, 4, 2],
      trick: '1:KD 2:10D 3:2D',
    };
    expect(choice(scene)).toBe('AH');
  });

  it('stays below the card on the table with others still to play', () => {
    const scene = {
      hands: ['JH 6H 3H 2C', 'KH 5H 6D 7D', '10H 4H 4D AC', '8H QH 9D KC'],
      bids: ['nil', 3, 4, 3] as const,
      tricks: [0, 3, 4, 2],
      trick: '3:8H',
    };
    expect(choice(scene)).toBe('6H');
  });

  it('gets rid of a high trump under a higher one', () => {
    const scene = {
      hands: ['KS 4S 3H 2C', 'AS JS 6D 7D', '10S 3S 4D AC', '2S QS 9D KC'],
      bids: ['nil', 3, 4, 3] as const,
      tricks: [0, 3, 4, 2],
      trick: '1:AS 2:10S 3:2S',
    };
    expect(choice(scene)).toBe('KS');
  });

  it('leads a card that others must beat', () => {
    const scene = {
      hands: ['KH 7H 2C', 'QH 5D 6D', 'AH 3D AC', '2H 8D KC'],
      bids: ['nil', 3, 4, 3] as const,
      tricks: [0, 4, 4, 2],
    };
    expect(choice(scene)).toBe('2C');
  });

  it('S3: a nil that has failed helps no contract, so it avoids bags', () => {
    const scene = {
      hands: ['KH 4H 9C', '10H 5D 6D', '3H 3D 4D', '2H 8D 9D'],
      bids: ['nil', 3, 4, 2] as const,
      tricks: [1, 3, 4, 2],
      trick: '1:10H 2:3H 3:2H',
      bags: [8, 0],
    };
    expect(choice(scene)).toBe('4H');
  });
});

describe('covering the nil of the partner', () => {
  it('takes over a trick that the partner would win', () => {
    const scene = {
      hands: ['AH 9H 4H 9C', '8H 5D 6D 7D', 'JH 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [4, 3, 'nil', 2] as const,
      tricks: [4, 3, 0, 2],
      trick: '1:8H 2:JH 3:2H',
    };
    expect(choice(scene)).toBe('AH');
  });

  it('plays high before the partner has to play', () => {
    const scene = {
      hands: ['KH 6H 4H 9C', '10H 5D 6D 7D', 'JH 7H 4D 5C', '5H 3H 9D 6C'],
      bids: [4, 3, 'nil', 2] as const,
      tricks: [4, 3, 0, 2],
      trick: '3:5H',
    };
    expect(choice(scene)).toBe('KH');
  });

  it('leads its best card rather than a low one', () => {
    const scene = {
      hands: ['AH KH 4H 9C', '10H 5D 6D 7D', 'JH 7H 4D 5C', '5H 3H 9D 6C'],
      bids: [4, 3, 'nil', 2] as const,
      tricks: [4, 3, 0, 2],
    };
    expect(['AH', 'KH']).toContain(choice(scene));
  });

  it('ruffs a trick that the partner would win', () => {
    const scene = {
      hands: ['6S 2S 4C 9C', '8H 5D 6D 7D', 'JH 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [4, 3, 'nil', 2] as const,
      tricks: [4, 3, 0, 2],
      trick: '1:8H 2:JH 3:2H',
    };
    expect(choice(scene)).toBe('2S');
  });
});

describe('breaking the nil of an opponent', () => {
  it('leaves the trick to a nil that is winning it', () => {
    const scene = {
      hands: ['AH 9H 4H 9C', '8H 5D 6D 7D', '7H 3D 4D 5C', 'JH 8D 9D 6C'],
      bids: [4, 4, 3, 'nil'] as const,
      tricks: [4, 3, 2, 0],
      trick: '1:8H 2:7H 3:JH',
    };
    expect(['4H', '9H']).toContain(choice(scene));
  });

  it('does not ruff a trick that a nil is winning', () => {
    const scene = {
      hands: ['6S 2S 4C 9C', '8H 5D 6D 7D', '7H 3D 4D 5C', 'JH 8D 9D 6C'],
      bids: [4, 4, 3, 'nil'] as const,
      tricks: [4, 3, 2, 0],
      trick: '1:8H 2:7H 3:JH',
    };
    expect(['4C', '9C']).toContain(choice(scene));
  });

  it('leads low into a suit that the nil still holds', () => {
    const scene = {
      hands: ['AH 2H AD KC', '8H 5D 6D 7C', '7H 3D 4D 5C', 'JH 8D 9D 6C'],
      bids: [4, 3, 3, 'nil'] as const,
      tricks: [4, 2, 3, 0],
    };
    expect(choice(scene)).toBe('2H');
  });

  it('plays low before a nil that has yet to play', () => {
    const scene = {
      hands: ['KH 3H AD KC', 'JH 5D 6D 7C', '7H 3D 4D 5C', '2H 8D 9D 6C'],
      bids: [4, 'nil', 3, 4] as const,
      tricks: [4, 0, 3, 2],
      trick: '3:2H',
    };
    expect(choice(scene)).toBe('3H');
  });
});
