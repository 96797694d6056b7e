// Spades in words: its presets, the options that people change, and the rules card.

import type { SpadesOptions } from '@kalpler/engine';
import { about, either, type GameRules, of, type RuleLine, signed } from '../../rules.ts';

export type SpadesRules = GameRules<'targetScore' | 'nil' | 'blindNil' | 'bidding', SpadesOptions>;

const PRESETS = {
  standard: 'İki takım, 300 puan; ihaleler aynı anda, sıfır ±50.',
  pagat: 'İki takım, 500 puan; ihaleler sırayla, sıfır ±100.',
  cutthroat: 'Üç kişi, eş yok; herkes kendi sözünü tutar.',
  jja: 'İki joker katılır ve bütün maçaları geçer.',
  jjdd: 'İki joker, ardından Karo ve Maça İkilisi en büyük kozlar.',
  deucesHigh: 'Dört ikilinin hepsi maçadır ve Maça Ası’nı geçer.',
};

const OPTIONS: SpadesRules['options'] = {
  targetScore: { label: 'Bitiş puanı', about: 'Bu puana ilk ulaşan takım kazanır.' },
  nil: { label: 'Sıfır', about: 'Hiç el almamaya söz verilebilir.' },
  blindNil: { label: 'Kör sıfır', about: 'Geride olan, kartlarını görmeden sıfır diyebilir.' },
  bidding: {
    label: 'İhale',
    values: { simultaneous: 'Aynı anda', sequential: 'Sırayla' },
    about: of({
      simultaneous: 'Herkes aynı anda söyler; beklenmez.',
      sequential: 'Dağıtanın solundan başlayıp sırayla söylenir.',
    }),
  },
};

const DECKS = {
  standard: false,
  jokerJokerAce: PRESETS.jja,
  jokerJokerDeuceDeuce: PRESETS.jjdd,
  deucesHigh: PRESETS.deucesHigh,
} as const;

function lines(o: SpadesOptions): readonly RuleLine[] {
  const swap = o.blindNilExchange > 0 ? ` Eşiyle ${o.blindNilExchange} kart değişir.` : '';
  return [
    o.mode === 'partners'
      ? 'İki takım: karşılıklı oturanlar eştir. Maça her zaman koz.'
      : 'Üç kişi, eş yok. Maça her zaman koz.',
    `${o.targetScore} puana ilk ulaşan kazanır.`,
    o.loseScore !== null && `${signed(o.loseScore)} puana düşen kaybeder.`,
    'Sözünü tutan el başına 10 puan alır, tutamayan o kadar yitirir.',
    o.bagInterval > 0 &&
      `Fazla el ${signed(o.bagPoints)}; her ${o.bagInterval} fazla elde −${o.bagPenalty}.`,
    about(OPTIONS.bidding, o.bidding),
    o.nil ? `Sıfır ${either(o.nilValue)}.` : 'Sıfır yok.',
    o.blindNil &&
      `Kör sıfır ${either(o.blindNilValue)}: en az ${o.blindNilMinDeficit} puan geride olan.${swap}`,
    DECKS[o.deck],
    o.spadesMustBeBroken && 'Maça açılmadan ele maçayla başlanmaz.',
    o.boston === 'bonus' && `Bütün elleri alan takım +${o.bostonBonus} alır.`,
    o.boston === 'win' && 'Bütün elleri alan takım oyunu kazanır.',
  ];
}

export const spadesRulesTr: SpadesRules = { presets: PRESETS, options: OPTIONS, lines };
