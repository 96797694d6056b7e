// Words about fair deals before the match: the commitment and the own salt.

import { useSettings } from '../state/settings.tsx';

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

export const saltEn: typeof saltTr = {
  lead: 'The server has tied the cards to this code; add a salt of your own if you like, and check everything after the match.',
  commitment: 'Commitment',
  whole: 'Show all of it',
  short: 'Shorten',
  label: 'Your salt',
  help: 'Something that nobody can guess, 64 characters at most.',
  random: 'Random',
  add: 'Add',
  change: 'Replace',
  remove: 'Remove',
  taken: 'Your salt is in the deals.',
  removed: 'Your salt is taken out.',
  elsewhere: 'You have added a salt at this table.',
};

export function useSaltTexts(): typeof saltTr {
  return useSettings().settings.language === 'tr' ? saltTr : saltEn;
}
