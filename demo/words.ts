// The words of the demonstration, Turkish and English.

export interface Words {
  readonly title: string;
  readonly commitment: string;
  readonly hand: (number: number) => string;
  readonly passes: Readonly<Record<'left' | 'right' | 'across' | 'hold', string>>;
  readonly gave: (from: string, to: string) => string;
  readonly moon: (name: string) => string;
  readonly points: string;
  readonly total: string;
  readonly winner: (names: readonly string[]) => string;
  readonly secret: string;
  readonly checked: (deals: number) => string;
  readonly unfair: string;
  readonly saved: (path: string) => string;
  readonly players: readonly string[];
}

const players = ['Defne', 'Kaan', 'Elif', 'Mert'];

export const WORDS: Readonly<Record<'tr' | 'en', Words>> = {
  tr: {
    title: 'Kalpler: dört bilgisayar oyuncusu, bir oyun',
    commitment: 'Dağıtım taahhüdü',
    hand: (number) => `${number}. el`,
    passes: {
      left: 'kartlar sola verilir',
      right: 'kartlar sağa verilir',
      across: 'kartlar karşıya verilir',
      hold: 'kart verilmez',
    },
    gave: (from, to) => `${from} → ${to}`,
    moon: (name) => `${name} bütün cezaları topladı!`,
    points: 'bu el',
    total: 'toplam',
    winner: (names) => `Kazanan: ${names.join(', ')}`,
    secret: 'Açıklanan sır',
    checked: (deals) => `${deals} dağıtımın hepsi sırra uyuyor: adil.`,
    unfair: 'Dağıtımlar sırra uymuyor!',
    saved: (path) => `Oyun kaydedildi: ${path} (denetlemek için: npm run verify -- ${path})`,
    players,
  },
  en: {
    title: 'Kalpler: four computer players, one game of Hearts',
    commitment: 'Commitment to the deals',
    hand: (number) => `Hand ${number}`,
    passes: {
      left: 'cards are passed to the left',
      right: 'cards are passed to the right',
      across: 'cards are passed across',
      hold: 'no passing',
    },
    gave: (from, to) => `${from} → ${to}`,
    moon: (name) => `${name} shot the moon!`,
    points: 'this hand',
    total: 'total',
    winner: (names) => `Winner: ${names.join(', ')}`,
    secret: 'Published secret',
    checked: (deals) => `All ${deals} deals follow from the secret: fair.`,
    unfair: 'The deals do not follow from the secret!',
    saved: (path) => `Saved as ${path} (check it with: npm run verify -- ${path})`,
    players,
  },
};
