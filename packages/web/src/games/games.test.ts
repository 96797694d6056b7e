// What start buttons say of a match is what the engine plays, and the same wherever it is begun.

import { GAME_IDS, gameOf, OPTION_SHEETS } from '@kalpler/engine';
import { lessonHeartsEn } from '@kalpler/i18n/en/games/lesson-hearts';
import { lessonHeartsTr } from '@kalpler/i18n/tr/games/lesson-hearts';
import { expect, it } from 'vitest';
import { usualChoice } from '../solo/last-choice.ts';
import { gameEntry, goalOfPreset, usualPreset } from './games.ts';

it.each(GAME_IDS)('%s: every preset is played to what its sheet says', (game) => {
  const goals = Object.entries<object>(OPTION_SHEETS[game].presets).map(([preset, options]) => {
    const { endScore, targetScore } = options as Readonly<Record<string, number | undefined>>;
    return [preset, endScore ?? targetScore ?? null];
  });
  expect(gameEntry(game).goals).toEqual(Object.fromEntries(goals));
});

it.each(GAME_IDS)('%s: alone one plays by the same rules as everywhere', (game) => {
  expect(usualPreset(game)).toBe(OPTION_SHEETS[game].standard);
  expect(usualChoice(game, 'Deniz').preset).toBe(OPTION_SHEETS[game].standard);
});

it('H1: the lesson tells where a game of Hearts ends', () => {
  const { options } = gameOf('hearts');
  const end = `${(options as { endScore: number }).endScore}`;
  expect(lessonHeartsTr.end.say).toContain(end);
  expect(lessonHeartsEn.end.say).toContain(end);
});

it('a changed end counts, and a party of King has none', () => {
  expect(goalOfPreset('hearts', 'classic', {})).toBe(100);
  expect(goalOfPreset('hearts', 'classic', { endScore: 25 })).toBe(25);
  expect(goalOfPreset('spades', 'pagat', { targetScore: 200 })).toBe(200);
  expect(goalOfPreset('king', 'short', {})).toBeNull();
  expect(goalOfPreset('hearts', 'a preset of long ago', {})).toBeNull();
});
