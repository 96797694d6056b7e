// What the characters one plays against alone like to do at the table.

import type { CharacterId } from '../solo/characters.ts';
import { useSettings } from '../state/settings.tsx';

export const charactersTr: Readonly<Record<CharacterId, string>> = {
  mina: 'Son eli hatırlar, gerisinin çoğunu unutur.',
  kaya: 'Bedava görünen her eli alır.',
  ela: 'İçinden geldiği gibi oynar: en büyük kartlarını verir, ihaleyi göz kararı söyler.',
  deniz: 'Bir kartı iyi düşünür, ötekini aceleye getirir.',
  kerem: 'Kupa ve Maçada arada dalar; King’de riske girer.',
  selin: 'Kupa ve Maçada arada dalar; King’de koz demeye çekinir.',
  leyla: 'Ası da papazı da unutmaz, hatanı bekler.',
  baran: 'Gözü kara: hepsini toplamaya kalkar, yüksek ihale söyler.',
  defne: 'Temkinli: az söyler, hepsini toplayanı çabuk sezer.',
  aylin: 'Verdiğinden, oynadığından elini okur.',
  emir: 'Son elleri sonuna kadar hesaplar.',
  suna: 'En uzun o düşünür: her kartı oyunun sonuna kadar dener.',
};

export const charactersEn: typeof charactersTr = {
  mina: 'Remembers the last trick and forgets most of the rest.',
  kaya: 'Takes every trick that looks free.',
  ela: 'Goes by feeling: passes her highest cards and bids by eye.',
  deniz: 'Thinks one card through and rushes the next.',
  kerem: 'Drifts off at Hearts and Spades; takes risks at King.',
  selin: 'Drifts off at Hearts and Spades; shies away from trumps at King.',
  leyla: 'Never forgets an ace or a king, and waits for your mistake.',
  baran: 'Bold: shoots the moon and bids high.',
  defne: 'Careful: bids low and is quick to suspect a moon.',
  aylin: 'Reads your hand from what you pass and play.',
  emir: 'Works out the last tricks to the end.',
  suna: 'Thinks longest: plays every card out to the end of the deal.',
};

export function useStyles(): typeof charactersTr {
  return useSettings().settings.language === 'tr' ? charactersTr : charactersEn;
}
