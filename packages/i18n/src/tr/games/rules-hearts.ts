// Hearts in words: its presets, the options that people change, and the rules card.

import type { HeartsOptions } from '@kalpler/engine';
import { about, type GameRules, of, type RuleLine } from '../../rules.ts';

export type HeartsRules = GameRules<'endScore' | 'moon' | 'jackOfDiamonds', HeartsOptions>;

const PRESETS = {
  kalpler: '50 puana kadar; çabuk biten, bilinen oyun.',
  classic: '100 puana kadar; kalan eller kesin seninse birden isteyebilirsin.',
  omnibus: '100 puana kadar; Karo Valesi alan 10 puan siler.',
  spot: '500 puana kadar; her kupa kendi sayısı kadar ceza.',
  blackMaria: '100 puana kadar; maçanın Kızı, Papazı ve Ası da ceza.',
};

const OPTIONS: HeartsRules['options'] = {
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
};

const PASSES = { left: 'sola', right: 'sağa', across: 'karşıya', hold: 'yok' } as const;

function lines(o: HeartsOptions): readonly RuleLine[] {
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
    about(OPTIONS.moon, o.moon),
    o.claim && 'Kalan eller kesin olarak seninse birden isteyebilirsin.',
  ];
}

export const heartsRulesTr: HeartsRules = { presets: PRESETS, options: OPTIONS, lines };
