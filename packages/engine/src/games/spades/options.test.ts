// The options of Spades: the values of the presets, what each option accepts, and what does not go together.

import { describe, expect, it } from 'vitest';
import { PRESET_OPTIONS } from '../../../testing/presets.ts';
import { gameOf, makeGame, OPTION_SHEETS, presetNames } from '../../index.ts';

/** Each option with values that it accepts and values that it refuses. */
const ACCEPTED: readonly [string, readonly unknown[], readonly unknown[]][] = [
  ['targetScore', [1, 300, 10_000], [0, -1, 2.5, '300', null]],
  ['loseScore', [null, 0, -10_000], [1, -10_001, '0']],
  ['bagInterval', [0, 10, 100], [-1, 101, 0.5]],
  ['bagPenalty', [0, 100, 10_000], [-1, null]],
  ['bagPoints', [-100, 0, 1, 100], [101, -101]],
  ['nilValue', [0, 50, 10_000], [-50, '50']],
  ['blindNilValue', [0, 100, 10_000], [-100]],
  ['blindNilMinDeficit', [-10_000, 0, 99], [10_001, null]],
  ['blindNilExchange', [0, 1, 2, 3], [-1, 4]],
  ['blindNilExchangeMode', ['simultaneous', 'bidderFirst'], ['partnerFirst', true]],
  ['failedNilTricks', ['bags', 'contract', 'none'], ['bag', false]],
  ['bidding', ['simultaneous', 'sequential'], ['any']],
  ['bidVisibility', ['open', 'sealed'], ['closed']],
  ['minTeamBid', [0, 4, 13], [-1, 14]],
  ['autoBid', [1, 2, 13], [0, 14, 'nil']],
  ['firstDealer', ['random', 0, 1, 2, 3], [4, -1, '0', 'North']],
  ['openingLead', ['leftOfDealer', 'twoOfClubs'], ['2C']],
  ['boston', ['off', 'bonus', 'win'], [true]],
  ['bostonBonus', [0, 200, 10_000], [-1]],
  ['deck', ['standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'], ['jja']],
  ['direction', ['cw'], ['ccw']],
  ['nil', [true, false], [0, 'yes']],
  ['doubleNil', [true, false], [1]],
  ['blindNil', [true, false], [null]],
  ['spadesMustBeBroken', [true, false], ['true']],
  ['forcedLeadBreaks', [true, false], [1]],
  ['disconnect', ['takeover', 'onTimeout'], ['never']],
  ['autoPlay', ['lowest', 'ai'], ['random']],
];

function accepts(options: Record<string, unknown>): boolean {
  return makeGame('spades', options).ok;
}

function problem(options: Record<string, unknown>): string | undefined {
  const made = makeGame('spades', options);
  return made.ok ? undefined : made.error;
}

describe('presets', () => {
  it('S1, S3, S4, S5, S6, S8, S10, S12, S16, S17: the standard values', () => {
    expect(gameOf('spades').options).toEqual(PRESET_OPTIONS.spades.standard);
  });

  it('C7: a seat that has gone is acted for when its time is up', () => {
    const { options } = gameOf('spades');
    expect(options).toMatchObject({
      disconnect: 'onTimeout',
      autoPlay: 'lowest',
      timers: { turnSeconds: 30, bidSeconds: 45, exchangeSeconds: 45 },
    });
  });

  it.each(Object.entries(PRESET_OPTIONS.spades))(
    'S1, S5, S6, S10, S14, S15: preset %s, option by option',
    (preset, expected) => {
      expect(gameOf('spades', { preset }).options).toEqual(expected);
    },
  );

  it('S15: every preset is a game of as many players as its mode', () => {
    for (const preset of presetNames('spades')) {
      const { seats, deck, length } = gameOf('spades', { preset });
      expect(seats).toBe(preset === 'cutthroat' ? 3 : 4);
      expect(deck.size).toBe(seats * length);
    }
  });
});

describe('what each option accepts', () => {
  it.each(ACCEPTED)('%s', (name, allowed, refused) => {
    for (const value of allowed) expect(accepts({ [name]: value }), `${value}`).toBe(true);
    for (const value of refused) {
      expect(problem({ [name]: value }), `${value}`).toMatch(new RegExp(`^${name}: expected `));
    }
  });

  it('S15: three players are cutthroat and four are partners', () => {
    expect(problem({ players: 3 })).toMatch(/^players: mode partners is played by 4, got 3/);
    expect(problem({ mode: 'cutthroat' })).toMatch(
      /^players: mode cutthroat is played by 3, got 4/,
    );
    expect(accepts({ mode: 'cutthroat', players: 3 })).toBe(true);
  });

  it('S14: deucesHigh is for four players, the joker decks for both', () => {
    expect(problem({ preset: 'cutthroat', deck: 'deucesHigh' })).toMatch(/^deck: /);
    expect(accepts({ preset: 'cutthroat', deck: 'jokerJokerAce' })).toBe(true);
    expect(accepts({ preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' })).toBe(true);
  });

  it('S9: the first dealer sits at the table', () => {
    expect(accepts({ preset: 'cutthroat', firstDealer: 2 })).toBe(true);
    expect(problem({ preset: 'cutthroat', firstDealer: 3 })).toMatch(/^firstDealer: /);
  });

  it('every option is in the list, or has its own test', () => {
    const names = ACCEPTED.map(([name]) => name).concat('game', 'players', 'mode', 'timers');
    expect(names.sort()).toEqual(Object.keys(OPTION_SHEETS.spades.fields).sort());
  });
});
