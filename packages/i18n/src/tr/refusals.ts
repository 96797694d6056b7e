// The rules of the games as refusals say them, in Turkish: why a card, a bid or a choice cannot be.

import type { RuleSentences } from '../refused.ts';

export const refusalsTr: RuleSentences = {
  followSuit: (suit) => (suit ? `Renge uymalısın: ${suit}.` : 'Renge uymalısın.'),
  openingLead: () => 'İlk el, en küçük sinekle açılır.',
  heartsNotBroken: () => 'Kupa henüz çıkmadı; ele kupayla başlanmaz.',
  noPointsOnFirstTrick: () => 'İlk elde ceza kartı atılmaz.',
  spadesNotBroken: () => 'Maça henüz açılmadı; ele maçayla başlanmaz.',
  trumpNotBroken: () => 'Koz henüz çıkmadı; ele kozla başlanmaz.',
  highestHeart: () => 'Elinde yalnız kupa var: en büyüğüyle başlamalısın.',
  mustDiscardHeart: () => 'O renk sende yok: kupa atmalısın.',
  mustDiscardKingOfHearts: () => 'O renk sende yok: Kupa Papazı atılmalı.',
  mustDiscardHonour: () => 'O renk sende yok: ceza kartı atmalısın.',
  forcedUnder: () => 'Yerdeki kartın altına ceza kartını vermelisin.',
  mustRaise: () => 'Yükseltmelisin: yerdekinden büyük bir kart oyna.',
  mustTrump: () => 'O renk sende yok: koz çakmalısın.',
  mustOvertrump: () => 'Yerdeki kozdan büyük bir koz oynamalısın.',
  cardsToGive: (_, amount) => (amount ? `Tam ${amount} kart seç.` : 'Kart sayısı tutmuyor.'),
  differentCards: () => 'Aynı kart iki kez verilmez.',
  claimOff: () => 'Bu masada kalan eller istenmez.',
  claimUncertain: () => 'Kalan eller kesin olarak senin değil.',
  bidRange: (_, amount) => `İhale 0 ile ${amount ?? 13} arasında olmalı.`,
  nilOff: () => 'Bu masada sıfır oynanmıyor.',
  blindNilOff: () => 'Bu masada kör sıfır oynanmıyor.',
  blindNilDeficit: (_, amount) =>
    amount ? `Kör sıfır için en az ${amount} puan geride olmalısın.` : 'Yeterince geride değilsin.',
  blindNilSeen: () => 'Kör sıfır, kartlar görülmeden söylenir.',
  blindNilOnce: () => 'Bir takımda yalnız bir kişi kör sıfır diyebilir.',
  blindNilFinal: () => 'Kör sıfır sonradan değişmez.',
  doubleNilOff: () => 'Bir takımda yalnız bir kişi sıfır diyebilir.',
  minTeamBid: (_, amount) =>
    amount ? `Takımın ihalesi en az ${amount} olmalı.` : 'Takımın ihalesi çok düşük.',
  contractShape: () => 'Bu oyun böyle seçilmez.',
  contractClosed: () => 'Bu oyunu seçme hakkı kalmadı.',
  kingDeclaration: () => 'King, yalnız koz oyununda ve izin veren masada ilan edilir.',
  cancelNotAllowed: () => 'Bu oyun bozulamaz.',
};
