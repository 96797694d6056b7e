// Words that the home page shows at once.

import type { GameId } from '@kalpler/engine';
import type { Settings } from '../state/settings.tsx';

type ByGame = Readonly<Record<GameId, string>>;

export const homeTr = {
  title: 'Dört kişi, bir masa.',
  lead: 'Kupa, Maça ve King. Arkadaşlarınla ya da tek başına; kayıt da reklam da yok.',
  /** Two letters of the language that the button switches to, and what it does. */
  languageCode: 'TR',
  switchLanguage: 'TR. Switch to English',
  switchTheme: (theme: Settings['theme']): string =>
    theme === 'bogaz' ? 'Koyu temaya geç' : 'Açık temaya geç',

  nameLabel: 'Masadaki adın',
  anotherName: 'Başka bir ad öner',

  chooseGame: 'Oyun seç',
  gameLead: {
    hearts: 'Cezadan kaç, Maça Kızı’na dikkat.',
    spades: 'Eşinle söz ver, sözünü tut.',
    king: 'Yirmi oyun: on iki ceza, sekiz koz.',
  } as ByGame,
  people: (count: number) => `${count} kişi`,
  minutes: (count: number) => `${count} dk`,

  quick: 'Hemen oyna',
  quickSub: (game: string, isTable: boolean) =>
    isTable ? `${game} · boş yer var` : `${game} · üç botla başlar`,
  create: 'Masa kur',
  createSub: 'Arkadaşını çağır',
  createLost: 'Sunucuya ulaşılamıyor',
  solo: 'Tek başına',
  soloSub: 'Botlara karşı',
  busy: 'Masa hazırlanıyor…',

  yourTable: (word: string) => `Hâlâ bir masadasın: ${word}`,
  returnTo: 'Masaya dön',
  leave: 'Masadan kalk',
};

export const homeEn: typeof homeTr = {
  title: 'Four people, one table.',
  lead: 'Hearts, Spades and King. With friends or on your own; no sign-up, no ads.',
  languageCode: 'EN',
  switchLanguage: 'EN. Türkçeye geç',
  switchTheme: (theme) =>
    theme === 'bogaz' ? 'Switch to the dark theme' : 'Switch to the light theme',

  nameLabel: 'Your name',
  anotherName: 'Suggest another name',

  chooseGame: 'Choose a game',
  gameLead: {
    hearts: 'Dodge the penalties, mind the Queen of Spades.',
    spades: 'Bid with your partner and keep your word.',
    king: 'Twenty games: twelve penalties, eight trumps.',
  },
  people: (count) => `${count} players`,
  minutes: (count) => `${count} min`,

  quick: 'Play now',
  quickSub: (game, isTable) =>
    isTable ? `${game} · a seat is free` : `${game} · starts with three bots`,
  create: 'Create a table',
  createSub: 'Invite friends',
  createLost: 'Server cannot be reached',
  solo: 'On your own',
  soloSub: 'Against bots',
  busy: 'Setting the table…',

  yourTable: (word) => `You are still at table: ${word}`,
  returnTo: 'Back to the table',
  leave: 'Leave the table',
};
