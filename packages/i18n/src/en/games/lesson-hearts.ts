// The words of the lesson of Hearts, in English.

import type { lessonHeartsTr } from '../../tr/games/lesson-hearts.ts';

export const lessonHeartsEn: typeof lessonHeartsTr = {
  goal: {
    say: 'Welcome! In this game the fewest points win. Every heart costs 1, the Queen of Spades 13.',
  },
  follow: {
    say: 'Nazlı led a club. If you hold that suit, you must follow it: play a club.',
    done: 'Yours was the highest club, so you took the trick. No worry: the first trick holds no penalty cards.',
  },
  unbroken: {
    say: 'Whoever takes a trick leads the next. Try to lead a heart and see what the table says.',
    done: 'Not yet. Somebody must first throw a heart on another suit: then hearts are broken.',
    wrong: { other: 'You may lead this card. But try a heart first.' },
  },
  lowLead: {
    say: 'Now lead a low diamond, so that somebody else takes the trick.',
    done: 'Kerem took it. A low lead mostly goes to somebody else.',
    wrong: {
      QD: 'The queen is high, you may end up with the trick. Choose a lower diamond.',
      clubs: 'A high club would take the trick again. A low diamond is safer.',
    },
  },
  throwHeart: {
    say: 'You have no spades, so you may throw any card. Give your highest heart to somebody.',
    done: 'Hearts are broken! 1 point for Nazlı. From now on hearts may be led.',
    wrong: {
      KH: 'Good idea, but the ace is more dangerous. Throw that first.',
      hearts: 'Keep your low hearts, they protect you. Throw the highest.',
      other: 'You may, but this card costs nobody anything. Throw your highest heart.',
    },
  },
  under: {
    say: 'Hearts are played now, the ten is the highest. Play your highest heart that stays below it.',
    done: '4 points for Kerem. You stayed below and got rid of a middling heart.',
    wrong: {
      KH: 'The king beats them all: 4 points for you.',
      hearts: 'It stays below, but it wastes a low card. A higher one is below the ten, too.',
    },
  },
  pass: {
    say: 'A new deal: first everybody passes 3 cards, this time left. Pass the Queen of Spades and your two highest hearts.',
    done: 'The direction changes with each deal: left, right, across. In the fourth nobody passes.',
    wrong: {
      QS: 'Do not keep the Queen of Spades: she alone costs 13.',
      AH: 'The Ace of Hearts nearly always collects hearts. Pass it as well.',
      KH: 'The King of Hearts takes tricks easily, too. Pass it as well.',
    },
  },
  opening: {
    say: 'You hold the Two of Clubs. It always leads the first trick.',
    done: 'Kerem took it. Look: you were given the King of Spades. Mind that card.',
  },
  duckQueen: {
    say: 'Spades are played and the Queen of Spades is still out. Do not take this: play a low spade.',
    done: 'There she is! 13 points for Nazlı. With your king they would have been yours.',
    wrong: {
      KS: 'If your king is the highest, the queen may fall on you: 13 points. Play low.',
    },
  },
  throwQueen: {
    say: 'In this deal the Queen of Spades is yours. Clubs are played and you have none: what do you throw?',
    done: 'Splendid! 13 points for Kerem. Once you are out of a suit, she goes first.',
    wrong: {
      hearts: 'A heart costs 1, the Queen of Spades 13. Get rid of the dear one while you can.',
      other: 'The real danger is still in your hand: the card that costs 13. Throw it.',
    },
  },
  stopMoon: {
    say: 'Kerem has taken every penalty so far. With all 26, the others get 26 each. Take this trick!',
    done: 'The moon is off! You took 4 points and were spared 26.',
    wrong: { '6H': 'If you play low, Kerem takes it again. You hold a higher heart.' },
  },
  shootMoon: {
    say: 'This time every penalty is yours: 24 points. Take the two hearts that are left. What do you lead?',
    done: 'You shot the moon! 0 for you, 26 for each of the others.',
    wrong: { '3C': 'You would lose this trick, and perhaps a heart with it. Lead a sure winner.' },
  },
  end: {
    say: 'When somebody reaches 50, the game ends and the fewest points win. You are ready!',
  },
};

export { lessonHeartsEn as texts };
