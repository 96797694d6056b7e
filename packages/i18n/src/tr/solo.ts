// Words of a solo match: tools, taking back, the end, and what may go wrong with a save.

export const soloTr = {
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
  dailyDeal: 'Günün oyunu',
  daily: 'Günün oyununda ipucu ve geri alma yok.',
};

export type SoloTexts = typeof soloTr;

export { soloTr as texts };
