// The words of the lesson of King, by step.

import type { LessonWords } from '../lessons.ts';

export const lessonKingTr = {
  goal: {
    say: 'King 20 oyundur: 12 ceza, 8 koz. Oyunu sırayla biri seçer. Karo İkilisi sende: ilk seçim senin.',
  },
  chooseEl: {
    say: 'El Almaz: alınan her el −50. Kartların küçük, tam sana göre. Onu seç.',
    done: 'Seçen, ilk ele de başlar. Bu oyunda sıra hep sağa döner.',
    wrong: {
      penalty: 'Ona da sıra gelecek. Küçük kartlarla en iyisi El Almaz.',
      trump: 'Koz için büyük kart gerekir, sende yok. El Almaz seç.',
    },
  },
  el: {
    say: 'Hiç el almak istemiyorsun: en küçük kartınla başla.',
    done: 'Kerem: −50. Küçük kart oynayan rahat eder.',
    wrong: { other: 'Daha küçük bir kartın var. Ne kadar küçük, o kadar güvenli.' },
  },
  kupa: {
    say: 'Kupa Almaz: her kupa −30. Rengin yoksa kupa atmak zorundasın; en büyüğünü at.',
    done: 'Nazlı: −30. Kupa çıkmadan ele kupayla başlanmaz, unutma.',
    wrong: { hearts: 'Olur, ama büyük kupa sonra sana el aldırır. En büyüğünü at.' },
  },
  erkek: {
    say: 'Erkek Almaz: her papaz ve vale −60. Yerde daha büyüğü varsa erkeğini altına vermelisin.',
    done: 'Nazlı: −60. Papazın sende kaldı, çünkü yerdeki kızdan büyük.',
  },
  kiz: {
    say: 'Kız Almaz: her kız −100. Kupa Kızı hâlâ dışarıda; eli almayacak bir kupa oyna.',
    done: 'Kupa Kızı geldi ve eli kendi aldı. Kerem: −100.',
    wrong: { KH: 'Papazla önde olursan Kupa Kızı altına düşer: −100. Küçük oyna.' },
  },
  rifki: {
    say: 'Rıfkı, yani Kupa Papazı −320 ve sende! Rengin yoksa onu atmak zorundasın: tam fırsatı.',
    done: 'Rıfkı gitti! Kerem: −320. Bu oyunda başka hiçbir kart ceza değildir.',
  },
  sonIki: {
    say: 'Son İki: yalnız son iki el cezadır, her biri −180. Bu 11. el, cezasız: asını şimdi harca.',
    done: 'El sende ama bedava. Elinde iki küçük kart kaldı.',
    wrong: { '5D': 'As sende kalırsa son ellerden birini aldırabilir. Şimdi ondan kurtul.' },
  },
  sonIkiLow: {
    say: 'Karolar bitti: beşlin artık en büyük karo. Hangi kartla başlarsan eli almazsın?',
    done: 'Sana 0! Nazlı: −180, Defne: −180.',
    wrong: { '5D': 'Başka karo kalmadı: beşliyi kimse geçemez, −180 sana yazılır.' },
  },
  chooseKoz: {
    say: 'Koz oyununda her el +50. Maçan uzun ve güçlü: Koz kutusunda maçayı seç.',
    done: 'Maça koz oldu. Biri kozla kesene kadar ele kozla başlanmaz.',
    wrong: {
      penalty: 'Bu kartlar ceza için fazla güçlü, çok el alırsın. Koz seç.',
      trump: 'En uzun ve en güçlü rengin maça. Onu koz yap.',
    },
  },
  kozSingle: {
    say: 'Tek kupan var. Onunla başla: kupa bir daha gelince kozla kesebilirsin.',
    done: 'El: Kerem. Ama artık sende kupa yok.',
    wrong: { other: 'Olur, ama önce tek kupanı oyna; sonra kupayı kozla kesersin.' },
  },
  kozRuff: {
    say: 'Kerem yine kupa oynadı. Sende kupa yok: küçük bir kozla kes.',
    done: 'Kestin, el senin: +50. Koz da çıkmış oldu.',
    wrong: {
      spades: 'Küçük bir koz yeter. Büyükler sana sonra el getirir.',
      other: 'Böyle eli Kerem alır. Kozla kes.',
    },
  },
  kozDraw: {
    say: 'Artık ele kozla başlayabilirsin. En büyüğüyle başla, ötekilerin kozları düşsün.',
    done: 'Bir +50 daha. Kozla başlanınca, yerdekinden büyük kozu olan yükseltmek zorundadır.',
    wrong: {
      spades: 'Bunu geçen koz hâlâ dışarıda. En büyük kozunla başla.',
      other: 'Önce ötekilerin kozlarını topla; sonra yan renklerin rahat eder.',
    },
  },
  end: {
    say: '20 oyun bitince 0 ve üstünde olan çıkar, altında kalan batar. Artık hazırsın!',
  },
} satisfies LessonWords;

export { lessonKingTr as texts };
