// Tiles: the same for the same name always, different for most names, and all kinds in use.

import { describe, expect, it } from 'vitest';
import { avatarDesign, hashName } from './Avatar.tsx';

const NAMES = Array.from({ length: 3000 }, (_, i) => `Oyuncu ${i}`);

describe('avatar', () => {
  it('follows from nothing but the name and stays as it is', () => {
    expect(['Emre', 'Nazlı', 'Işıl', ''].map(hashName)).toEqual([
      57080114, 2444596976, 807357970, 2872998923,
    ]);
    expect(avatarDesign('Defne')).toEqual(avatarDesign('Defne'));
  });

  it('does not depend on how a letter is composed or on spaces around the name', () => {
    expect(hashName(' Gu\u0308l ')).toBe(hashName('G\u00fcl'));
    expect(hashName('Ali')).not.toBe(hashName('ali'));
  });

  it('makes use of all 54 designs about evenly', () => {
    const counts = new Map<string, number>();
    for (const name of NAMES) {
      const key = JSON.stringify(avatarDesign(name));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(54);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(25);
      expect(count).toBeLessThan(90);
    }
  });
});
