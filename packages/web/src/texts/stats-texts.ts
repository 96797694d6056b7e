// All words of the statistics, and those of the achievements alone, fetched in the language that was chosen.

import type { Language } from '@kalpler/words/language';
import { fetchedWords } from './fetched-words.ts';
import type { AchievementTexts } from './tr/achievements.ts';
import type { DataTexts } from './tr/data.ts';
import type { StatsTexts } from './tr/stats.ts';

interface All {
  readonly stats: StatsTexts;
  readonly data: DataTexts;
}

const ACHIEVEMENTS = fetchedWords<AchievementTexts>(
  async () => (await import('./tr/achievements.ts')).achievementsTr,
  async () => (await import('./en/achievements.ts')).achievementsEn,
);

/** With the words of the achievements, which are there as well then. */
async function joined(
  language: Language,
  coming: readonly [Promise<StatsTexts>, Promise<DataTexts>],
): Promise<All> {
  const [stats, data] = await Promise.all([...coming, ACHIEVEMENTS.in[language].load()]);
  return { stats, data };
}

const ALL = fetchedWords<All>(
  () =>
    joined('tr', [
      import('./tr/stats.ts').then(({ statsTr }) => statsTr),
      import('./tr/data.ts').then(({ dataTr }) => dataTr),
    ]),
  () =>
    joined('en', [
      import('./en/stats.ts').then(({ statsEn }) => statsEn),
      import('./en/data.ts').then(({ dataEn }) => dataEn),
    ]),
);

export const useAchievementTexts = ACHIEVEMENTS.use;

export const loadStatsTexts = ALL.load;

export const useStatsTexts = (): StatsTexts => ALL.use().stats;

export const useDataTexts = (): DataTexts => ALL.use().data;
