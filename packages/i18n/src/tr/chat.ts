// Words of the chat: lines and quick words, reactions, who came and went, and muting.

const REACTIONS_TR = {
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

export const chatTr = {
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
  unmutedHelp: 'mesajlarını görüyorsun',
  mutedHelp: 'mesajlarını görmüyorsun',
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

export type ChatTexts = typeof chatTr;

export { chatTr as texts };
