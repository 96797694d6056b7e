// Words of the daily deal: today's games, results against the expert, and the days of the last weeks.

import { eachGame } from '../game-texts.ts';
import { gamesTr } from './games.ts';

export const dailyTr = {
  /** How dates are written. */
  locale: 'tr-TR',
  title: 'Günün oyunu',
  back: 'Tek başına',
  lead: 'Her gün, her oyundan tek bir dağıtım; kartlar ve rakipler herkese aynı. İpucu ve geri alma yok.',
  next: 'Yeni oyunlara kalan',
  hoursLeft: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} dk` : `${hours} sa ${minutes} dk`,
  streak: 'Üst üste',
  days: (count: number) => `${count} gün`,
  today: 'Bugün',
  backToToday: 'Bugüne dön',
  past: 'Geçmiş gün: seriye sayılmaz, keyfine oyna.',
  play: 'Oyna',
  playGame: (game: string) => `Oyna: ${game}`,
  proceed: 'Sürdür',
  goOnGame: (game: string) => `Sürdür: ${game}`,
  review: 'Oyunu izle',
  reviewGame: (game: string) => `Oyunu izle: ${game}`,
  task: eachGame(gamesTr, ({ daily, lead }) => daily ?? lead),
  you: 'Sen',
  expert: 'Usta',
  thinking: 'düşünüyor…',
  unknown: 'bilinmiyor',
  better: (points: number) => `Ustadan ${points} puan iyi!`,
  same: 'Ustayla başa baş.',
  worse: (points: number) => `Usta ${points} puan önde.`,
  late: 'Sonradan oynandı',
  calendar: 'Son dört hafta',
  weekdays: ['Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct', 'Pz'],
  dayLabel: (date: string, played: number, all: number) => `${date}: ${played}/${all} oynandı`,
  fair: 'Dağıtımlar yalnız tarihten ve oyunun adından çıkar; kimse seçemez, herkes denetleyebilir.',
  failed: 'Oyun açılamadı. Bir kez daha dene.',
};

export type DailyTexts = typeof dailyTr;

export { dailyTr as texts };
