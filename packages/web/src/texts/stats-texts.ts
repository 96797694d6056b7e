// All words of the statistics, and those of the achievements alone, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { AchievementTexts } from './tr/achievements.ts';
import type { DataTexts } from './tr/data.ts';
import type { StatsTexts } from './tr/stats.ts';

interface All {
  readonly stats: StatsTexts;
  readonly data: DataTexts;
}

const ACHIEVEMENTS: Readonly<Record<Language, Later<AchievementTexts>>> = {
  tr: later(async () => (await import('./tr/achievements.ts')).achievementsTr),
  en: later(async () => (await import('./en/achievements.ts')).achievementsEn),
};

/** With the words of the achievements, which are there as well then. */
async function joined(
  language: Language,
  coming: readonly [Promise<StatsTexts>, Promise<DataTexts>],
): Promise<All> {
  const [stats, data] = await Promise.all([...coming, ACHIEVEMENTS[language].load()]);
  return { stats, data };
}

const ALL: Readonly<Record<Language, Later<All>>> = {
  tr: later(() =>
    joined('tr', [
      import('./tr/stats.ts').then(({ statsTr }) => statsTr),
      import('./tr/data.ts').then(({ dataTr }) => dataTr),
    ]),
  ),
  en: later(() =>
    joined('en', [
      import('./en/stats.ts').then(({ statsEn }) => statsEn),
      import('./en/data.ts').then(({ dataEn }) => dataEn),
    ]),
  ),
};

export const loadAchievementTexts = () => ACHIEVEMENTS[chosenLanguage()].load();

export const loadStatsTexts = () => ALL[chosenLanguage()].load();

export function useAchievementTexts(): AchievementTexts {
  return ACHIEVEMENTS[useSettings().settings.language].read();
}

export function useStatsTexts(): StatsTexts {
  return ALL[useSettings().settings.language].read().stats;
}

export function useDataTexts(): DataTexts {
  return ALL[useSettings().settings.language].read().data;
}
