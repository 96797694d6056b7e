// One sentence and one example for each request.

import type { RequestName } from '../src/index.ts';
import type { Example } from './example-game.ts';

const PLACE =
  '`tableId`, `slug`, `seat` and, with a seat at a private table, the `key` of its link';
const CODE = 'for a [private table](#private-tables): the last part of its link, or its six digits';
const VERSION = '`version` of the table after the move';
const MOVE = {
  version: 'the version of the state that this answers, see [versions](#versions-and-repeats)',
  cmdId: 'makes a repeat harmless, see [versions](#versions-and-repeats)',
};
const SALT =
  'a text that goes into the shuffle, see [fair deals](fairness.md); no control characters';
const QUEEN = { suit: 'spades', rank: 'Q', display: 'Q♠' };
const TEN = { suit: 'hearts', rank: '10', display: '10♥' };
const TWO = { suit: 'clubs', rank: '2', display: '2♣' };

export const REQUEST_EXAMPLES: Readonly<Record<RequestName, Example>> = {
  createTable: {
    about: 'Makes a table and takes its seat 0; the maker owns the table.',
    example: {
      playerName: 'Ayşe',
      game: 'hearts',
      preset: 'classic',
      options: { moon: 'smart', timers: { turnSeconds: 20 } },
      visibility: 'public',
      bots: ['medium'],
    },
    fields: {
      playerName: '1 to 20 characters after trimming, none of them invisible',
      game: '`hearts` unless said otherwise',
      preset: 'a preset of the [rules](rules/README.md)',
      options: 'options that differ from the preset; an unknown one is refused',
      visibility:
        '[`private` tables](#private-tables) are in no list; `public` unless said otherwise',
      language: 'in which previews of a link speak of the table',
      bots: 'computer players that sit down at once; one seat is for the maker',
      spectators: 'whether others may watch; `true` unless said otherwise',
      spectatorDelay: 'seconds by which spectators are behind; 0 unless said otherwise',
      salt: SALT,
    },
    answer: PLACE,
  },
  joinTable: {
    about:
      'Takes the lowest free seat; somebody who already has a seat at this table gets it back.',
    example: { tableId: 'şelale', playerName: 'Bora' },
    fields: {
      tableId: 'the word of the table or its slug, in capitals or not',
      code: CODE,
      playerName: 'nobody at the table may have the same name, capitals aside',
      salt: SALT,
    },
    answer: PLACE,
  },
  spectate: {
    about: 'Watches a table that is open to spectators.',
    example: { tableId: 'selale', playerName: 'Nazlı' },
    fields: { code: CODE, playerName: 'needed to write in the chat' },
    answer: '`tableId`, `slug` and `seat`, which is `null`',
  },
  tableInfo: {
    about: 'Looks at one table without coming to it.',
    example: { tableId: 'şelale', code: '418 207' },
    fields: { code: CODE },
    answer:
      '`table` as in `tablesList`, `options`, `players` as in `tableJoined`, `locked`, and `seat`, yours, or `null`',
  },
  reconnect: {
    about: 'Takes your seat again after a lost connection, or in one more tab.',
    example: {
      tableId: 'şelale',
      playerName: 'Bora',
      token: 'Zk3v0Jm1l9s2Qm0bqYt4w8pXr7NfUeHd',
    },
    fields: {
      code: 'not needed with a seat; without one, it distinguishes CANNOT_RECONNECT from TABLE_NOT_FOUND at a private table',
      playerName: 'must be the name of the seat, where it is given',
      token: 'the token of the seat, where the connection did not bring it',
    },
    answer: PLACE,
  },
  leaveTable: {
    about:
      'Leaves for good: in the waiting room the seat is free, in a match a computer player keeps it.',
    example: {},
  },
  listTables: {
    about:
      'Lists the newest public tables with a free seat, at most 50, and from then on sends changes until the client sits down. The list comes with the acknowledgement, or as `tablesList` when none is asked for.',
    example: { live: true, changes: true },
    fields: {
      live: 'lists tables that can be watched as well',
      changes:
        'sends changes with `tablesChanged`, not the whole list with `tablesList` each time; without it clients of the dialect `views` get the list as `tablesList`',
    },
    answer: '`tables`, the list, and `total`, how many tables there are in all',
  },

  addBot: {
    about: 'Seats a computer player; only the owner may, and only before the match.',
    example: { level: 'hard', seat: 2 },
    fields: {
      level: '`medium` unless said otherwise',
      seat: 'the lowest free seat unless said otherwise',
    },
  },
  removeBot: {
    about: 'Sends a computer player away again; only the owner may, and only before the match.',
    example: { seat: 2 },
  },
  startTable: {
    about: 'Begins at once, with computer players in the free seats; only the owner may.',
    example: { level: 'easy' },
    fields: { level: '`medium` unless said otherwise' },
  },
  setSalt: {
    about: 'Adds, changes or removes your salt before the match.',
    example: { salt: 'half past tea' },
    fields: { salt: SALT },
  },

  kickPlayer: {
    about:
      'Takes the seat of another person for good; only the owner may: in the waiting room, and at private tables also in a match, where a computer player goes on.',
    example: { seat: 2 },
  },
  kickSpectator: {
    about: 'Sends everybody away for good who watches under a name; only the owner may.',
    example: { name: 'Nazlı' },
    fields: { name: 'as in `updatePlayers`; empty for all who have none' },
  },
  lockTable: {
    about:
      'Lets nobody new come to the table, neither to sit nor to watch, or opens it again; only the owner may. People who have been there may rejoin.',
    example: { locked: true },
  },

  submitPass: {
    about: 'Hearts: chooses the cards to pass.',
    example: { cards: [QUEEN, TEN, TWO], cmdId: 'b7' },
    fields: { cards: 'as many different cards of the hand as the rules ask for', ...MOVE },
    answer: VERSION,
  },
  playCard: {
    about: 'Plays a card to the trick.',
    example: { card: QUEEN, version: 57, cmdId: 'b8' },
    fields: MOVE,
    answer: VERSION,
  },
  submitBid: {
    about: 'Spades: bids a number of tricks, nil or blind nil.',
    example: { bid: 4 },
    fields: { bid: 'a number, `nil` or `blind_nil`; `legalBids` of the state lists them', ...MOVE },
    answer: VERSION,
  },
  revealHand: {
    about: 'Spades: looks at your hand, which rules out a blind nil.',
    example: {},
    fields: MOVE,
    answer: VERSION,
  },
  submitExchange: {
    about: 'Spades: chooses the cards for the partner after a blind nil.',
    example: { cards: ['AS', 'KD'] },
    fields: MOVE,
    answer: VERSION,
  },
  selectContract: {
    about: 'King: names the contract; `openContracts` of the state lists what is open.',
    example: { type: 'trump', trumpSuit: 'hearts' },
    fields: {
      type: '`penalty` or `trump`',
      name: 'a penalty: `el`, `kupa`, `erkek`, `kiz`, `rifki` or `sonIki`',
      trumpSuit: 'the suit of a trump contract',
      kingDeclared: 'declares King, at tables that play it so',
      ...MOVE,
    },
    answer: VERSION,
  },
  cancelDeal: {
    about: 'King: has the cards dealt again, where the rules allow the selector to.',
    example: {},
    fields: MOVE,
    answer: VERSION,
  },
  chooseMoon: {
    about: 'Hearts: says how your moon counts, at tables that leave it to the shooter.',
    example: { option: 'shooterMinus' },
    fields: MOVE,
    answer: VERSION,
  },
  claim: {
    about: 'Hearts: claims all remaining tricks, at tables that allow it.',
    example: {},
    fields: MOVE,
    answer: VERSION,
  },
  readyNext: {
    about:
      'Needs no more pause after a round; when all connected players have said so, the next deal begins.',
    example: {},
  },
  rematch: {
    about: 'Votes for or against another match with the same people.',
    example: { vote: true },
    fields: { vote: 'if everyone votes yes, a match begins; one no closes the table' },
  },
  sync: {
    about: 'Asks for everything once more: `tableJoined`, `chatHistory` and `reconnected`.',
    example: {},
  },

  chatMessage: {
    about: 'Writes a line in the chat of the table.',
    example: { text: 'İyi oyunlar!' },
    fields: { text: 'at most 300 characters once line ends and blanks are joined' },
  },
  typing: {
    about: 'Shows or hides that you are typing; the sign disappears by itself after 5 seconds.',
    example: { isTyping: true },
  },
  reaction: {
    about: 'Sends a quick reaction.',
    example: { reaction: '👏' },
  },
  mutePlayer: {
    about: 'Mutes a player, or unmutes them; nobody else is notified.',
    example: { seat: 3, muted: true },
  },
  closeChat: {
    about: 'Closes the chat of the table or opens it again; only the owner may.',
    example: { closed: true },
  },
};
