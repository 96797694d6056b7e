// King in words in English: its presets, the options that people change, and the rules card.

import type { KingOptions } from '@kalpler/engine';
import { about, of, type RuleLine, signed } from '../../rules.ts';
import type { KingRules } from '../../tr/games/rules-king.ts';

const PRESETS = {
  standard: 'Twenty games: everyone picks three penalties and two trumps.',
  natural: 'Twenty games in a fixed order: six penalties, four trumps, twice.',
  short: 'Twelve games: everyone picks two penalties and one trump.',
  pagat: 'Chance picks who chooses first; without the suit you must trump.',
  three: 'Three players, eighteen games; the deuces are taken out.',
};

const OPTIONS: KingRules['options'] = {
  kingRule: {
    label: 'Making King',
    values: { off: 'Off', auto: 'By itself', declare: 'Declared' },
    about: of({
      off: 'Many tricks bring nothing special.',
      auto: 'Enough tricks in a trump game win the match at once.',
      declare: 'The chooser may declare King: win the match or lose it.',
    }),
  },
  yukseltme: {
    label: 'Must overtake',
    values: {
      off: 'Off',
      onTrumpLead: 'Trump led',
      wheneverTrumping: 'Every trump',
      always: 'Every suit',
    },
    about: of({
      off: 'You never have to beat the card on the table.',
      onTrumpLead: 'When trumps are led, beat the trump on the table.',
      wheneverTrumping: 'When you trump, beat the trump on the table too.',
      always: 'In every suit, beat the card on the table if you can.',
    }),
  },
  cancelKiz: {
    label: 'Queens may be void',
    about: 'No Queens is dealt again when everyone took a queen.',
  },
  mustTrumpWhenVoid: {
    label: 'Must trump',
    about: 'In trump games, without the suit led you must trump.',
  },
};

const CARDS: Readonly<Record<string, string>> = {
  '2D': 'Two of Diamonds',
  '3D': 'Three of Diamonds',
  '7D': 'Seven of Diamonds',
  '6S': 'Six of Spades',
};

function lines(o: KingOptions): readonly RuleLine[] {
  const games = (o.penaltiesPerPlayer + o.trumpsPerPlayer) * o.players;
  const v = o.values;
  return [
    o.mode === 'natural'
      ? `${games} games in a fixed order: six penalties, then the trumps.`
      : `${games} games: everyone picks ${o.penaltiesPerPlayer} penalties and ${o.trumpsPerPlayer} trumps.`,
    o.mode === 'dejenere' &&
      o.enforceQuotas &&
      `A penalty is picked at most ${o.maxPerPenaltyType} times in the match.`,
    `Trick ${signed(v.el)}, heart ${signed(v.kupa)}, king or jack ${signed(v.erkek)}, queen ${signed(v.kiz)}, King of Hearts ${signed(v.rifki)}, last two ${signed(v.sonIki)}, trick in trumps ${signed(v.trump)}.`,
    o.startCard === 'random'
      ? 'Chance picks who chooses first; play goes to the right.'
      : `The ${CARDS[o.startCard]} chooses first; play goes to the right.`,
    o.players === 3 && 'For three players; the deuces are taken out.',
    o.trumpLeadRestriction && 'Trumps are not led before they are broken.',
    o.mustTrumpWhenVoid && about(OPTIONS.mustTrumpWhenVoid, true),
    about(OPTIONS.yukseltme, o.yukseltme),
    o.cancelKiz && about(OPTIONS.cancelKiz, true),
    o.cancelRifki === 'AK' && 'King of Hearts: void if someone’s hearts are just Ace and King.',
    o.cancelRifki === 'AorK' && 'King of Hearts: void if someone’s hearts are just Ace or King.',
    o.cancelTrump === 'anyPlayer' && 'Trumps: void if someone has no card above the ten.',
    o.cancelTrump === 'forcedSelector' &&
      'Trumps: a forced chooser without a card above the ten may cancel.',
    o.kingRule !== 'off' && `${about(OPTIONS.kingRule, o.kingRule)} (${o.kingTricks} tricks)`,
    o.earlyEnd && 'A deal ends early once all penalties are out.',
    o.cikmis === 'gte0' ? '0 or more makes it, below goes under.' : 'Above 0 makes it.',
  ];
}

export const kingRulesEn: KingRules = { presets: PRESETS, options: OPTIONS, lines };
