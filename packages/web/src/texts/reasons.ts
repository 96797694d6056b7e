// Why a computer player would do something: a sentence for every kind of reason, for hints and for verdicts.

import type { Reason, ReasonKind } from '@kalpler/bots';
import type { Card } from '@kalpler/engine';
import { type Language, useSettings } from '../state/settings.tsx';

/** Some sentences name cards: the one played comes first, those it has to do with follow. */
type Sentence = string | ((cards: readonly string[]) => string);
type Sentences = Readonly<Record<ReasonKind, Sentence>>;

/** A sentence, and behind it the cards that the one played has to do with, if there are some. */
const behind = (sentence: string, more: string, cards: readonly string[]) =>
  cards.length > 1 ? `${sentence} ${more}: ${cards.slice(1).join(', ')}.` : sentence;

/** The same with all cards. */
const withAll = (sentence: string, more: string, cards: readonly string[]) =>
  cards.length > 0 ? `${sentence} ${more}: ${cards.join(', ')}.` : sentence;

export const reasonsTr: Sentences = {
  onlyMove: 'Kurallar başka seçenek bırakmıyor.',
  random: 'Rastgele seçildi.',
  fallback: 'Bot bir karara varamadı, masa seçti.',

  leadSafe: 'Bu renkte kalanların hepsi daha büyük: eli kesinlikle başkası alır.',
  leadLow: 'Küçük bir kart: sırayı başkasına bırakır, büyükler sonraya kalır.',
  leadHigh: 'Büyük kartın zamanı: eli alır, daha büyüğünü düşürür ya da sonra yük olmaz.',
  drawTrumps: 'Koz çeker: kesmek isteyenlerin kozu azalır.',
  huntQueen: 'Kızın altından maça açmak onu yere inmeye zorlar.',
  huntPenalty: (cards: readonly string[]) =>
    behind('Altından açmak ceza kartlarını yere indirir.', 'Dışarıda', cards),

  duck: (cards: readonly string[]) => behind('Eli almaz, altta kalır.', 'Yerdeki en büyük', cards),
  duckedQueen: 'Maça Kızı alınmasın diye altta kalır.',
  winCheaply: (cards: readonly string[]) =>
    behind(
      'Eli almak burada ucuz: kaybı az, belki üstüne çıkan da olur.',
      'Yerdeki ceza kartları',
      cards,
    ),
  winLast: (cards: readonly string[]) =>
    behind('Son oynayan, eli güvenle alır.', 'Geçtiği kart', cards),
  mustWin: (cards: readonly string[]) =>
    behind('Oynanabilecek her kart bu eli alıyor.', 'Yerdeki ceza kartları', cards),
  discardDanger: 'El başkasının: ileride el aldırabilecek büyük bir karttan kurtulma fırsatı.',
  dumpPoints: 'Ceza kartı eli alana gider.',
  dumpQueen: 'Maça Kızı eli alana gider.',
  takeJack: 'Karo Valesi için bu eli almaya değer.',
  nothingAtStake: 'Sayılan bir şey kalmadı: hangi kart olsa fark etmez.',

  voidSuit: 'Rengin son kartı: renk boşalır, sonra kesmek ya da kart kaçmak serbest.',
  throwLow: 'Bu el alınamaz ya da gerekmez: işe yaramayacak bir kart gider.',

  passDanger: (cards: readonly string[]) =>
    withAll('Ceza getirebilecek kartlar elden çıkar.', 'Tehlikeli olanlar', cards),
  passToVoid: (cards: readonly string[]) =>
    withAll('Bir renk bütünüyle boşalır.', 'Giden kartlar', cards),
  keepForMoon: (cards: readonly string[]) =>
    withAll('Hepsini toplamak için büyükler kalsın.', 'Kalanlar', cards),
  shootMoon: (cards: readonly string[]) =>
    behind('Bütün puanları toplamaya oynar.', 'Yerdeki ceza kartları', cards),
  stopMoon: (cards: readonly string[]) =>
    behind('Puanların hepsi tek oyuncuya gitmesin diye.', 'Yerdeki ceza kartları', cards),
  claimRest: 'Kalan ellerin hepsi kesin.',

  lookAtHand: 'Kör sıfır bu durumda riske değmez: önce kartlara bakılır.',
  bidStrength: (cards: readonly string[]) =>
    withAll('Bu kartlardan beklenen el sayısı.', 'El aldıracak olanlar', cards),
  bidNil: (cards: readonly string[]) =>
    withAll('Hiç el almadan geçebilecek kartlar.', 'Renklerin en büyükleri', cards),
  bidBlindNil: 'Geriden yetişmek için kör sıfır denemeye değer.',
  giveHighToPartner: (cards: readonly string[]) =>
    withAll('Kör sıfır tutsun diye el alabilecek kartlar eşe gider.', 'Verilenler', cards),
  giveLowToPartner: (cards: readonly string[]) =>
    withAll('Kör sıfır söyleyen eşe el almayacak kartlar gider.', 'Verilenler', cards),

  takeTrick: (cards: readonly string[]) =>
    behind('İşe yarayacak bir eli alır.', 'Geçtiği kart', cards),
  ruff: (cards: readonly string[]) =>
    behind('O renk elde yok: kozla keser.', 'Geçtiği kart', cards),
  saveTrump: 'Kesebilirdi, ama kozları saklamak daha iyi.',
  giveToPartner: (cards: readonly string[]) =>
    behind('El zaten eşte, ona bırakır.', 'Yerdeki en büyük', cards),
  protectNil: (cards: readonly string[]) =>
    behind('Sıfır bozulmasın diye eli almamaya oynar.', 'Yerdeki en büyük', cards),
  coverNil: (cards: readonly string[]) =>
    behind('Sıfır söyleyen eşi korur.', 'Yerdeki en büyük', cards),
  breakNil: (cards: readonly string[]) =>
    behind('Sıfır söyleyen rakibe el aldırmaya oynar.', 'Yerdeki en büyük', cards),
  setOpponents: (cards: readonly string[]) =>
    behind('İhale tamam: rakiplerin ihalesine gereken eli alır.', 'Geçtiği kart', cards),
  avoidBags: (cards: readonly string[]) =>
    behind('İhale tamam: fazla el almamak için bırakır.', 'Yerdeki en büyük', cards),
  stopKing: (cards: readonly string[]) =>
    behind('King diyen oyuncuya bu eli bırakmaz.', 'Geçtiği kart', cards),

  chooseSafePenalty: (cards: readonly string[]) =>
    withAll('Bu kartlarla ucuz atlatılacak bir ceza.', 'Eldeki ceza kartları', cards),
  chooseTrump: (cards: readonly string[]) => withAll('Koza uygun renk.', 'Kozlar', cards),
  declareKing: (cards: readonly string[]) =>
    withAll('King yapacak kadar güçlü bir koz.', 'Kozlar', cards),
  cancelDeal: 'Koz için kartlar çok zayıf: yeniden dağıtmak daha iyi.',
};

