// Words of a match that is played alone: tools, taking back, the end, and what may go wrong with a save.

import { useSettings } from '../state/settings.tsx';

export const aloneTr = {
  hint: 'İpucu',
  undo: 'Geri al',
  redo: 'İleri al',
  played: 'Çıkanlar',
  playedTitle: 'Çıkan kartlar',
  more: 'Daha',
  opening: 'Masa kuruluyor…',
  back: 'Tek başına oyuna dön',

  notSaved: 'Bu tarayıcı kayda izin vermiyor. Oyun bu sekme açıkken sürer, sonra devam edilemez.',
  notSavedShort: 'Bu oyun kaydedilmiyor.',
  lost: (count: number) =>
    `Kayıt hasarlıydı. Son sağlam ana dönüldü; ${count} hamle yeniden oynanacak.`,
  unknown: 'Bu oyun bu tarayıcıda kayıtlı değil.',
  elsewhere: 'Bu oyun başka bir sekmede açık.',
  gone: 'Oyuna başka bir sekmede devam edildi.',
  playHere: 'Burada oyna',
  broken: 'Bu kayıt okunamıyor.',
  brokenLead: 'Bozuk kayıt, bildirebilmen için bir kenara kondu. Aynı masayı baştan kurabilirsin.',
  report: 'Bozuk kaydı indir',
  failed: 'Oyun bu tarayıcıda başlatılamadı.',
  tryAgain: 'Yeniden dene',

  again: 'Yeni parti',
  againSub: 'Aynı rakiplerle',
  review: 'İzle ve incele',
  hub: 'Başka bir oyun',

  trainer: 'Kart sayma çalışması',
  trainerLead: 'Bazı ellerden sonra bir soru sorar.',
  soFar: 'Şimdiye kadarını izle',
  keyList: [
    { key: 'I', meaning: 'İpucu' },
    { key: 'Z, Y', meaning: 'Geri al, ileri al' },
    { key: 'O', meaning: 'Çıkan kartlar' },
  ],
  daily: 'Günün oyununda ipucu ve geri alma yok.',
};

export const aloneEn: typeof aloneTr = {
  hint: 'Hint',
  undo: 'Undo',
  redo: 'Redo',
  played: 'Played',
  playedTitle: 'Cards played so far',
  more: 'More',
  opening: 'Setting the table…',
  back: 'Back to playing alone',

  notSaved:
    'This browser does not allow saving. The game lasts as long as this tab; it cannot be resumed later.',
  notSavedShort: 'This game is not being saved.',
  lost: (count) =>
    `The save was damaged. You are back at the last good moment; moves to play again: ${count}.`,
  unknown: 'This game is not saved in this browser.',
  elsewhere: 'This game is open in another tab.',
  gone: 'The game went on in another tab.',
  playHere: 'Play here',
  broken: 'This save cannot be read.',
  brokenLead:
    'The broken save was put aside so that you can report it. You can set the same table anew.',
  report: 'Download the broken save',
  failed: 'The game could not be started in this browser.',
  tryAgain: 'Try again',

  again: 'New match',
  againSub: 'Same opponents',
  review: 'Replay and review',
  hub: 'Another game',

  trainer: 'Card-counting practice',
  trainerLead: 'Asks a question after some tricks.',
  soFar: 'Replay so far',
  keyList: [
    { key: 'I', meaning: 'Hint' },
    { key: 'Z, Y', meaning: 'Undo, redo' },
    { key: 'O', meaning: 'Cards played so far' },
  ],
  daily: 'The daily deal is played without hints and undo.',
};

export function useAloneTexts(): typeof aloneTr {
  return useSettings().settings.language === 'tr' ? aloneTr : aloneEn;
}
