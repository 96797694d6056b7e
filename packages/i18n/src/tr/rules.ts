// The rules of a table in Turkish: presets, the options people change, and the rules card.

import type { HeartsOptions, KingOptions, SpadesOptions } from '@kalpler/engine';
import {
  about,
  either,
  of,
  type PresetWords,
  type RuleKey,
  type RuleLine,
  type RulesTexts,
  type RuleWords,
  signed,
} from '../rules.ts';

const PRESETS: PresetWords = {
  hearts: {
    kalpler: '50 puana kadar; çabuk biten, bilinen oyun.',
    classic: '100 puana kadar; kalan eller kesin seninse birden isteyebilirsin.',
    omnibus: '100 puana kadar; Karo Valesi alan 10 puan siler.',
    spot: '500 puana kadar; her kupa kendi sayısı kadar ceza.',
    blackMaria: '100 puana kadar; maçanın Kızı, Papazı ve Ası da ceza.',
  },
  spades: {
    standard: 'İki takım, 300 puan; ihaleler aynı anda, sıfır ±50.',
    pagat: 'İki takım, 500 puan; ihaleler sırayla, sıfır ±100.',
    cutthroat: 'Üç kişi, eş yok; herkes kendi sözünü tutar.',
    jja: 'İki joker katılır ve bütün maçaları geçer.',
    jjdd: 'İki joker, ardından Karo ve Maça İkilisi en büyük kozlar.',
    deucesHigh: 'Dört ikilinin hepsi maçadır ve Maça Ası’nı geçer.',
  },
  king: {
    standard: 'Yirmi oyun: herkes sırası gelince üç ceza, iki koz seçer.',
    natural: 'Yirmi oyun, seçmeden: altı ceza sırayla, sonra dört koz; iki tur.',
    short: 'On iki oyun: herkes iki ceza, bir koz seçer.',
    pagat: 'İlk seçeni kura belirler; rengi olmayan koz çakmak zorunda.',
    three: 'Üç kişi, on sekiz oyun; ikililer çıkarılır.',
  },
};

const RULES: Readonly<Record<RuleKey, RuleWords>> = {
  endScore: { label: 'Bitiş puanı', about: 'Biri bu puana ulaşınca en az puanı olan kazanır.' },
  moon: {
    label: 'Hepsini toplayan',
    values: {
      othersPlus: 'Ötekilere artı',
      shooterMinus: 'Kendine eksi',
      shooterChoice: 'Kendisi seçer',
      smart: 'Yararına olan',
    },
    about: of({
      othersPlus: 'Bütün cezaları toplayan 0, ötekiler hepsini yazar.',
      shooterMinus: 'Bütün cezaları toplayan hepsini kendi puanından siler.',
      shooterChoice: 'Toplayan, iki yoldan birini oyun sonunda seçer.',
      smart: 'Ötekiler yazar; bu toplayana kaybettirecekse o siler.',
    }),
  },
  jackOfDiamonds: { label: 'Karo Valesi −10', about: 'Karo Valesi alan 10 puan siler.' },
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
const PASSES = { left: 'sola', right: 'sağa', across: 'karşıya', hold: 'yok' } as const;
function hearts(o: HeartsOptions): readonly RuleLine[] {
  const isPassing = o.passCycle.some((way) => way !== 'hold');
  return [
    `Biri ${o.endScore} puana ulaşınca biter; en az puan kazanır.`,
    o.scoring === 'standard' && 'Her kupa 1, Maça Kızı 13 ceza.',
    o.scoring === 'spot' && `Her kupa kendi sayısı kadar, Maça Kızı ${o.spotQueen} ceza.`,
    o.scoring === 'blackMaria' && 'Her kupa 1; Maça Kızı 13, Papazı 10, Ası 7 ceza.',
    o.jackOfDiamonds && 'Karo Valesi alan 10 puan siler.',
    isPassing
      ? `Oyun başında ${o.passCount} kart verilir: ${o.passCycle.map((way) => PASSES[way]).join(', ')}.`
      : 'Kart verilmez.',
    o.openingLead === '2C'
      ? 'İlk ele Sinek İkilisi olan başlar.'
      : 'İlk ele dağıtanın solundaki başlar.',
    o.firstTrickPoints === 'forbid'
      ? 'İlk elde ceza kartı atılmaz.'
      : 'İlk elde ceza kartı da atılır.',
    o.heartsMustBeBroken
      ? `Kupa çıkmadan ele kupayla başlanmaz.${o.queenBreaksHearts ? ' Maça Kızı da kupayı açar.' : ''}`
      : 'Ele her zaman kupayla başlanabilir.',
    about(RULES.moon, o.moon),
    o.claim && 'Kalan eller kesin olarak seninse birden isteyebilirsin.',
  ];
}

const DECKS = {
  standard: false,
  jokerJokerAce: PRESETS.spades.jja!,
  jokerJokerDeuceDeuce: PRESETS.spades.jjdd!,
  deucesHigh: PRESETS.spades.deucesHigh!,
} as const;
function spades(o: SpadesOptions): readonly RuleLine[] {
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
    about(RULES.bidding, o.bidding),
    o.nil ? `Sıfır ${either(o.nilValue)}.` : 'Sıfır yok.',
    o.blindNil &&
      `Kör sıfır ${either(o.blindNilValue)}: en az ${o.blindNilMinDeficit} puan geride olan.${swap}`,
    DECKS[o.deck],
    o.spadesMustBeBroken && 'Maça açılmadan ele maçayla başlanmaz.',
    o.boston === 'bonus' && `Bütün elleri alan takım +${o.bostonBonus} alır.`,
    o.boston === 'win' && 'Bütün elleri alan takım oyunu kazanır.',
  ];
}

function king(o: KingOptions): readonly RuleLine[] {
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
    o.mustTrumpWhenVoid && about(RULES.mustTrumpWhenVoid, true),
    about(RULES.yukseltme, o.yukseltme),
    o.cancelKiz && about(RULES.cancelKiz, true),
    o.cancelRifki === 'AK' && 'Rıfkı: birinin kupası yalnız As ve Papaz ise oyun bozulur.',
    o.cancelRifki === 'AorK' && 'Rıfkı: birinin kupası yalnız As ya da Papaz ise oyun bozulur.',
    o.cancelTrump === 'anyPlayer' && 'Koz: birinin ondan büyük kartı yoksa oyun bozulur.',
    o.cancelTrump === 'forcedSelector' &&
      'Koz: mecburi kozcu, ondan büyük kartı yoksa oyunu bozabilir.',
    o.kingRule !== 'off' && `${about(RULES.kingRule, o.kingRule)} (${o.kingTricks} el)`,
    o.earlyEnd && 'Cezalar bitince oyun erken kapanır.',
    o.cikmis === 'gte0' ? '0 ve üstü çıkar, altı batar.' : '0’ın üstü çıkar, ötekiler batar.',
  ];
}

export const rulesTr: RulesTexts = { presets: PRESETS, options: RULES, hearts, spades, king };

export { rulesTr as texts };