export const reasonsEn: Sentences = {
  onlyMove: 'The rules leave nothing else.',
  random: 'Picked by chance.',
  fallback: 'The bot had no answer, so the table chose.',

  leadSafe: 'All that is out in the suit is higher: somebody else must take the trick.',
  leadLow: 'A low card: it gives the lead away and keeps the high ones.',
  leadHigh: 'Time for a high card: it wins, drives out a higher one, or is no burden later.',
  drawTrumps: 'Draws trumps: the others have fewer to ruff with.',
  huntQueen: 'A spade below the queen forces her out.',
  huntPenalty: (cards) => behind('A lead below forces penalty cards out.', 'Out', cards),

  duck: (cards) => behind('Stays under and does not take the trick.', 'Highest so far', cards),
  duckedQueen: 'Stays under so as not to take the queen of spades.',
  winCheaply: (cards) =>
    behind(
      'Cheap to take: little is lost, and somebody may still go higher.',
      'Penalty cards in the trick',
      cards,
    ),
  winLast: (cards) => behind('Plays last and takes the trick safely.', 'Beats', cards),
  mustWin: (cards) =>
    behind('Every card that may be played takes this trick.', 'Penalty cards in the trick', cards),
  discardDanger: 'The trick is another’s: a chance to lose a high card that could hurt later.',
  dumpPoints: 'A penalty card for whoever takes the trick.',
  dumpQueen: 'The queen of spades for whoever takes the trick.',
  takeJack: 'The jack of diamonds is worth this trick.',
  nothingAtStake: 'Nothing that counts is left: any card will do.',

  voidSuit: 'The last card of the suit: from now on there is room to ruff or discard.',
  throwLow: 'This trick cannot or need not be won: a card of little use goes.',

  passDanger: (cards) => withAll('Gets rid of cards that could cost points.', 'Dangerous', cards),
  passToVoid: (cards) => withAll('Empties a whole suit.', 'Given away', cards),
  keepForMoon: (cards) => withAll('Keeps the high ones to take everything.', 'Kept', cards),
  shootMoon: (cards) => behind('Goes for all the points.', 'Penalty cards in the trick', cards),
  stopMoon: (cards) =>
    behind('So that one player does not take all points.', 'Penalty cards in the trick', cards),
  claimRest: 'All remaining tricks are sure.',

  lookAtHand: 'A blind nil is not worth the risk here: the hand is looked at first.',
  bidStrength: (cards) => withAll('What this hand should take.', 'Should win', cards),
  bidNil: (cards) => withAll('A hand that can lose every trick.', 'Highest of each suit', cards),
  bidBlindNil: 'Far behind, a blind nil is worth a try.',
  giveHighToPartner: (cards) =>
    withAll('Cards that might win go to the partner, so that the blind nil holds.', 'Given', cards),
  giveLowToPartner: (cards) =>
    withAll('Cards that need not win go to the partner with the blind nil.', 'Given', cards),

  takeTrick: (cards) => behind('Takes a trick that is wanted.', 'Beats', cards),
  ruff: (cards) => behind('Out of the suit, so it ruffs.', 'Beats', cards),
  saveTrump: 'Could ruff, but the trumps are better kept.',
  giveToPartner: (cards) => behind('The partner has the trick already.', 'Highest so far', cards),
  protectNil: (cards) => behind('Loses the trick to keep the nil.', 'Highest so far', cards),
  coverNil: (cards) => behind('Covers the partner’s nil.', 'Highest so far', cards),
  breakNil: (cards) =>
    behind('Tries to make an opponent with a nil take a trick.', 'Highest so far', cards),
  setOpponents: (cards) =>
    behind('The bid is made: takes a trick that the opponents need.', 'Beats', cards),
  avoidBags: (cards) =>
    behind('The bid is made: leaves the trick, one bag fewer.', 'Highest so far', cards),
  stopKing: (cards) =>
    behind('Keeps this trick from the player who declared King.', 'Beats', cards),

  chooseSafePenalty: (cards) =>
    withAll('A penalty that should cost this hand little.', 'Held cards that count', cards),
  chooseTrump: (cards) => withAll('A good suit for trumps.', 'Trumps held', cards),
  declareKing: (cards) => withAll('Trumps strong enough to make King.', 'Trumps held', cards),
  cancelDeal: 'Too weak for trumps: better to deal again.',
};

const REASONS: Readonly<Record<Language, Sentences>> = { tr: reasonsTr, en: reasonsEn };

/** The sentence for a reason; `cardName` comes from the words of the table in the same language. */
export function reasonText(
  { kind, cards = [] }: Reason,
  cardName: (card: Card) => string,
  language: Language,
): string {
  const sentence = REASONS[language][kind];
  return typeof sentence === 'string' ? sentence : sentence(cards.map(cardName));
}

/** The same in the language of the page. */
export function useReasonText(): (reason: Reason, cardName: (card: Card) => string) => string {
  const { language } = useSettings().settings;
  return (reason, cardName) => reasonText(reason, cardName, language);
}
