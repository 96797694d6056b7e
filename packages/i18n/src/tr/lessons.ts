// Words around the lessons: the guide's buttons, how far one is, and the end of a lesson.

export interface StepWords {
  /** What is explained and asked. */
  readonly say: string;
  /** The answer to the right move. */
  readonly done?: string;
  /** What is said to others, by card, suit, or kind of bid or contract; `other` is for the rest. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** The words of one lesson, by the names of its steps. */
export type LessonWords = Readonly<Record<string, StepWords>>;

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

export type LessonsTexts = typeof lessonsTr;

export { lessonsTr as texts };
