// The games by name: every option with the values that the rules give it, and every preset in full.

import { describe, expect, it } from 'vitest';
import { PRESET_OPTIONS } from '../../testing/presets.ts';
import { GAME_IDS, type GameId, gameOf, makeGame, OPTION_SHEETS, presetNames } from './games.ts';

describe('the presets', () => {
  it.each(GAME_IDS)('of %s are those of the rules, value by value', (id) => {
    expect(presetNames(id).sort()).toEqual(Object.keys(PRESET_OPTIONS[id]).sort());
    for (const [preset, expected] of Object.entries(PRESET_OPTIONS[id])) {
      expect({ preset, ...gameOf(id, { preset }).options }).toEqual({ preset, ...expected });
    }
  });

  it('H1, S1, K3: the usual ones are kalpler for Hearts and standard for the others', () => {
    expect(GAME_IDS.map((id) => OPTION_SHEETS[id].standard)).toEqual([
      'kalpler',
      'standard',
      'standard',
    ]);
    for (const id of GAME_IDS)
      expect(gameOf(id).options).toEqual(Object.values(PRESET_OPTIONS[id])[0]);
  });
});

describe('a game', () => {
  it('C1: has seats, a direction and tricks by its options', () => {
    const shape = (id: GameId, options = {}) => {
      const { seats, step, length, deck } = gameOf(id, options);
      return [seats, step, length, deck.size];
    };
    expect(shape('hearts')).toEqual([4, 1, 13, 52]);
    expect(shape('spades')).toEqual([4, 1, 13, 52]);
    expect(shape('spades', { preset: 'cutthroat' })).toEqual([3, 1, 17, 51]);
    expect(shape('spades', { preset: 'cutthroat', deck: 'jokerJokerAce' })).toEqual([3, 1, 18, 54]);
    expect(shape('spades', { preset: 'jjdd' })).toEqual([4, 1, 13, 52]);
    expect(shape('king')).toEqual([4, -1, 13, 52]);
    expect(shape('king', { preset: 'three' })).toEqual([3, -1, 16, 48]);
  });

  it.each(['whist', '', 'Hearts', null, undefined, 7, '__proto__', ['hearts']])(
    '%j is none',
    (id) => {
      const made = makeGame(id);
      expect(made.ok ? 'made' : made.error).toMatch(
        /^game: expected one of hearts, spades, king, got /,
      );
    },
  );

  it('is asked for in code only with sound options', () => {
    expect(() => gameOf('king', { speed: 1 })).toThrow(RangeError);
    expect(() => gameOf('king', { speed: 1 })).toThrow('speed: unknown option');
  });

  it('S15: says which options do not go together', () => {
    const clash = (id: GameId, options: object) => {
      const made = makeGame(id, options);
      return made.ok ? 'made' : made.error;
    };
    expect(clash('spades', { players: 3 })).toBe('players: mode partners is played by 4, got 3');
    expect(clash('spades', { mode: 'cutthroat' })).toBe(
      'players: mode cutthroat is played by 3, got 4',
    );
    expect(clash('spades', { preset: 'cutthroat', deck: 'deucesHigh' })).toBe(
      'deck: deucesHigh is for 4 players only',
    );
    expect(clash('spades', { preset: 'cutthroat', firstDealer: 3 })).toBe(
      'firstDealer: expected a seat from 0 to 2, got 3',
    );
    expect(clash('king', { players: 3 })).toBe(
      'removedCards: 52 cards cannot be dealt evenly to 3 players',
    );
    expect(clash('king', { preset: 'three', startCard: '2D' })).toBe(
      'startCard: 2D is among removedCards',
    );
    expect(clash('king', { kingTricks: 14 })).toBe('kingTricks: a deal has only 13 tricks, got 14');
    expect(clash('king', { maxPerPenaltyType: 1 })).toBe(
      'maxPerPenaltyType: 12 penalty games do not fit into 6 types of 1',
    );
    expect(clash('hearts', { spotQueen: 50, scoring: 'blackMaria' })).toBe('made');
  });
});
