// The words of the lesson of Spades, by step.

import type { LessonWords } from '../lessons.ts';

export const lessonSpadesTr = {
  goal: {
    say: 'Karşında oturan Kerem eşin: ikiniz bir takımsınız. Maça her zaman kozdur, öteki renkleri keser.',
  },
  bid: {
    say: 'Kaç el alacağını söyle. Aslar, papazlar ve uzun maça el getirir: burada 4 ya da 5.',
    done: 'İki eşin sözü toplanır. Tutarsanız her söz 10 puan, tutamazsanız o kadar eksi.',
    wrong: {
      nil: 'Bu kartlarla hiç el almamak imkânsız. Daha yüksek söyle.',
      low: 'Elin daha güçlü. Az söyleyen fazla el toplar; onun da bedeli var.',
      high: 'Biraz iddialı: tutmazsa sözün tamamı eksi yazılır. Daha az söyle.',
    },
  },
  unbroken: {
    say: 'Ele sen başlıyorsun. Kozla, yani bir maçayla başlamayı dene.',
    done: 'Olmadı. Maça, biri onunla başka bir rengi kesince açılır; ele maçayla ancak o zaman başlanır.',
    wrong: { other: 'Bu kartla başlayabilirsin. Ama önce bir maça dene.' },
  },
  ace: {
    say: 'O hâlde Kupa Ası ile başla. Rengin en büyüğü; kimse kesmezse el senin.',
    done: 'İlk el senin. Aslar erken oynanır: sonra biri kozla kesebilir.',
    wrong: {
      KD: 'Karo Ası daha çıkmadı, papazı geçebilir. Kupa Ası daha sağlam.',
      hearts: 'Küçük kupa el getirmez. Ası oyna.',
      diamonds: 'Önce sağlam eli al: Kupa Ası.',
    },
  },
  toPartner: {
    say: 'Şimdi küçük bir karoyla başla. Eli eşin alırsa o da takımın.',
    done: 'El: Kerem. Hanginizin aldığı fark etmez, ikinizin elleri birlikte sayılır.',
    wrong: {
      KD: 'Karo Ası dışarıda, papazını yutar. Küçük bir karo oyna.',
      hearts: 'Kupada büyüğün kalmadı. Karoda papazın var: oradan küçük oyna.',
    },
  },
  partnerWins: {
    say: 'Kerem as ile önde, sende sinek yok. Eşinin elini kesme: küçük bir kart at.',
    done: 'Doğru: el zaten sizin, kozun da sende kaldı.',
    wrong: {
      spades: 'El zaten eşinin, koz boşa gider. Kozunu sakla.',
      KD: 'Papaz ileride el getirebilir. Daha küçük bir kart at.',
    },
  },
  ruff: {
    say: 'Şimdi Defne önde, sende yine sinek yok. Küçük bir maçayla kes, el sizin olsun.',
    done: 'Kestin! Maça açıldı; artık ele maçayla da başlanabilir.',
    wrong: {
      spades: 'O da alır ama küçük bir koz yeter. Büyükleri sakla.',
      other: 'Böyle el rakibe gider. Kozla kes.',
    },
  },
  bags: {
    say: 'Söz 7, aldığınız 7. Fazlası “fazla el” olur; sizde 9 tane birikti. Bu eli alma!',
    done: 'Tam söz kadar aldınız. Fazla el 1 puandır, ama 10 tanesi birikince 100 puan götürür.',
    wrong: { KD: 'Bu sizin 10. fazla eliniz olur ve 100 puan götürür. Küçüğünü oyna.' },
  },
  tally: {
    say: 'Söz 7, el 7: size 70 puan. Bir el eksik kalsaydı 70 puan giderdi.',
  },
  nilBid: {
    say: 'Bu kartlar çok zayıf. “Sıfır” de: hiç el almazsan 50 puan, alırsan −50.',
    done: 'Artık hiç el almamalısın. Kerem 5 söyledi; büyük kartlarıyla seni de korur.',
    wrong: { other: 'Bu kartlarla el almak zor. Sıfır düğmesini aç, sonra onayla.' },
  },
  nilUnder: {
    say: 'Karo oynanıyor, Kerem papazla önde. Onun altında kalan en büyük karonu ver.',
    done: 'Güzel: el almadın, büyükçe bir karodan da kurtuldun.',
    wrong: {
      diamonds: 'Güvenli, ama küçükler sana sonra lazım. Papazın altında daha büyüğün var.',
    },
  },
  nilThrow: {
    say: 'Kerem yine alıyor, sende sinek yok. En çok korktuğun kartı şimdi at.',
    done: 'Kupa Kızı gitti. Sıfır artık çok daha güvende.',
    wrong: {
      spades: 'Maça kozdur: el sana kalır, sıfır bozulur!',
      hearts: 'Daha tehlikeli bir kupan var. En büyüğünü at.',
      diamonds: 'Asıl tehlike kupada. En büyük kupanı at.',
    },
  },
  end: {
    say: '300 puana ilk varan takım kazanır. Söz ver, tut, fazlasından kaç. Artık hazırsın!',
  },
} satisfies LessonWords;

export { lessonSpadesTr as texts };
