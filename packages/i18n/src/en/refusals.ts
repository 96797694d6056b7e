// The rules of the games as refusals say them, in English: why a card, a bid or a choice cannot be.

import type { RuleSentences } from '../refused.ts';

export const refusalsEn: RuleSentences = {
  followSuit: (suit) => (suit ? `You must follow suit: ${suit}.` : 'You must follow suit.'),
  openingLead: () => 'The first trick is led with the lowest club.',
  heartsNotBroken: () => 'Hearts are not broken yet; you cannot lead one.',
  noPointsOnFirstTrick: () => 'No penalty card may be thrown on the first trick.',
  spadesNotBroken: () => 'Spades are not broken yet; you cannot lead one.',
  trumpNotBroken: () => 'Trumps are not broken yet; you cannot lead one.',
  highestHeart: () => 'You hold only hearts: lead the highest.',
  mustDiscardHeart: () => 'You have none of that suit: throw a heart.',
  mustDiscardKingOfHearts: () => 'You have none of that suit: throw the King of Hearts.',
  mustDiscardHonour: () => 'You have none of that suit: throw a penalty card.',
  forcedUnder: () => 'You must put your penalty card under the card on the table.',
  mustRaise: () => 'You must play higher than the cards on the table.',
  mustTrump: () => 'You have none of that suit: play a trump.',
  mustOvertrump: () => 'You must play a higher trump than those on the table.',
  cardsToGive: (_, amount) =>
    amount ? `Choose exactly ${amount} cards.` : 'That is not the right number of cards.',
  differentCards: () => 'The same card cannot be given twice.',
  claimOff: () => 'Claiming the rest is off at this table.',
  claimUncertain: () => 'The rest is not certain to be yours.',
  bidRange: (_, amount) => `A bid is from 0 to ${amount ?? 13}.`,
  nilOff: () => 'Nil is not played at this table.',
  blindNilOff: () => 'Blind nil is not played at this table.',
  blindNilDeficit: (_, amount) =>
    amount
      ? `Blind nil needs you to be ${amount} points behind.`
      : 'You are not far enough behind.',
  blindNilSeen: () => 'Blind nil is bid before you see your cards.',
  blindNilOnce: () => 'Only one player of a team may bid blind nil.',
  blindNilFinal: () => 'A blind nil cannot be changed.',
  doubleNilOff: () => 'Only one player of a team may bid nil.',
  minTeamBid: (_, amount) =>
    amount ? `Your team must bid at least ${amount}.` : 'Your team bids too little.',
  contractShape: () => 'This game cannot be chosen like that.',
  contractClosed: () => 'No rights are left for this game.',
  kingDeclaration: () => 'King is declared in trump games only, where the table allows it.',
  cancelNotAllowed: () => 'This deal cannot be cancelled.',
};
