// The words of the lesson of Hearts, by step.

import type { LessonWords } from '../lessons.ts';

export const lessonHeartsTr = {
  goal: {
    say: 'Hoş geldin! Bu oyunda az puan alan kazanır. Her kupa 1, Maça Kızı 13 ceza puanıdır.',
  },
  follow: {
    say: 'Nazlı sinekle başladı. Elinde o renk varsa uymak zorundasın: bir sinek oyna.',
    done: 'En büyük sinek senindi, eli aldın. Korkma: ilk elde ceza kartı atılmaz.',
  },
  unbroken: {
    say: 'Eli alan yeni ele başlar. Bir kupayla başlamayı dene; bakalım masa ne diyecek.',
    done: 'Olmadı. Önce birinin başka bir renge kupa atması gerek; buna “kupa çıktı” denir.',
    wrong: { other: 'Bu kartla başlayabilirsin. Ama önce bir kupa dene.' },
  },
  lowLead: {
    say: 'Şimdi küçük bir karoyla başla ki eli başkası alsın.',
    done: 'El: Kerem. Küçük kartla başlayınca eli çoğu zaman başkası alır.',
    wrong: {
      QD: 'Kız büyük bir kart, el sende kalabilir. Daha küçük bir karo seç.',
      clubs: 'Büyük sinekle eli yine sen alırsın. Küçük bir karo daha güvenli.',
    },
  },
  throwHeart: {
    say: 'Sende maça yok, istediğin kartı atabilirsin. En büyük kupanı başkasına yedir.',
    done: 'Kupa çıktı! 1 ceza puanı: Nazlı. Artık ele kupayla da başlanabilir.',
    wrong: {
      KH: 'Güzel fikir, ama as daha tehlikeli. Önce onu at.',
      hearts: 'Küçük kupalar sende dursun, seni korurlar. En büyüğünü at.',
      other: 'Olur, ama bu kart kimseye ceza yazdırmaz. En büyük kupanı at.',
    },
  },
  under: {
    say: 'Bu kez kupa oynanıyor, en büyüğü onlu. Altında kalan en büyük kupanı oyna.',
    done: '4 ceza puanı: Kerem. Altta kaldın, üstelik orta boy bir kupadan kurtuldun.',
    wrong: {
      KH: 'Papaz hepsini geçer: 4 ceza puanı sana yazılır.',
      hearts: 'Altta kalıyorsun ama küçüğünü harcıyorsun. Daha büyüğü de onlunun altında.',
    },
  },
  pass: {
    say: 'Yeni oyun: önce herkes 3 kart verir, bu kez sola. Maça Kızı ile en büyük iki kupanı ver.',
    done: 'Yön her oyunda değişir: sola, sağa, karşıya. Dördüncü oyunda kart verilmez.',
    wrong: {
      QS: 'Maça Kızı sende kalmasın: tek başına 13 puan.',
      AH: 'Kupa Ası neredeyse her zaman kupa toplar. Onu da ver.',
      KH: 'Kupa Papazı da eli kolay alır. Onu da ver.',
    },
  },
  opening: {
    say: 'Sinek İkilisi sende. İlk el her zaman onunla başlar.',
    done: 'El: Kerem. Bak, sana gelen kartlar arasında Maça Papazı var; ona dikkat et.',
  },
  duckQueen: {
    say: 'Maça oynanıyor ve Maça Kızı daha çıkmadı. Eli alma: küçük bir maça oyna.',
    done: 'Maça Kızı çıktı! 13 puan: Nazlı. Papazı oynasaydın sana yazılacaktı.',
    wrong: {
      KS: 'Papazla önde olursan Maça Kızı sana kalabilir: 13 puan. Küçük oyna.',
    },
  },
  throwQueen: {
    say: 'Bu oyunda Maça Kızı sende. Sinek oynanıyor ama sende sinek yok: ne atarsın?',
    done: 'Harika! 13 puan: Kerem. Rengin bitince ilk giden Maça Kızı olsun.',
    wrong: {
      hearts: 'Kupa 1 puan, Maça Kızı 13. Fırsat varken pahalısından kurtul.',
      other: 'Asıl tehlike hâlâ elinde: 13 puanlık kart. Onu at.',
    },
  },
  stopMoon: {
    say: 'Bütün cezaları Kerem aldı. 26 puanın hepsini toplarsa herkese 26 yazdırır. Bu eli sen al!',
    done: 'Ay bozuldu! 4 puan aldın ama 26 puandan kurtuldun.',
    wrong: { '6H': 'Küçük oynarsan eli yine Kerem alır. Sende ondan büyük kupa var.' },
  },
  shootMoon: {
    say: 'Bu kez cezaların hepsi sende: 24 puan. İki kupa kaldı, onları da al. Hangi kartla başlarsın?',
    done: 'Ayı vurdun! Sana 0, öteki herkese 26 puan.',
    wrong: { '3C': 'Bu el kaçar, belki kupa da onunla gider. Eli kesin alan kartla başla.' },
  },
  end: {
    say: 'Biri 50 puana varınca oyun biter, en az puanı olan kazanır. Artık hazırsın!',
  },
} satisfies LessonWords;

export { lessonHeartsTr as texts };
