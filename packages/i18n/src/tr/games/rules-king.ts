// King in words: its presets, the options that people change, and the rules card.

import type { KingOptions } from '@kalpler/engine';
import { about, type GameRules, of, type RuleLine, signed } from '../../rules.ts';

export type KingRules = GameRules<
  'kingRule' | 'yukseltme' | 'cancelKiz' | 'mustTrumpWhenVoid',
  KingOptions
>;

const PRESETS = {
  standard: 'Yirmi oyun: herkes sırası gelince üç ceza, iki koz seçer.',
  natural: 'Yirmi oyun, seçmeden: altı ceza sırayla, sonra dört koz; iki tur.',
  short: 'On iki oyun: herkes iki ceza, bir koz seçer.',
  pagat: 'İlk seçeni kura belirler; rengi olmayan koz çakmak zorunda.',
  three: 'Üç kişi, on sekiz oyun; ikililer çıkarılır.',
};

const OPTIONS: KingRules['options'] = {
  kingRule: {
    label: 'King yapmak',
    values: { off: 'Yok', auto: 'Kendiliğinden', declare: 'İlanla' },
    about: of({
      off: 'Çok el almanın ayrı bir ödülü yok.',
      auto: 'Kozda yeterince el alan partiyi hemen kazanır.',
      declare: 'Kozu seçen King ilan edebilir: ya partiyi alır ya kaybeder.',
    }),
  },
  yukseltme: {
    label: 'Mecburi yükseltme',
    values: {
      off: 'Yok',
      onTrumpLead: 'Koz açılınca',
      wheneverTrumping: 'Her kozda',
      always: 'Her renkte',
    },
    about: of({
      off: 'Yerdeki kartı geçmek zorunlu değil.',
      onTrumpLead: 'Kozla başlanan elde yerdeki koz geçilir.',
      wheneverTrumping: 'Koz çakarken de yerdeki koz geçilir.',
      always: 'Her renkte, elinde varsa yerdeki kart geçilir.',
    }),
  },
  cancelKiz: {
    label: 'Kız bozulur',
    about: 'Kız Almaz’da herkes birer kız alırsa oyun yeniden dağıtılır.',
  },
  mustTrumpWhenVoid: {
    label: 'Koz çakma zorunlu',
    about: 'Koz oyununda rengi olmayan koz çakar.',
  },
};

const CARDS: Readonly<Record<string, string>> = {
  '2D': 'Karo İkilisi',
  '3D': 'Karo Üçlüsü',
  '7D': 'Karo Yedilisi',
  '6S': 'Maça Altılısı',
};

function lines(o: KingOptions): readonly RuleLine[] {
  const games = (o.penaltiesPerPlayer + o.trumpsPerPlayer) * o.players;
  const v = o.values;
  return [
    o.mode === 'natural'
      ? `${games} oyun, seçmeden: önce altı ceza sırayla, sonra kozlar.`
      : `${games} oyun: herkes ${o.penaltiesPerPlayer} ceza, ${o.trumpsPerPlayer} koz seçer.`,
    o.mode === 'dejenere' &&
      o.enforceQuotas &&
      `Bir ceza bütün partide en çok ${o.maxPerPenaltyType} kez seçilir.`,
    `El ${signed(v.el)}, kupa ${signed(v.kupa)}, papaz ve vale ${signed(v.erkek)}, kız ${signed(v.kiz)}, Rıfkı ${signed(v.rifki)}, son iki el ${signed(v.sonIki)}, kozda her el ${signed(v.trump)}.`,
    o.startCard === 'random'
      ? 'İlk seçeni kura belirler; sıra sağa döner.'
      : `İlk oyunu ${CARDS[o.startCard]} gelen seçer; sıra sağa döner.`,
    o.players === 3 && 'Üç kişi oynanır; ikililer çıkarılır.',
    o.trumpLeadRestriction && 'Koz çıkmadan ele kozla başlanmaz.',
    o.mustTrumpWhenVoid && about(OPTIONS.mustTrumpWhenVoid, true),
    about(OPTIONS.yukseltme, o.yukseltme),
    o.cancelKiz && about(OPTIONS.cancelKiz, true),
    o.cancelRifki === 'AK' && 'Rıfkı: birinin kupası yalnız As ve Papaz ise oyun bozulur.',
    o.cancelRifki === 'AorK' && 'Rıfkı: birinin kupası yalnız As ya da Papaz ise oyun bozulur.',
    o.cancelTrump === 'anyPlayer' && 'Koz: birinin ondan büyük kartı yoksa oyun bozulur.',
    o.cancelTrump === 'forcedSelector' &&
      'Koz: mecburi kozcu, ondan büyük kartı yoksa oyunu bozabilir.',
    o.kingRule !== 'off' && `${about(OPTIONS.kingRule, o.kingRule)} (${o.kingTricks} el)`,
    o.earlyEnd && 'Cezalar bitince oyun erken kapanır.',
    o.cikmis === 'gte0' ? '0 ve üstü çıkar, altı batar.' : '0’ın üstü çıkar, ötekiler batar.',
  ];
}

export const kingRulesTr: KingRules = { presets: PRESETS, options: OPTIONS, lines };
