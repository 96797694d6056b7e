// Hearts in words in English: its presets, the options that people change, and the rules card.

import type { HeartsOptions } from '@kalpler/engine';
import { about, of, type RuleLine } from '../../rules.ts';
import type { HeartsRules } from '../../tr/games/rules-hearts.ts';

const PRESETS = {
  kalpler: 'To 50 points; a short game by the usual rules.',
  classic: 'To 100 points; claim the rest when it is certainly yours.',
  omnibus: 'To 100 points; the Jack of Diamonds is worth −10.',
  spot: 'To 500 points; every heart counts its own number.',
  blackMaria: 'To 100 points; Queen, King and Ace of Spades all hurt.',
};

const OPTIONS: HeartsRules['options'] = {
  endScore: { label: 'Ends at', about: 'When somebody gets there, the fewest points win.' },
  moon: {
    label: 'Shooting the moon',
    values: {
      othersPlus: 'Others plus',
      shooterMinus: 'Shooter minus',
      shooterChoice: 'Shooter picks',
      smart: 'Whichever helps',
    },
    about: of({
      othersPlus: 'Whoever takes every penalty scores 0, the others all of it.',
      shooterMinus: 'Whoever takes every penalty takes it all off their own score.',
      shooterChoice: 'The shooter picks one of the two at the end of the deal.',
      smart: 'Others plus, unless that would cost the shooter the game.',
    }),
  },
  jackOfDiamonds: {
    label: 'Jack of Diamonds −10',
    about: 'Taking the Jack of Diamonds lowers your score by 10.',
  },
};

const PASSES = { left: 'left', right: 'right', across: 'across', hold: 'none' } as const;

function lines(o: HeartsOptions): readonly RuleLine[] {
  const isPassing = o.passCycle.some((way) => way !== 'hold');
  return [
    `Ends when somebody reaches ${o.endScore}; the fewest points win.`,
    o.scoring === 'standard' && 'Each heart 1, the Queen of Spades 13 penalty points.',
    o.scoring === 'spot' && `Each heart its own number, the Queen of Spades ${o.spotQueen}.`,
    o.scoring === 'blackMaria' && 'Each heart 1; Queen 13, King 10, Ace of Spades 7.',
    o.jackOfDiamonds && 'The Jack of Diamonds is worth −10 points.',
    isPassing
      ? `${o.passCount} cards are passed: ${o.passCycle.map((way) => PASSES[way]).join(', ')}.`
      : 'No cards are passed.',
    o.openingLead === '2C'
      ? 'The Two of Clubs opens the first trick.'
      : 'The player to the left of the dealer opens.',
    o.firstTrickPoints === 'forbid'
      ? 'No penalty card on the first trick.'
      : 'Penalty cards may fall on the first trick.',
    o.heartsMustBeBroken
      ? `Hearts are not led before they are broken.${o.queenBreaksHearts ? ' The Queen of Spades breaks them too.' : ''}`
      : 'Hearts may be led at any time.',
    about(OPTIONS.moon, o.moon),
    o.claim && 'You may claim the rest when it is certainly yours.',
  ];
}

export const heartsRulesEn: HeartsRules = { presets: PRESETS, options: OPTIONS, lines };
