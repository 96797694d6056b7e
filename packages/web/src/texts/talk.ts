// Words of the chat: lines and quick words, reactions, who came and went, and who wants to hear whom.

import type { Reaction } from '../art/reactions.tsx';

const REACTIONS_TR: Readonly<Record<Reaction, string>> = {
  '👍': 'Güzel',
  '👏': 'Alkış',
  '😂': 'Kahkaha',
  '😮': 'Şaşkın',
  '😢': 'Üzgün',
  '😡': 'Kızgın',
  '🎉': 'Kutlama',
  '🤔': 'Düşünceli',
  '❤️': 'Sevgi',
  '☕': 'Çay',
};
const REACTIONS_EN: Readonly<Record<Reaction, string>> = {
  '👍': 'Good',
  '👏': 'Applause',
  '😂': 'Laughing',
  '😮': 'Astonished',
  '😢': 'Sad',
  '😡': 'Angry',
  '🎉': 'Cheers',
  '🤔': 'Thinking',
  '❤️': 'Love',
  '☕': 'Tea',
};

export const talkTr = {
  you: 'Sen',
  message: 'Mesaj',
  writeMessage: 'Mesaj yaz',
  send: 'Gönder',
  quickWords: 'Hızlı mesajlar',
  quick: ['Selam', 'Bol şans', 'Güzel el', 'Eline sağlık', 'Tebrikler', 'Kolay gelsin', 'Rövanş?'],
  reactions: 'Tepkiler',
  reaction: REACTIONS_TR,
  isTyping: (names: readonly string[]) => `Yazıyor: ${names.join(', ')}`,
  none: 'Henüz mesaj yok.',
  newLines: (count: number) => (count > 1 ? `${count} yeni mesaj` : 'Yeni mesaj'),

  came: (name: string) => `${name} geldi.`,
  went: (name: string) => `${name} kalktı, yerine bot oynuyor.`,
  away: (name: string) => `Bağlantı koptu: ${name}`,
  standIn: (name: string) => `Bağlantı koptu: ${name}. Yerine bot oynuyor.`,
  back: (name: string) => `Geri döndü: ${name}`,
  watches: (name: string) => `İzleyici geldi: ${name}`,
  watchesNoMore: (name: string) => `İzleyici ayrıldı: ${name}`,

  muted: (names: readonly string[]) => `Susturulan: ${names.join(', ')}`,
  people: 'Sohbet ayarları',
  hears: 'mesajlarını görüyorsun',
  hearsNot: 'mesajlarını görmüyorsun',
  nobody: 'Masada senden başka kimse yok.',
  open: 'Sohbet açık',
  openHint: 'kapatırsan masada kimse yazamaz',
  closed: 'Sohbet kapalı.',
  closedByOwner: 'Masa sahibi kapattı. Bu arada mesaj yazılamaz.',
  closedByYou: 'Sen kapattın. Masada kimse yazamaz.',
  reopen: 'Sohbeti aç',

  nameNeeded: 'Yazmak için bir ad seç.',
  name: 'Adın',
  nameGo: 'Bu adla yaz',
};

export const talkEn: typeof talkTr = {
  you: 'You',
  message: 'Message',
  writeMessage: 'Write a message',
  send: 'Send',
  quickWords: 'Quick messages',
  quick: ['Hi', 'Good luck', 'Nice trick', 'Well played', 'Congrats', 'Have fun', 'Rematch?'],
  reactions: 'Reactions',
  reaction: REACTIONS_EN,
  isTyping: (names) => `Typing: ${names.join(', ')}`,
  none: 'No messages yet.',
  newLines: (count) => (count > 1 ? `${count} new messages` : 'New message'),

  came: (name) => `${name} has come.`,
  went: (name) => `${name} has left, a bot plays on.`,
  away: (name) => `Disconnected: ${name}`,
  standIn: (name) => `Disconnected: ${name}. A bot plays meanwhile.`,
  back: (name) => `Back again: ${name}`,
  watches: (name) => `Watching: ${name}`,
  watchesNoMore: (name) => `No longer watching: ${name}`,

  muted: (names) => `Muted: ${names.join(', ')}`,
  people: 'Chat settings',
  hears: 'you see what they write',
  hearsNot: 'you do not see what they write',
  nobody: 'There is nobody else at this table.',
  open: 'Chat is open',
  openHint: 'if you close it, nobody at the table can write',
  closed: 'The chat is closed.',
  closedByOwner: 'The owner of the table has closed it. Nobody can write now.',
  closedByYou: 'You have closed it. Nobody at the table can write.',
  reopen: 'Open the chat',

  nameNeeded: 'Choose a name to write.',
  name: 'Your name',
  nameGo: 'Write with this name',
};
