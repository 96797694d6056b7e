// The words of the lesson of King, in English.

import type { lessonKingTr } from '../../tr/games/lesson-king.ts';

export const lessonKingEn: typeof lessonKingTr = {
  goal: {
    say: 'King is 20 deals: 12 penalties, 8 trumps. Players choose in turn. You hold the Two of Diamonds: you choose first.',
  },
  chooseEl: {
    say: 'No Tricks (El): −50 for every trick taken. Your cards are low, just right for it. Choose it.',
    done: 'Whoever chooses also leads. In this game the turn always goes to the right.',
    wrong: {
      penalty: 'Its time will come. With low cards No Tricks is best.',
      trump: 'Trumps need high cards, and you have none. Choose No Tricks.',
    },
  },
  el: {
    say: 'You want no trick at all: lead your lowest card.',
    done: 'Kerem: −50. Low cards make an easy life.',
    wrong: { other: 'You have a lower card. The lower, the safer.' },
  },
  kupa: {
    say: 'No Hearts (Kupa): −30 for every heart. Out of the suit, you must throw a heart; throw the highest.',
    done: 'Nazlı: −30. And remember: hearts may not be led before they are broken.',
    wrong: { hearts: 'You may, but a high heart will win you tricks later. Throw the highest.' },
  },
  erkek: {
    say: 'No Men (Erkek): −60 for every king and jack. If a higher card lies there, your man must go under it.',
    done: 'Nazlı: −60. You keep the king, because it is higher than the queen on the table.',
  },
  kiz: {
    say: 'No Queens (Kız): −100 for every queen. The Queen of Hearts is still out; play a heart that does not win.',
    done: 'The Queen of Hearts came and took the trick herself. Kerem: −100.',
    wrong: { KH: 'If your king is the highest, the queen falls under it: −100. Play low.' },
  },
  rifki: {
    say: 'Rıfkı, the King of Hearts, costs −320, and you hold it! Out of the suit, you must throw it: now is the time.',
    done: 'Rıfkı is gone! Kerem: −320. In this deal no other card costs anything.',
  },
  sonIki: {
    say: 'Last Two (Son İki): only the last two tricks cost, −180 each. This is trick 11, free: use your ace now.',
    done: 'You took it at no cost. You are left with two low cards.',
    wrong: { '5D': 'If you keep the ace, it may win one of the last tricks. Get rid of it now.' },
  },
  sonIkiLow: {
    say: 'All other diamonds are gone: your five is the highest now. Which card will not take the trick?',
    done: '0 for you! Nazlı: −180, Defne: −180.',
    wrong: { '5D': 'No other diamond is left: nobody can beat the five, and you get −180.' },
  },
  chooseKoz: {
    say: 'In Trumps (Koz) every trick is +50. Your spades are long and strong: choose spades in the Trumps box.',
    done: 'Spades are trumps. They may not be led before somebody has trumped.',
    wrong: {
      penalty:
        'These cards are too strong for a penalty, you would take many tricks. Choose Trumps.',
      trump: 'Spades are your longest and strongest suit. Make them trumps.',
    },
  },
  kozSingle: {
    say: 'You have a single heart. Lead it: when hearts come again, you can trump them.',
    done: 'Kerem took it. But now you are out of hearts.',
    wrong: { other: 'You may, but lead your single heart first; then you can trump hearts.' },
  },
  kozRuff: {
    say: 'Kerem leads hearts again. You have none: trump with a low spade.',
    done: 'Trumped, the trick is yours: +50. And trumps are broken now.',
    wrong: {
      spades: 'A low trump will do. The high ones win tricks later.',
      other: 'That leaves the trick to Kerem. Trump it.',
    },
  },
  kozDraw: {
    say: 'Now you may lead trumps. Lead the highest and draw those of the others.',
    done: 'Another +50. When trumps are led, whoever has a higher one than those on the table must play it.',
    wrong: {
      spades: 'A trump that beats this one is still out. Lead your highest.',
      other: 'Draw their trumps first; then your other suits are safe.',
    },
  },
  end: {
    say: 'After 20 deals, 0 or more means you made it; below that you went under. You are ready!',
  },
};

export { lessonKingEn as texts };
