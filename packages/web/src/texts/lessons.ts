// Words around the lessons: the guide's buttons, how far one is, and the end of a lesson.

import { useSettings } from '../state/settings.tsx';

export const lessonsTr = {
  pageTitle: (game: string) => `Ders: ${game}`,
  at: (step: number, steps: number) => `Adım ${step}/${steps}`,
  opening: 'Ders açılıyor…',
  failed: 'Ders açılamadı. Bağlantını denetleyip yeniden dene.',
  tryAgain: 'Yeniden dene',
  guide: 'Yol gösterici',
  progress: 'Ders ilerlemesi',
  next: 'Devam',
  show: 'Göster',
  previous: 'Önceki',
  skip: 'Atla',
  restart: 'Baştan',
  /** The player without a name, and the others around the table. */
  you: 'Sen',
  rivals: ['Nazlı', 'Kerem', 'Defne'],

  elsewhere: 'Bu da olur, ama bu adımda başka bir şey deniyoruz.',
  showPlay: (cards: readonly string[]) => `Bunu oyna: ${cards.join(' ya da ')}.`,
  showTry: (card: string) => `Şu karta dokun: ${card}.`,
  showGive: (cards: readonly string[]) => `Şunları seç ve ver: ${cards.join(', ')}.`,
  showBid: (bid: number) => `Sayıyı ${bid} yap, sonra onayla.`,
  showNil: 'Sıfır düğmesini aç, sonra onayla.',
  showChoose: (contract: string) => `Şunu seç ve onayla: ${contract}.`,

  endHead: 'Ders bitti!',
  endText: {
    hearts: 'Maça Kızı artık senden korksun. Sıra gerçek bir oyunda.',
    spades: 'Söz vermeyi de tutmayı da biliyorsun. Sıra gerçek bir oyunda.',
    king: 'Yedi oyunun yedisini de gördün. Sıra gerçek bir partide.',
  },
  playSolo: 'Tek başına oyna',
  home: 'Ana sayfa',
};

export const lessonsEn: typeof lessonsTr = {
  pageTitle: (game) => `Lesson: ${game}`,
  at: (step, steps) => `Step ${step}/${steps}`,
  opening: 'Opening the lesson…',
  failed: 'The lesson could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  guide: 'Guide',
  progress: 'Progress of the lesson',
  next: 'Continue',
  show: 'Show me',
  previous: 'Previous',
  skip: 'Skip',
  restart: 'Restart',
  you: 'You',
  rivals: ['Nazlı', 'Kerem', 'Defne'],

  elsewhere: 'That would do, but this step is about something else.',
  showPlay: (cards) => `Play this: ${cards.join(' or ')}.`,
  showTry: (card) => `Tap this card: ${card}.`,
  showGive: (cards) => `Choose and pass these: ${cards.join(', ')}.`,
  showBid: (bid) => `Set the number to ${bid}, then confirm.`,
  showNil: 'Switch nil on, then confirm.',
  showChoose: (contract) => `Choose and confirm: ${contract}.`,

  endHead: 'Lesson finished!',
  endText: {
    hearts: 'Let the Queen of Spades fear you. Time for a real game.',
    spades: 'You can bid, and you can keep it. Time for a real game.',
    king: 'You have seen all seven contracts. Time for a real party.',
  },
  playSolo: 'Play alone',
  home: 'Home',
};

export function useLessonsTexts(): typeof lessonsTr {
  return useSettings().settings.language === 'tr' ? lessonsTr : lessonsEn;
}
