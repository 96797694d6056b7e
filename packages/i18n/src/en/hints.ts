// Words of the help in solo play in English: hints, cards that are out, counting, a sure claim, refused cards.

import type { Suit } from '@kalpler/engine';
import { shownDifference } from '../numbers.ts';
import { reasonText } from '../reason-text.ts';
import type { ByKind, HintsTexts } from '../tr/hints.ts';
import { reasonsEn } from './reasons.ts';

const ONE_EN: Readonly<Record<Suit, string>> = {
  clubs: 'club',
  diamonds: 'diamond',
  spades: 'spade',
  hearts: 'heart',
};

const DO_EN: ByKind = {
  play: 'Play',
  pass: 'Pass',
  exchange: 'Give',
  bid: 'Bid',
  choose: 'Choose',
  reveal: 'Look',
  moon: 'Choose',
  cancel: 'Redeal',
  claim: 'Claim',
};

export const hintsEn: HintsTexts = {
  reason: (reason, cardName) => reasonText(reasonsEn, reason, cardName),
  hint: 'Hint',
  thinking: 'The expert is thinking…',
  noHint: 'There is no hint to give right now.',
  advice: (move) => `Advice: ${move}`,
  doIt: DO_EN,
  expected: 'Expected difference in points',
  best: 'best',
  advised: 'advice',
  same: 'same',
  behind: (points) => shownDifference(points, 'en'),
  forMatch: 'Not the most points in this deal, but nearer to winning the match.',

  out: 'Still out',
  mine: 'Yours',
  gone: 'Played',
  given: (name) => `Given: ${name}`,
  outLeft: (count) => `${count} out`,
  ownLeft: (count) => `${count} yours`,
  outList: (cards) => `Out: ${cards}.`,
  ownList: (cards) => `Yours: ${cards}.`,
  goneList: (cards) => `Played: ${cards}.`,
  voids: 'Who is out of which suit',
  noVoids: 'Nobody has shown out of a suit yet.',
  whoPlayed: 'Who played what',
  hideWho: 'Close the list',
  trick: (number) => `Trick ${number}`,
  tookIt: 'took the trick',
  joker: { big: 'B', little: 'L' },

  trainer: 'Card-counting practice',
  afterTrick: (tricks) => (tricks === 1 ? 'After 1 trick' : `After ${tricks} tricks`),
  lying: 'Cards on the table count as played',
  askLeft: (suit) => `How many ${suit} are still out?`,
  askGone: (card) => `Has the ${card} been played?`,
  askVoid: (suit) => `Who has shown out of ${suit}?`,
  askHighest: (suit) => `Which is the highest ${ONE_EN[suit]} still out?`,
  askTaken: {
    points: 'How many penalty points have been taken so far?',
    kupa: 'How many hearts have been taken so far?',
    erkek: 'How many kings and jacks have been taken so far?',
    kiz: 'How many queens have been taken so far?',
  },
  yes: 'Yes, played',
  no: 'No, still out',
  nobody: 'Nobody',
  right: 'Right.',
  wrong: (answer) => `The answer: ${answer}.`,
  proofOut: (cards) => `Still out: ${cards}.`,
  proofNone: 'No card of the suit is out any more.',
  proofPlayed: (name, trick) => `Trick ${trick}: played by ${name}.`,
  proofHeld: 'Somebody still holds it.',
  proofVoid: (name, trick, card) => `Trick ${trick}: ${name}, ${card}.`,
  proofNoVoid: 'Everybody has followed this suit so far.',
  proofTaken: (name, count) => `${name}: ${count}`,
  skip: 'Skip',
  proceed: 'Go on',
  today: (right, asked) => `Now ${right}/${asked}`,
  ever: (right, asked) => `In all ${right}/${asked}`,
  streak: (now, best) => `In a row ${now}, most ${best}`,

  sure: 'The remaining tricks are sure',
  sureLead: 'It is your lead, and each of your cards is above all that is out in its suit.',
  sureOut: 'out',
  sureNone: 'No card of this suit is out.',
  sureOver: (own, other) => `${own} beats ${other}.`,
  claim: 'The rest is mine',

  whyNot: 'Why can’t I play this?',
  mayPlay: 'You may play',
};

export { hintsEn as texts };
