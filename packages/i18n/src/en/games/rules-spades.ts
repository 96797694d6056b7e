// Spades in words in English: its presets, the options that people change, and the rules card.

import type { SpadesOptions } from '@kalpler/engine';
import { about, either, of, type RuleLine, signed } from '../../rules.ts';
import type { SpadesRules } from '../../tr/games/rules-spades.ts';

const PRESETS = {
  standard: 'Two teams, 300 points; all bid at once, nil ±50.',
  pagat: 'Two teams, 500 points; bids in turn, nil ±100.',
  cutthroat: 'Three players, no partners; everyone bids alone.',
  jja: 'Two jokers join and beat every spade.',
  jjdd: 'Two jokers, then the deuces of diamonds and spades on top.',
  deucesHigh: 'All four deuces are spades and beat the ace.',
};

const OPTIONS: SpadesRules['options'] = {
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
};

const DECKS = {
  standard: false,
  jokerJokerAce: PRESETS.jja,
  jokerJokerDeuceDeuce: PRESETS.jjdd,
  deucesHigh: PRESETS.deucesHigh,
} as const;

function lines(o: SpadesOptions): readonly RuleLine[] {
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
    about(OPTIONS.bidding, o.bidding),
    o.nil ? `Nil ${either(o.nilValue)}.` : 'No nil.',
    o.blindNil &&
      `Blind nil ${either(o.blindNilValue)}, when at least ${o.blindNilMinDeficit} points behind.${swap}`,
    DECKS[o.deck],
    o.spadesMustBeBroken && 'Spades are not led before they are broken.',
    o.boston === 'bonus' && `Taking every trick brings +${o.bostonBonus}.`,
    o.boston === 'win' && 'Taking every trick wins the game.',
  ];
}

export const spadesRulesEn: SpadesRules = { presets: PRESETS, options: OPTIONS, lines };
