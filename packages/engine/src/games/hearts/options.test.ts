// The options of Hearts: the presets as agreed, timers, and names that are no options; values are in option-values.test.ts.

import { describe, expect, it, test } from 'vitest';
import { PRESET_OPTIONS } from '../../../testing/presets.ts';
import { gameOf, type Hearts, makeGame, presetNames } from '../../index.ts';

const USUAL = PRESET_OPTIONS.hearts.kalpler;

function options(changes: Readonly<Record<string, unknown>>): object {
  return (gameOf('hearts', changes) as Hearts).options;
}

describe('presets', () => {
  test.each(Object.entries(PRESET_OPTIONS.hearts))(
    'H1, H7, H9, H11, H12: %s',
    (preset, expected) => {
      expect(options({ preset })).toEqual(expected);
    },
  );

  it('H1: without a name the preset is kalpler, and there are no others', () => {
    expect(options({})).toEqual(USUAL);
    expect(presetNames('hearts')).toEqual(['kalpler', 'classic', 'omnibus', 'spot', 'blackMaria']);
    for (const preset of ['', 'Classic', 'pagat', 'constructor', 3, null]) {
      expect(makeGame('hearts', { preset }).ok).toBe(false);
    }
  });

  it('H11: a preset may be changed', () => {
    const changed = options({ preset: 'spot', spotQueen: 50, endScore: 300 });
    expect(changed).toEqual({ ...USUAL, scoring: 'spot', spotQueen: 50, endScore: 300 });
  });
});

describe('values', () => {
  it('H15: a table may play without any timer, or change one', () => {
    const none = Object.fromEntries(Object.keys(USUAL.timers).map((name) => [name, null]));
    expect(options({ timers: none })).toEqual({ ...USUAL, timers: none });
    const passSeconds = 90;
    expect(options({ timers: { passSeconds } })).toEqual({
      ...USUAL,
      timers: { ...USUAL.timers, passSeconds },
    });
    for (const timers of [{ passSeconds: 0 }, { passSeconds: 1.5 }, { naps: 3 }, [], null, 30]) {
      expect(makeGame('hearts', { timers }).ok).toBe(false);
    }
  });

  it('other names are no options', () => {
    for (const name of ['dealerIndex', 'heartsbroken', 'trump', '__proto__x', 'toString']) {
      const made = makeGame('hearts', { [name]: 1 });
      expect(made.ok ? '' : made.error).toMatch(new RegExp(`^${name}: `));
    }
    for (const wrong of [null, 3, 'classic', ['classic']]) {
      expect(makeGame('hearts', wrong).ok).toBe(false);
    }
  });
});
