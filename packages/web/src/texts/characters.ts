// What the characters one plays against alone like to do at the table.

import type { CharacterId } from '../alone/characters.ts';
import { useSettings } from '../state/settings.tsx';

export const charactersTr: Readonly<Record<CharacterId, string>> = {
  mina: 'Son eli hatırlar, gerisini unutur.',
  kaya: 'Bedava görünen her eli alır.',
  ela: 'İhalesini içinden geldiği gibi söyler.',
  deniz: 'Bir kartı iyi düşünür, ötekini aceleye getirir.',
  kerem: 'Arada dalıp gider; King’de koza bayılır.',
  selin: 'Arada dalıp gider; King’de koz demeye çekinir.',
  leyla: 'Ası da papazı da unutmaz, hatanı bekler.',
  baran: 'Gözü kara: hepsini toplamaya kalkar, yüksek ihale söyler.',
  defne: 'Temkinli: az söyler, hepsini toplayanı çabuk sezer.',
  aylin: 'Verdiğinden, oynadığından elini okur.',
  emir: 'Kimseye bakmaz, yalnız kartları hesaplar.',
  suna: 'En uzun o düşünür: her kartı oyunun sonuna kadar dener.',
};

export const charactersEn: typeof charactersTr = {
  mina: 'Remembers the last trick and forgets the rest.',
  kaya: 'Takes every trick that looks free.',
  ela: 'Bids by feeling.',
  deniz: 'Thinks one card through and rushes the next.',
  kerem: 'Drifts off at times; loves trumps in King.',
  selin: 'Drifts off at times; shies away from trumps in King.',
  leyla: 'Never forgets an ace or a king, and waits for your mistake.',
  baran: 'Bold: shoots the moon and bids high.',
  defne: 'Careful: bids low and is quick to suspect a moon.',
  aylin: 'Reads your hand from what you pass and play.',
  emir: 'Watches nobody and calculates the cards alone.',
  suna: 'Thinks longest: plays every card out to the end of the deal.',
};

export function useStyles(): typeof charactersTr {
  return useSettings().settings.language === 'tr' ? charactersTr : charactersEn;
}
