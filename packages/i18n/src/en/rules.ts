// The rules of a table in English: presets, the options people change, and the rules card.

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
    kalpler: 'To 50 points; the game you know, soon over.',
    classic: 'To 100 points; claim the rest when it is certainly yours.',
    omnibus: 'To 100 points; the Jack of Diamonds takes off 10.',
    spot: 'To 500 points; every heart counts its own number.',
    blackMaria: 'To 100 points; Queen, King and Ace of Spades all hurt.',
  },
  spades: {
    standard: 'Two teams, 300 points; all bid at once, nil ±50.',
    pagat: 'Two teams, 500 points; bids in turn, nil ±100.',
    cutthroat: 'Three players, no partners; everyone keeps their own word.',
    jja: 'Two jokers join and beat every spade.',
    jjdd: 'Two jokers, then the deuces of diamonds and spades on top.',
    deucesHigh: 'All four deuces are spades and beat the ace.',
  },
  king: {
    standard: 'Twenty games: everyone picks three penalties and two trumps.',
    natural: 'Twenty games in a fixed order: six penalties, four trumps, twice.',
    short: 'Twelve games: everyone picks two penalties and one trump.',
    pagat: 'Chance picks who chooses first; without the suit you must trump.',
    three: 'Three players, eighteen games; the deuces are taken out.',
  },
};

const RULES: Readonly<Record<RuleKey, RuleWords>> = {
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
      smart: 'Others plus, unless that would lose the shooter the game.',
    }),
  },
  jackOfDiamonds: {
    label: 'Jack of Diamonds −10',
    about: 'Whoever takes the Jack of Diamonds loses 10 points.',
  },
  targetScore: { label: 'Ends at', about: 'The first team to get there wins.' },
  nil: { label: 'Nil', about: 'You may promise to take no trick at all.' },
  blindNil: {
    label: 'Blind nil',
    about: 'Whoever is behind may bid nil before seeing their cards.',
  },
  bidding: {
    label: 'Bidding',
    values: { simultaneous: 'All at once', sequential: 'In turn' },
    about: of({
      simultaneous: 'Everyone bids at the same time; no waiting.',
      sequential: 'Bids go round from the left of the dealer.',
    }),
  },
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

const PASSES = { left: 'left', right: 'right', across: 'across', hold: 'none' } as const;

function hearts(o: HeartsOptions): readonly RuleLine[] {
  const isPassing = o.passCycle.some((way) => way !== 'hold');
  return [
    `Ends when somebody reaches ${o.endScore}; the fewest points win.`,
    o.scoring === 'standard' && 'Each heart 1, the Queen of Spades 13 penalty points.',
    o.scoring === 'spot' && `Each heart its own number, the Queen of Spades ${o.spotQueen}.`,
    o.scoring === 'blackMaria' && 'Each heart 1; Queen 13, King 10, Ace of Spades 7.',
    o.jackOfDiamonds && 'The Jack of Diamonds takes off 10 points.',
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
    about(RULES.moon, o.moon),
    o.claim && 'You may claim the rest when it is certainly yours.',
  ];
}

const DECKS = {
  standard: false,
  jokerJokerAce: PRESETS.spades.jja!,
  jokerJokerDeuceDeuce: PRESETS.spades.jjdd!,
  deucesHigh: PRESETS.spades.deucesHigh!,
} as const;

function spades(o: SpadesOptions): readonly RuleLine[] {
  const swap = o.blindNilExchange > 0 ? ` Partners swap ${o.blindNilExchange} cards.` : '';
  return [
    o.mode === 'partners'
      ? 'Two teams: partners sit across. Spades are always trumps.'
      : 'Three players, no partners. Spades are always trumps.',
    `The first to ${o.targetScore} points wins.`,
    o.loseScore !== null && `Falling to ${signed(o.loseScore)} loses.`,
    'A kept bid scores 10 for each trick bid, a broken one loses as much.',
    o.bagInterval > 0 &&
      `A bag is ${signed(o.bagPoints)}; every ${o.bagInterval} bags cost −${o.bagPenalty}.`,
    about(RULES.bidding, o.bidding),
    o.nil ? `Nil ${either(o.nilValue)}.` : 'No nil.',
    o.blindNil &&
      `Blind nil ${either(o.blindNilValue)}, when at least ${o.blindNilMinDeficit} points behind.${swap}`,
    DECKS[o.deck],
    o.spadesMustBeBroken && 'Spades are not led before they are broken.',
    o.boston === 'bonus' && `Taking every trick brings +${o.bostonBonus}.`,
    o.boston === 'win' && 'Taking every trick wins the game.',
  ];
}

function king(o: KingOptions): readonly RuleLine[] {
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
    o.mustTrumpWhenVoid && about(RULES.mustTrumpWhenVoid, true),
    about(RULES.yukseltme, o.yukseltme),
    o.cancelKiz && about(RULES.cancelKiz, true),
    o.cancelRifki === 'AK' && 'King of Hearts: void if someone’s hearts are just Ace and King.',
    o.cancelRifki === 'AorK' && 'King of Hearts: void if someone’s hearts are just Ace or King.',
    o.cancelTrump === 'anyPlayer' && 'Trumps: void if someone has no card above the ten.',
    o.cancelTrump === 'forcedSelector' &&
      'Trumps: a forced chooser without a card above the ten may cancel.',
    o.kingRule !== 'off' && `${about(RULES.kingRule, o.kingRule)} (${o.kingTricks} tricks)`,
    o.earlyEnd && 'A deal ends early once all penalties are out.',
    o.cikmis === 'gte0' ? '0 or more makes it, below goes under.' : 'Above 0 makes it.',
  ];
}

export const rulesEn: RulesTexts = { presets: PRESETS, options: RULES, hearts, spades, king };

export { rulesEn as texts };
