// The options of Hearts: the presets as agreed, every allowed value, and what is refused.

import { describe, expect, it, test } from 'vitest';
import { PRESET_OPTIONS } from '../../../testing/presets.ts';
import { gameOf, type Hearts, makeGame, OPTION_SHEETS, presetNames } from '../../index.ts';

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

/** Every option with all values it may have (or both ends), and some that it may not. */
const VALUES: readonly [string, readonly unknown[], readonly unknown[]][] = [
  ['game', ['hearts'], ['spades', 'Hearts', null]],
  ['C1: direction', ['cw'], ['ccw', 1]],
  ['players', [4], [3, 5, '4']],
  ['H1: endScore', [1, 50, 100, 1000], [0, -1, 1001, 50.5, '50', null, Number.NaN]],
  ['H7: moon', ['othersPlus', 'shooterMinus', 'shooterChoice', 'smart'], ['A', 'both', 26, null]],
  [
    'H9: passCycle',
    [
      ['left', 'right', 'across', 'hold'],
      ['hold'],
      ['right'],
      ['left'],
      ['across'],
      ['hold', 'hold', 'left'],
    ],
    [[], ['none'], ['left', 3], 'left', null, { 0: 'left' }, new Array(2)],
  ],
  ['H10: passCount', [1, 2, 3, 4], [0, 5, 2.5, '3', null]],
  ['H2: openingLead', ['2C', 'leftOfDealer'], ['2D', 'twoOfClubs', null]],
  ['H3: firstTrickPoints', ['forbid', 'allow'], [true, false, '']],
  ['H4: heartsMustBeBroken', [true, false], ['true', 1, null]],
  ['H5: queenBreaksHearts', [true, false], ['no', 0]],
  ['H11: scoring', ['standard', 'spot', 'blackMaria'], ['omnibus', 'black', null]],
  ['H11: spotQueen', [0, 13, 25, 50], [1, 26, -13, '25']],
  ['H11: jackOfDiamonds', [true, false], [-10, 'JD']],
  ['H12: claim', [true, false], ['on', 1]],
  ['C2: forcedLeadBreaks', [true, false], ['on', null]],
  ['C7: disconnect', ['takeover', 'onTimeout'], ['bot', null]],
  ['C3: autoPlay', ['lowest', 'ai'], ['random', true]],
];

/** The name of an option, without the rule that it belongs to. */
function optionOf(title: string): string {
  return title.split(': ').at(-1)!;
}

describe('values', () => {
  it('every option there is is tried below', () => {
    const tried = [...VALUES.map(([title]) => optionOf(title)), 'timers'];
    expect(tried.sort()).toEqual(Object.keys(OPTION_SHEETS.hearts.fields).sort());
  });

  test.each(VALUES)('%s', (title, allowed, refused) => {
    const name = optionOf(title);
    for (const value of allowed)
      expect(options({ [name]: value })).toEqual({ ...USUAL, [name]: value });
    for (const value of refused) {
      const made = makeGame('hearts', { [name]: value });
      if (made.ok) throw new Error(`${name} took ${JSON.stringify(value)}`);
      expect(made.error).toMatch(new RegExp(`^${name}: `));
    }
  });

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
