// Words of the page: how loud it is. Apart from the other texts, for only the settings need them.

import { useSettings, type VolumeGroup } from '../state/settings.tsx';

const PERCENT_TR = new Intl.NumberFormat('tr', { style: 'percent' });
const PERCENT_EN = new Intl.NumberFormat('en', { style: 'percent' });

export const soundTr = {
  volumes: 'Ses düzeyi',
  groups: {
    cards: 'Kartlar',
    turn: 'Sıra, süre ve sohbet',
    results: 'El, ceza ve sonuç',
  } as Readonly<Record<VolumeGroup, string>>,
  volume: (part: number): string => (part === 0 ? 'Kapalı' : PERCENT_TR.format(part)),
};

export const soundEn: typeof soundTr = {
  volumes: 'Volume',
  groups: {
    cards: 'Cards',
    turn: 'Turn, clock and chat',
    results: 'Tricks, penalties and results',
  },
  volume: (part) => (part === 0 ? 'Off' : PERCENT_EN.format(part)),
};

const SOUND = { tr: soundTr, en: soundEn } as const;

export function useSoundTexts(): typeof soundTr {
  return SOUND[useSettings().settings.language];
}
