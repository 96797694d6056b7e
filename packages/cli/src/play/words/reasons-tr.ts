// Why the expert would do something, in Turkish: a sentence for every kind of reason.

import { behind, type Sentences, withAll } from './sentence.ts';

export const reasonsTr: Sentences = {
  onlyMove: 'Kurallar başka seçenek bırakmıyor.',
  random: 'Rastgele seçildi.',
  fallback: 'Bot bir karara varamadı, masa seçti.',

  leadSafe: 'Bu renkte kalanların hepsi daha büyük: eli kesinlikle başkası alır.',
  leadLow: 'Küçük bir kart: sırayı başkasına bırakır, büyükler sonraya kalır.',
  leadHigh: 'Büyük kartın zamanı: eli alır, daha büyüğünü düşürür ya da sonra yük olmaz.',
  drawTrumps: 'Koz çeker: kesmek isteyenlerin kozu azalır.',
  huntQueen: 'Kızın altından maça açmak onu yere inmeye zorlar.',
  huntPenalty: (cards) => behind('Altından açmak ceza kartlarını yere indirir.', 'Dışarıda', cards),

  duck: (cards) => behind('Eli almaz, altta kalır.', 'Yerdeki en büyük', cards),
  duckedQueen: 'Maça Kızı alınmasın diye altta kalır.',
  winCheaply: (cards) =>
    behind(
      'Eli almak burada ucuz: kaybı az, belki üstüne çıkan da olur.',
      'Yerdeki ceza kartları',
      cards,
    ),
  winLast: (cards) => behind('Son oynayan, eli güvenle alır.', 'Geçtiği kart', cards),
  mustWin: (cards) =>
    behind('Oynanabilecek her kart bu eli alıyor.', 'Yerdeki ceza kartları', cards),
  discardDanger: 'El başkasının: ileride el aldırabilecek büyük bir karttan kurtulma fırsatı.',
  dumpPoints: 'Ceza kartı eli alana gider.',
  dumpQueen: 'Maça Kızı eli alana gider.',
  takeJack: 'Karo Valesi için bu eli almaya değer.',
  nothingAtStake: 'Sayılan bir şey kalmadı: hangi kart olsa fark etmez.',

  voidSuit: 'Rengin son kartı: renk boşalır, sonra kesmek ya da kart kaçmak serbest.',
  throwLow: 'Bu el alınamaz ya da gerekmez: işe yaramayacak bir kart gider.',

  passDanger: (cards) =>
    withAll('Ceza getirebilecek kartlar elden çıkar.', 'Tehlikeli olanlar', cards),
  passToVoid: (cards) => withAll('Bir renk bütünüyle boşalır.', 'Giden kartlar', cards),
  keepForMoon: (cards) => withAll('Hepsini toplamak için büyükler kalsın.', 'Kalanlar', cards),
  shootMoon: (cards) => behind('Bütün puanları toplamaya oynar.', 'Yerdeki ceza kartları', cards),
  stopMoon: (cards) =>
    behind('Puanların hepsi tek oyuncuya gitmesin diye.', 'Yerdeki ceza kartları', cards),
  claimRest: 'Kalan ellerin hepsi kesin.',

  lookAtHand: 'Kör sıfır bu durumda riske değmez: önce kartlara bakılır.',
  bidStrength: (cards) =>
    withAll('Bu kartlardan beklenen el sayısı.', 'El aldıracak olanlar', cards),
  bidNil: (cards) =>
    withAll('Hiç el almadan geçebilecek kartlar.', 'Renklerin en büyükleri', cards),
  bidBlindNil: 'Geriden yetişmek için kör sıfır denemeye değer.',
  giveHighToPartner: (cards) =>
    withAll('Kör sıfır tutsun diye el alabilecek kartlar eşe gider.', 'Verilenler', cards),
  giveLowToPartner: (cards) =>
    withAll('Kör sıfır söyleyen eşe el almayacak kartlar gider.', 'Verilenler', cards),

  takeTrick: (cards) => behind('İşe yarayacak bir eli alır.', 'Geçtiği kart', cards),
  ruff: (cards) => behind('O renk elde yok: kozla keser.', 'Geçtiği kart', cards),
  saveTrump: 'Kesebilirdi, ama kozları saklamak daha iyi.',
  giveToPartner: (cards) => behind('El zaten eşte, ona bırakır.', 'Yerdeki en büyük', cards),
  protectNil: (cards) =>
    behind('Sıfır bozulmasın diye eli almamaya oynar.', 'Yerdeki en büyük', cards),
  coverNil: (cards) => behind('Sıfır söyleyen eşi korur.', 'Yerdeki en büyük', cards),
  breakNil: (cards) =>
    behind('Sıfır söyleyen rakibe el aldırmaya oynar.', 'Yerdeki en büyük', cards),
  setOpponents: (cards) =>
    behind('İhale tamam: rakiplerin ihalesine gereken eli alır.', 'Geçtiği kart', cards),
  avoidBags: (cards) =>
    behind('İhale tamam: fazla el almamak için bırakır.', 'Yerdeki en büyük', cards),
  stopKing: (cards) => behind('King diyen oyuncuya bu eli bırakmaz.', 'Geçtiği kart', cards),

  chooseSafePenalty: (cards) =>
    withAll('Bu kartlarla ucuz atlatılacak bir ceza.', 'Eldeki ceza kartları', cards),
  chooseTrump: (cards) => withAll('Koza uygun renk.', 'Kozlar', cards),
  declareKing: (cards) => withAll('King yapacak kadar güçlü bir koz.', 'Kozlar', cards),
  cancelDeal: 'Koz için kartlar çok zayıf: yeniden dağıtmak daha iyi.',
};
