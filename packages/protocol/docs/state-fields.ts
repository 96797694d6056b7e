// What the fields of a state in the dialect `documents` mean.

const CARDS = 'list of [cards](#cards)';
const NUMBERS = 'list of numbers';
const SEATS = 'list of seats';
const YES_NO = '`true` or `false`';

type StateField = readonly [name: string, type: string, meaning: string];

export const STATE_FIELDS: readonly (readonly [game: string, fields: readonly StateField[]])[] = [
  [
    'Always',
    [
      ['match', 'text', 'the match that this state belongs to; `version` begins anew with each'],
      [
        'timeoutAt',
        'time or `null`',
        'when the table stops waiting, in milliseconds since 1970; `null` without a limit',
      ],
      ['version', 'number', 'grows with every deal and move of the match'],
      ['game', '`hearts`, `spades`, `king`', ''],
      [
        'phase',
        'text',
        '`waiting`, `passing`, `bidding`, `exchanging`, `selecting`, `playing`, `roundEnd`, `gameEnd` or `partyEnd`',
      ],
      ['seat', 'seat or `null`', 'yours; `null` for a spectator'],
      ['roundNumber', 'number', 'from 1'],
      ['hand', CARDS, 'yours'],
      ['handHidden', YES_NO, 'your hand is still to be looked at (Spades)'],
      ['cardCounts', NUMBERS, 'how many cards each seat holds'],
      ['currentTrick', 'list of `{ seat, card }`', 'in the order of play; empty between tricks'],
      ['currentPlayer', 'seat or `null`', 'the only seat that is to act, if it is only one'],
      ['waitingFor', SEATS, 'all seats that are to act'],
      ['legalCards', CARDS, 'what you may play now'],
      [
        'give',
        '`{ count, to }` or `null`',
        'how many cards you are to give now, and to which seat',
      ],
      ['mayClaim', YES_NO, 'you may claim the rest (Hearts)'],
      ['mayCancel', YES_NO, 'you may cancel this deal (King)'],
      ['cumulativeScores', NUMBERS, 'the totals by seat, or by side in Spades with partners'],
      ['winners', 'list or `null`', 'once the match is over'],
    ],
  ],
  [
    'Hearts',
    [
      ['heartsBroken', YES_NO, ''],
      [
        'scores',
        NUMBERS,
        'penalty points of this round so far, and the score of the round after it',
      ],
      ['tricksTaken', NUMBERS, 'by seat'],
      ['passDirection', 'text or `null`', '`left`, `right`, `across` while cards are passed'],
      ['passSubmitted', YES_NO, 'you have passed'],
    ],
  ],
  [
    'Spades',
    [
      ['spadesBroken', YES_NO, ''],
      ['bids', 'list', 'by seat: a number, `nil`, `blind_nil`, `hidden`, or `null` for none yet'],
      ['bidsSubmitted', 'number', 'how many bids are in'],
      ['legalBids', 'list', 'what you may bid now'],
      ['teamTricks', NUMBERS, 'by side; seats 0 and 2 are side 0'],
      ['tricksTaken', NUMBERS, 'by seat'],
      ['scores', NUMBERS, 'of the round, once it is over'],
      ['bags', NUMBERS, 'by side'],
    ],
  ],
  [
    'King',
    [
      ['contract', 'contract or `null`', ''],
      ['selector', 'seat', 'who names the contract and leads'],
      ['openContracts', 'list of contracts', 'what the selector may name'],
      ['heartsBroken', YES_NO, 'the suit that may not be led at first has been played'],
      ['trickWinners', SEATS, 'trick by trick'],
      ['tricksTaken', NUMBERS, 'by seat'],
      ['penaltyCounts', 'object', 'under the name of the penalty: what each seat has taken'],
      ['scores', NUMBERS, 'of the game, once it is over'],
    ],
  ],
];
