// Why a computer player would do something, in Turkish: a sentence for every kind of reason.

import type { ReasonTexts } from '../reason-text.ts';

export const reasonsTr: ReasonTexts = {
  onlyMove: 'Kurallar başka seçenek bırakmıyor.',
  random: 'Rastgele seçildi.',
  fallback: 'Bot bir karara varamadı, masa seçti.',

  leadSafe: 'Bu renkte kalanların hepsi daha büyük: eli kesinlikle başkası alır.',
  leadLow: 'Küçük bir kart: sırayı başkasına bırakır, büyükler sonraya kalır.',
  leadHigh: 'Büyük kartın zamanı: eli alır, daha büyüğünü düşürür ya da sonra yük olmaz.',
  drawTrumps: 'Koz çeker: kesmek isteyenlerin kozu azalır.',
  huntQueen: 'Kızın altından maça açmak onu yere inmeye zorlar.',
  huntPenalty: ['Altından açmak ceza kartlarını yere indirir.', 'Dışarıda'],

  duck: ['Eli almaz, altta kalır.', 'Yerdeki en büyük'],
  duckedQueen: 'Maça Kızı alınmasın diye altta kalır.',
  winCheaply: [
    'Eli almak burada ucuz: kaybı az, belki üstüne çıkan da olur.',
    'Yerdeki ceza kartları',
  ],
  winLast: ['Son oynayan, eli güvenle alır.', 'Geçtiği kart'],
  mustWin: ['Oynanabilecek her kart bu eli alıyor.', 'Yerdeki ceza kartları'],
  discardDanger: 'El başkasının: ileride el aldırabilecek büyük bir karttan kurtulma fırsatı.',
  dumpPoints: 'Ceza kartı eli alana gider.',
  dumpQueen: 'Maça Kızı eli alana gider.',
  takeJack: 'Karo Valesi için bu eli almaya değer.',
  nothingAtStake: 'Sayılan bir şey kalmadı: hangi kart olsa fark etmez.',

  voidSuit: 'Rengin son kartı: renk boşalır, sonra kesmek ya da kart kaçmak serbest.',
  throwLow: 'Bu el alınamaz ya da gerekmez: işe yaramayacak bir kart gider.',

  passDanger: ['Ceza getirebilecek kartlar elden çıkar.', 'Tehlikeli olanlar'],
  passToVoid: ['Bir renk bütünüyle boşalır.', 'Giden kartlar'],
  keepForMoon: ['Hepsini toplamak için büyükler kalsın.', 'Kalanlar'],
  shootMoon: ['Bütün puanları toplamaya oynar.', 'Yerdeki ceza kartları'],
  stopMoon: ['Puanların hepsi tek oyuncuya gitmesin diye.', 'Yerdeki ceza kartları'],
  claimRest: 'Kalan ellerin hepsi kesin.',

  lookAtHand: 'Kör sıfır bu durumda riske değmez: önce kartlara bakılır.',
  bidStrength: ['Bu kartlardan beklenen el sayısı.', 'El aldıracak olanlar'],
  bidNil: ['Hiç el almadan geçebilecek kartlar.', 'Renklerin en büyükleri'],
  bidBlindNil: 'Geriden yetişmek için kör sıfır denemeye değer.',
  giveHighToPartner: ['Kör sıfır tutsun diye el alabilecek kartlar eşe gider.', 'Verilenler'],
  giveLowToPartner: ['Kör sıfır söyleyen eşe el almayacak kartlar gider.', 'Verilenler'],

  takeTrick: ['İşe yarayacak bir eli alır.', 'Geçtiği kart'],
  ruff: ['O renk elde yok: kozla keser.', 'Geçtiği kart'],
  saveTrump: 'Kesebilirdi, ama kozları saklamak daha iyi.',
  giveToPartner: ['El zaten eşte, ona bırakır.', 'Yerdeki en büyük'],
  protectNil: ['Sıfır bozulmasın diye eli almamaya oynar.', 'Yerdeki en büyük'],
  coverNil: ['Sıfır söyleyen eşi korur.', 'Yerdeki en büyük'],
  breakNil: ['Sıfır söyleyen rakibe el aldırmaya oynar.', 'Yerdeki en büyük'],
  setOpponents: ['İhale tamam: rakiplerin ihalesine gereken eli alır.', 'Geçtiği kart'],
  avoidBags: ['İhale tamam: fazla el almamak için bırakır.', 'Yerdeki en büyük'],
  stopKing: ['King diyen oyuncuya bu eli bırakmaz.', 'Geçtiği kart'],

  chooseSafePenalty: ['Bu kartlarla ucuz atlatılacak bir ceza.', 'Eldeki ceza kartları'],
  chooseTrump: ['Koza uygun renk.', 'Kozlar'],
  declareKing: ['King yapacak kadar güçlü bir koz.', 'Kozlar'],
  cancelDeal: 'Koz için kartlar çok zayıf: yeniden dağıtmak daha iyi.',
};
