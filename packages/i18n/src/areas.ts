// All that is said, by area: what each has in both languages, and how it is fetched in one of them. Turkish is the
// contract: the type of an area is read off its Turkish words, and the English ones must fit it.

import type { Language } from './language.ts';
import type { RulesTexts } from './rules.ts';
import type { AchievementsTexts } from './tr/achievements.ts';
import type { ChatTexts } from './tr/chat.ts';
import type { DailyTexts } from './tr/daily.ts';
import type { DoorTexts } from './tr/door.ts';
import type { HintsTexts } from './tr/hints.ts';
import type { HubTexts } from './tr/hub.ts';
import type { LessonsTexts, LessonWords } from './tr/lessons.ts';
import type { LobbyTexts } from './tr/lobby.ts';
import type { MatchEndTexts } from './tr/match-end.ts';
import type { ReplayAreaTexts } from './tr/replay.ts';
import type { SaltTexts } from './tr/salt.ts';
import type { SettingsTexts } from './tr/settings.ts';
import type { SoloTexts } from './tr/solo.ts';
import type { StartTexts } from './tr/start.ts';
import type { StatsAreaTexts } from './tr/stats.ts';
import type { TableTexts } from './tr/table.ts';
import type { TextModeTexts } from './tr/text-mode.ts';

/** The games that have a lesson. */
export const LESSON_GAMES = ['hearts', 'spades', 'king'] as const;
export type LessonGame = (typeof LESSON_GAMES)[number];

/** What is said in an area. The first is loaded with the page, the others are fetched. */
export interface Texts extends Readonly<Record<`lesson-${LessonGame}`, LessonWords>> {
  readonly start: StartTexts;
  readonly lobby: LobbyTexts;
  readonly door: DoorTexts;
  readonly rules: RulesTexts;
  readonly table: TableTexts;
  readonly chat: ChatTexts;
  readonly 'match-end': MatchEndTexts;
  readonly 'text-mode': TextModeTexts;
  readonly hub: HubTexts;
  readonly solo: SoloTexts;
  readonly hints: HintsTexts;
  readonly settings: SettingsTexts;
  readonly salt: SaltTexts;
  readonly daily: DailyTexts;
  readonly lessons: LessonsTexts;
  readonly replay: ReplayAreaTexts;
  readonly stats: StatsAreaTexts;
  readonly achievements: AchievementsTexts;
}

export type Area = keyof Texts;

/** Each is a chunk of its own in the page. */
export const CATALOGUES: {
  readonly [A in Exclude<Area, 'start'>]: Readonly<
    Record<Language, () => Promise<{ readonly texts: Texts[A] }>>
  >;
} = {
  lobby: { tr: () => import('./tr/lobby.ts'), en: () => import('./en/lobby.ts') },
  door: { tr: () => import('./tr/door.ts'), en: () => import('./en/door.ts') },
  rules: { tr: () => import('./tr/rules.ts'), en: () => import('./en/rules.ts') },
  table: { tr: () => import('./tr/table.ts'), en: () => import('./en/table.ts') },
  chat: { tr: () => import('./tr/chat.ts'), en: () => import('./en/chat.ts') },
  'match-end': { tr: () => import('./tr/match-end.ts'), en: () => import('./en/match-end.ts') },
  'text-mode': { tr: () => import('./tr/text-mode.ts'), en: () => import('./en/text-mode.ts') },
  hub: { tr: () => import('./tr/hub.ts'), en: () => import('./en/hub.ts') },
  solo: { tr: () => import('./tr/solo.ts'), en: () => import('./en/solo.ts') },
  hints: { tr: () => import('./tr/hints.ts'), en: () => import('./en/hints.ts') },
  settings: { tr: () => import('./tr/settings.ts'), en: () => import('./en/settings.ts') },
  salt: { tr: () => import('./tr/salt.ts'), en: () => import('./en/salt.ts') },
  daily: { tr: () => import('./tr/daily.ts'), en: () => import('./en/daily.ts') },
  lessons: { tr: () => import('./tr/lessons.ts'), en: () => import('./en/lessons.ts') },
  replay: { tr: () => import('./tr/replay.ts'), en: () => import('./en/replay.ts') },
  stats: { tr: () => import('./tr/stats.ts'), en: () => import('./en/stats.ts') },
  achievements: {
    tr: () => import('./tr/achievements.ts'),
    en: () => import('./en/achievements.ts'),
  },
  'lesson-hearts': {
    tr: () => import('./tr/games/lesson-hearts.ts'),
    en: () => import('./en/games/lesson-hearts.ts'),
  },
  'lesson-spades': {
    tr: () => import('./tr/games/lesson-spades.ts'),
    en: () => import('./en/games/lesson-spades.ts'),
  },
  'lesson-king': {
    tr: () => import('./tr/games/lesson-king.ts'),
    en: () => import('./en/games/lesson-king.ts'),
  },
};
