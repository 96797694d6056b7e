// Words about fair deals before the match: the commitment and the player's salt.

export const saltTr = {
  lead: 'Sunucu kartları bu koda bağladı; istersen karışıma kendi tuzunu kat, maç bitince her şeyi denetle.',
  commitment: 'Taahhüt',
  whole: 'Tamamını göster',
  short: 'Kısalt',
  label: 'Tuzun',
  help: 'Kimsenin tahmin edemeyeceği bir söz, en çok 64 karakter.',
  random: 'Rastgele',
  add: 'Kat',
  change: 'Değiştir',
  remove: 'Kaldır',
  taken: 'Tuzun dağıtıma katıldı.',
  removed: 'Tuzun kaldırıldı.',
  elsewhere: 'Bu masaya bir tuz kattın.',
};

export type SaltTexts = typeof saltTr;

export { saltTr as texts };
