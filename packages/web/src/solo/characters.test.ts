// The characters and the last choice: everybody can be played against, in every game and variant.

import { allBots, isBotName } from '@kalpler/bots';
import {
  dealNext,
  GAME_IDS,
  type Move,
  OPTION_SHEETS,
  openTable,
  presetNames,
  SeededRandom,
  seededDraw,
  viewTable,
} from '@kalpler/engine';
import { newSavedMatch } from '@kalpler/match';
import { LEVELS } from '@kalpler/protocol/level';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameEntry } from '../games/games.ts';
import { presetPlayers, valuesOf } from '../lobby/RuleOptions.tsx';
import { FACE_DESIGNS } from './CharacterFaces.tsx';
import { anyOf, CHARACTERS, characterOf, charactersFor, ofLevel, rivalOf } from './characters.ts';
import {
  choiceFor,
  lastChoiceText,
  readLastChoice,
  requestFor,
  usualChoice,
} from './last-choice.ts';

describe('characters', () => {
  it('are twelve with names, faces and bots of their own, three of each level', () => {
    expect(new Set(CHARACTERS.map(({ name }) => name)).size).toBe(12);
    expect(Object.keys(FACE_DESIGNS)).toEqual(CHARACTERS.map(({ id }) => id));
    expect(new Set(Object.values(FACE_DESIGNS).map((face) => JSON.stringify(face))).size).toBe(12);
    for (const level of LEVELS) {
      expect(CHARACTERS.filter((one) => one.level === level)).toHaveLength(3);
      expect(ofLevel(level, 3, 'Ayşe').every((one) => one.level === level)).toBe(true);
    }
    const bots = CHARACTERS.flatMap((one) => GAME_IDS.map((game) => rivalOf(one, game).bot));
    expect(bots.filter((bot) => !isBotName(bot))).toEqual([]);
  });

  it('never have the name of the player', () => {
    for (const { name, level } of CHARACTERS) {
      const own = ` ${name.toLocaleUpperCase('tr')} `;
      expect(charactersFor(own).map((one) => one.name)).not.toContain(name);
      expect(ofLevel(level, 3, own)).toHaveLength(3);
      expect(new Set(anyOf(11, own)).size).toBe(11);
    }
  });
});

describe('what is said of them is true', () => {
  const HANDS = 300;

  /** The first decision of a character in each of some deals. */
  function firstMoves(id: string, game: 'spades' | 'king'): Move[] {
    const bot = allBots.create(rivalOf(characterOf(id)!, game).bot);
    return Array.from({ length: HANDS }, (_, seed) => {
      const deals = { kind: 'seeded', seed };
      const opened = openTable({ game, players: ['a', 'b', 'c', 'd'], deals });
      if (!opened.ok) throw new Error(opened.error);
      const dealt = dealNext(opened.value, seededDraw(opened.value.game, seed, 1));
      if (!dealt.ok) throw new Error(dealt.error.code);
      const [seat] = dealt.value.actors;
      return bot.choose(viewTable(dealt.value, seat!), new SeededRandom(seed)).move;
    });
  }

  const tricksBid = (id: string) =>
    firstMoves(id, 'spades').reduce(
      (sum, move) => sum + (move.kind === 'bid' && typeof move.bid === 'number' ? move.bid : 0),
      0,
    );
  const trumps = (id: string) =>
    firstMoves(id, 'king').filter(
      (move) => move.kind === 'choose' && move.contract.type === 'trump',
    ).length;

  it('Baran bids high and Defne low', () => {
    expect(tricksBid('baran')).toBeGreaterThan(1.03 * tricksBid('leyla'));
    expect(tricksBid('defne')).toBeLessThan(0.97 * tricksBid('leyla'));
  });

  it('Selin shies away from trumps', () => {
    for (const other of ['deniz', 'kerem', 'leyla']) {
      expect(trumps('selin')).toBeLessThan(0.8 * trumps(other));
    }
  });
});

describe('a request', () => {
  const presets = GAME_IDS.flatMap((game) => presetNames(game).map((preset) => [game, preset]));

  it.each(presets as [(typeof GAME_IDS)[number], string][])(
    'of %s %s begins a match, whatever is changed',
    (game, preset) => {
      const count = presetPlayers(game, preset) - 1;
      const changes = fc.record(
        Object.fromEntries(
          gameEntry(game).houseRules.map(({ key, values }) => {
            const sheet = OPTION_SHEETS[game].presets as Record<string, Record<string, unknown>>;
            const usual = sheet[preset]![key] as never;
            const all = values === undefined ? [true, false] : valuesOf({ key, values }, usual);
            return [key, fc.constantFrom(...all)];
          }),
        ),
        { requiredKeys: [] },
      );
      const rivals = fc.shuffledSubarray([...CHARACTERS], { minLength: count, maxLength: count });
      fc.assert(
        fc.property(changes, rivals, (some, others) => {
          const made = newSavedMatch(
            requestFor(game, { preset, changes: some, rivals: others }, 'Ayşe'),
            0,
          );
          expect(made).toMatchObject({ ok: true });
        }),
        { seed: 3, numRuns: 40 },
      );
    },
  );

  it.each(GAME_IDS)('of somebody who has chosen nothing is a match of %s', (game) => {
    const made = newSavedMatch(requestFor(game, usualChoice(game, 'Deniz'), 'Deniz'), 0);
    expect(made).toMatchObject({ ok: true });
  });

  it('H1, H12: of Hearts is to fifty; to a hundred, where the rest may be claimed, by the classic rules', () => {
    const usual = usualChoice('hearts', 'Ayşe');
    const rules = (choice: typeof usual) => {
      const made = newSavedMatch(requestFor('hearts', choice, 'Ayşe'), 0);
      return made.ok && made.value.opening.options;
    };
    expect(rules(usual)).toMatchObject({ endScore: 50, claim: false });
    expect(rules({ ...usual, preset: 'classic' })).toMatchObject({ endScore: 100, claim: true });
  });
});

describe('the last choice', () => {
  const kaya = CHARACTERS[1]!;
  const choice = { preset: 'omnibus', changes: { endScore: 50 }, rivals: [kaya, CHARACTERS[9]!] };

  it('is kept by game and read back', () => {
    const last = { game: 'king', games: { hearts: choice } } as const;
    expect(readLastChoice(lastChoiceText(last))).toEqual(last);
  });

  it('is another one where an opponent has the player’s name', () => {
    const last = readLastChoice(null);
    const games = { hearts: choice };
    expect(choiceFor({ ...last, games }, 'hearts', 'Ayşe')).toBe(choice);
    expect(choiceFor({ ...last, games }, 'hearts', 'kaya').rivals).not.toContain(kaya);
  });

  it('is none where what was stored makes no sense', () => {
    const none = { game: 'hearts', games: {} };
    for (const text of [null, '', '{', '[]', '7', 'null', '{"games":[]}', '{"game":"poker"}']) {
      expect(readLastChoice(text)).toEqual(none);
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(GAME_IDS).toContain(readLastChoice(text).game);
      }),
      { seed: 1 },
    );
    const odd = { preset: 'classic', changes: {}, rivals: ['mina', 'nobody', 'kaya'] };
    expect(readLastChoice(JSON.stringify({ game: 'king', games: { king: odd } }))).toEqual({
      game: 'king',
      games: {},
    });
  });
});
