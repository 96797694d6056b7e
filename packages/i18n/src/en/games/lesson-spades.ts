// The words of the lesson of Spades, in English.

import type { lessonSpadesTr } from '../../tr/games/lesson-spades.ts';

export const lessonSpadesEn: typeof lessonSpadesTr = {
  goal: {
    say: 'Kerem, across the table, is your partner: you two are a team. Spades are always trumps and beat every other suit.',
  },
  bid: {
    say: 'Say how many tricks you will take. Aces, kings and long spades bring tricks: here 4 or 5.',
    done: 'The bids of two partners add up. Kept, each trick bid is worth 10; missed, you lose as much.',
    wrong: {
      nil: 'With these cards you cannot avoid every trick. Bid higher.',
      low: 'You are stronger than that. Who bids too low collects bags, and they have a price.',
      high: 'Rather bold: if you miss it, the whole bid is lost. Bid less.',
    },
  },
  unbroken: {
    say: 'You lead. Try to begin with a trump, that is with a spade.',
    done: 'Not yet. Spades are broken when somebody trumps another suit; only then may they be led.',
    wrong: { other: 'You may lead this card. But try a spade first.' },
  },
  ace: {
    say: 'So lead the Ace of Hearts. It is the highest of its suit; unless somebody trumps, it wins.',
    done: 'The first trick is yours. Aces are played early: later somebody may trump them.',
    wrong: {
      KD: 'The Ace of Diamonds is still out and beats the king. The Ace of Hearts is safer.',
      hearts: 'A low heart wins nothing. Play the ace.',
      diamonds: 'Take the safe trick first: the Ace of Hearts.',
    },
  },
  toPartner: {
    say: 'Now lead a low diamond. If your partner takes it, it counts for the team.',
    done: 'Kerem took it. It does not matter who of you does: your tricks count together.',
    wrong: {
      KD: 'The Ace of Diamonds is out and would swallow your king. Lead a low diamond.',
      hearts: 'You have no high heart left. You hold the King of Diamonds: lead low from there.',
    },
  },
  partnerWins: {
    say: 'Kerem is winning with the ace and you have no clubs. Do not trump your partner: throw a low card.',
    done: 'Right: the trick is yours anyway, and you kept your trump.',
    wrong: {
      spades: 'Your partner wins it already, a trump would be wasted. Keep it.',
      KD: 'The king may win a trick later. Throw a lower card.',
    },
  },
  ruff: {
    say: 'Now Defne is winning, and you still have no clubs. Trump with a low spade and take the trick.',
    done: 'Trumped! Spades are broken; from now on they may be led.',
    wrong: {
      spades: 'That wins, too, but a low trump will do. Keep the high ones.',
      other: 'That leaves the trick to them. Trump it.',
    },
  },
  bags: {
    say: 'Bid 7, taken 7. Every trick more is a bag, and you have 9 of them. Do not take this one!',
    done: 'Exactly as many as you bid. A bag is worth 1 point, but 10 of them cost 100.',
    wrong: { KD: 'That would be bag number 10 and cost you 100. Play the low one.' },
  },
  tally: {
    say: 'Bid 7, taken 7: you score 70. One trick less and you would have lost 70.',
  },
  nilBid: {
    say: 'These cards are very weak. Bid nil: 50 points if you take no trick at all, −50 if you do.',
    done: 'Now you must not take a single trick. Kerem bid 5 and will cover you with high cards.',
    wrong: { other: 'Tricks are hard to come by with these cards. Switch nil on, then confirm.' },
  },
  nilUnder: {
    say: 'Diamonds are played, Kerem is winning with the king. Play your highest diamond that stays below it.',
    done: 'Well done: no trick, and one of your higher diamonds is gone.',
    wrong: {
      diamonds:
        'Safe, but you will need your low cards later. A higher one is below the king, too.',
    },
  },
  nilThrow: {
    say: 'Kerem wins again and you have no clubs. Throw the card you fear most.',
    done: 'The Queen of Hearts is gone. Your nil is much safer now.',
    wrong: {
      spades: 'A spade is a trump: the trick would be yours and the nil lost!',
      hearts: 'You have a more dangerous heart. Throw the highest.',
      diamonds: 'The real danger is in hearts. Throw the highest heart.',
    },
  },
  end: {
    say: 'The first team with 300 points wins. Bid, keep it, avoid the rest. You are ready!',
  },
};

export { lessonSpadesEn as texts };
