// One sentence and one example for each announcement.

import type { AnnouncementName } from '../src/index.ts';
import { type Example, MATCH, NOW, STATE } from './example-game.ts';

const TIME =
  'when the table stops waiting, in milliseconds since 1970 by the clock of the server; `null` without a limit';
const TOKEN = 'Zk3v0Jm1l9s2Qm0bqYt4w8pXr7NfUeHd';
const COMMITMENT = '2f1c8a4b0e6d7395c1a2b3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718';
const TWO = { suit: 'clubs', rank: '2', display: '2♣' } as const;
const NINE = { suit: 'clubs', rank: '9', display: '9♣' } as const;
const ACE = { suit: 'clubs', rank: 'A', display: 'A♣' } as const;
const QUEEN = { suit: 'spades', rank: 'Q', display: 'Q♠' } as const;

const ACCESS = {
  locked: 'whether nobody new may come',
  key: 'the end of the link of a [private table](#private-tables), for its players',
  code: 'the digits to say with its word, for its players',
};

const AYSE = {
  seat: 0,
  name: 'Ayşe',
  connected: true,
  bot: null,
  standIn: false,
  owner: true,
  salted: false,
};
const OZAN = {
  seat: 1,
  name: 'Ozan',
  connected: true,
  bot: 'medium',
  standIn: false,
  owner: false,
  salted: false,
};
const LINE = { from: 'Ayşe', seat: 0, text: 'İyi oyunlar!', timestamp: NOW };

const LISTED = {
  id: 'şelale',
  slug: 'selale',
  game: 'hearts',
  phase: 'waiting',
  playerCount: 2,
  seats: 4,
  playerNames: ['Ayşe', 'Ozan'],
  bots: 1,
  preset: 'classic',
  changes: 1,
  turnSeconds: 20,
  spectators: true,
  createdAt: NOW,
};

export const ANNOUNCEMENT_EXAMPLES: Readonly<Record<AnnouncementName, Example>> = {
  welcome: {
    about: 'The first event of every connection.',
    example: { token: TOKEN, now: NOW },
    fields: {
      token: 'to be kept; empty when the browser keeps it in a cookie',
      now: 'the clock of the server, for countdowns',
    },
  },
  error: {
    about: 'A request was refused and has changed nothing.',
    example: {
      code: 'ILLEGAL_PLAY',
      message: 'must follow suit: clubs',
      rule: 'followSuit',
      suit: 'clubs',
      request: 'playCard',
    },
    fields: {
      code: 'see [errors](#errors)',
      message: 'an English sentence for people',
      rule: 'the rule behind an illegal move, for translation',
      suit: 'the suit that the rule speaks of',
      amount: 'the number that the rule speaks of',
      request: 'the name of the refused request',
    },
  },

  tablesList: {
    about:
      'The tables of the lobby, at most 50: those with a free seat first, the newest at the top; the payload is the list itself.',
    example: [LISTED],
  },
  tablesChanged: {
    about:
      'What has changed in the list, for clients that asked `listTables` for changes: add or replace what has changed, remove what is gone.',
    example: { changed: [{ ...LISTED, playerCount: 3, bots: 2 }], gone: ['kartal'], total: 61 },
    fields: {
      changed: 'tables that are new on the list or look different now',
      gone: 'the slugs of those that are not on it any longer',
      total: 'how many tables there are in all',
    },
  },
  tableJoined: {
    about: 'You sit at a table, watch it, or are back.',
    example: {
      tableId: 'şelale',
      slug: 'selale',
      seat: 0,
      name: 'Ayşe',
      players: [AYSE, OZAN],
      token: TOKEN,
      game: 'hearts',
      options: { game: 'hearts', endScore: 100, moon: 'smart' },
      visibility: 'public',
      commitment: COMMITMENT,
      spectatorDelay: 0,
      chatClosed: false,
      muted: [],
      locked: false,
      key: null,
      code: null,
    },
    fields: {
      tableId: 'the word of the table',
      slug: 'the same for links, see [names of tables](#names-of-tables)',
      seat: '`null` for a spectator',
      name: 'what you are called here; empty for a spectator without a name',
      token: 'what `reconnect` needs; empty when it is in a cookie',
      options: 'all options of the game, shortened here',
      commitment: 'the promise for the deals, see [fair deals](fairness.md)',
      spectatorDelay: 'seconds',
      muted: 'seats that you have muted',
      ...ACCESS,
    },
  },
  tableAccess: {
    about: 'The owner has locked or opened the table, or a private table has a new short code.',
    example: { locked: true, key: 'k3Tq0Zb9XvPa', code: '418207' },
    fields: ACCESS,
  },
  tableClosed: {
    about: 'The table is gone for you.',
    example: { reason: 'noRematch' },
    fields: {
      reason:
        '`empty`: nobody reconnected; `noRematch`: no further match; `left`: you left in another tab; `kicked`: the owner has removed you; `damaged`: it cannot be read',
    },
  },
  updatePlayers: {
    about: 'Who sits at the table and who watches has changed.',
    example: {
      players: [AYSE, { ...OZAN, seat: 2 }],
      spectators: ['Nazlı', ''],
      spectatorCount: 2,
    },
    fields: {
      spectators: 'the names of the first twenty; empty for one without a name',
      spectatorCount:
        'how many there are; sent at most once a second, and less often to spectators of a table with many',
    },
  },

  startGame: {
    about: 'The cards are dealt, and once more when play begins after passes, bids or a contract.',
    example: { hand: [TWO, NINE, QUEEN], startingPlayer: null, roundNumber: 1 },
    fields: {
      hand: 'your cards; empty for spectators and for a hand that is still to be looked at',
      startingPlayer: 'who leads the first trick, once that is known',
      roundNumber: 'from 1; a deal that is dealt again keeps its number',
    },
  },
  passingPhase: {
    about: 'Hearts: everybody is to choose cards to pass.',
    example: { direction: 'left', timeoutAt: NOW + 45_000 },
    fields: { timeoutAt: TIME },
  },
  cardsReceived: {
    about: 'Cards have come into your hand from another player.',
    example: { cards: [TWO, NINE, QUEEN], from: 'Defne' },
    fields: { from: 'the name of the giver' },
  },
  biddingPhase: {
    about: 'Spades: the bids are open.',
    example: { roundNumber: 3, timeoutAt: NOW + 45_000 },
    fields: { timeoutAt: TIME },
  },
  bidsUpdate: {
    about: 'Spades: somebody has bid.',
    example: { bids: [4, null, 'nil', null] },
    fields: { bids: 'by seat; `null` for none yet, `hidden` for a sealed bid' },
  },
  exchangePhase: {
    about: 'Spades: partners exchange cards after a blind nil.',
    example: { give: { count: 2, to: 2 }, timeoutAt: NOW + 45_000 },
    fields: { give: 'what you are to give; `null` when it is not for you', timeoutAt: TIME },
  },
  selectingPhase: {
    about: 'King: the selector is to name a contract.',
    example: {
      player: 2,
      open: [
        { type: 'penalty', name: 'el' },
        { type: 'trump', trumpSuit: 'spades' },
      ],
      timeoutAt: NOW + 45_000,
    },
    fields: { open: 'the contracts to choose from', timeoutAt: TIME },
  },
  contractSelected: {
    about: 'King: the contract of this game is known.',
    example: { contract: { type: 'trump', trumpSuit: 'spades' }, trumpSuit: 'spades' },
    fields: { trumpSuit: 'only with a trump contract' },
  },
  turnStart: {
    about: 'A seat is to act.',
    example: { player: 2, timeoutAt: NOW + 30_000 },
    fields: { timeoutAt: TIME },
  },
  cardPlayed: {
    about: 'A card was played.',
    example: { player: 1, card: NINE },
  },
  trickEnd: {
    about: 'A trick is complete.',
    example: { winner: 3, points: 1 },
    fields: {
      points: 'Hearts: the penalty points in it',
      team: 'Spades: the side of the winner; its seat in games without partners',
    },
  },
  lastTrick: {
    about: 'The trick that has just ended, card by card in the order of play.',
    example: {
      cards: [
        { seat: 0, card: TWO },
        { seat: 1, card: NINE },
        { seat: 2, card: ACE },
        { seat: 3, card: { suit: 'clubs', rank: '10', display: '10♣' } },
      ],
      winner: 2,
    },
  },
  moonChoice: {
    about: 'Hearts: the shooter is to say how the moon counts.',
    example: { player: 1, timeoutAt: NOW + 15_000 },
    fields: { timeoutAt: TIME },
  },
  roundEnd: {
    about: 'A round has been counted.',
    example: {
      scores: [0, 5, 21, 0],
      cumulativeScores: [12, 9, 40, 17],
      moonShooter: null,
      timeoutAt: 1_800_000_000_000,
    },
    fields: {
      cumulativeScores:
        'the totals. Beside them: `scores` of the round; Hearts `moonShooter`; Spades `cumulative` and `bags`; King `scoresUpdate`; `timeoutAt`, when the next deal comes by itself',
    },
  },
  gameCancelled: {
    about: 'King: this game does not count and its cards are dealt again.',
    example: { reason: 'rifki' },
    fields: { reason: '`kiz`, `rifki` or `trump`, the rule that cancelled it' },
  },
  gameEnd: {
    about: 'Hearts and Spades: the match is over.',
    example: { winner: 1, winners: [1], finalScores: [32, 14, 61, 23] },
    fields: {
      winners: 'seats, or sides in Spades with partners; `winner` or `winnerTeam` is the first',
    },
  },
  partyEnd: {
    about: 'King: the party is over.',
    example: { finalTotals: [-60, 310, 120, -370], winners: [1, 2], king: null },
    fields: {
      winners: 'seats. Beside them `king`: `made` or `lost` when a King has ended the party',
    },
  },
  updateGame: {
    about: 'The game has changed.',
    example: STATE,
    fields: {},
  },
  reconnected: {
    about: 'The whole game for a client that has reconnected, begun to watch, or sent `sync`.',
    example: STATE,
    fields: {},
  },

  autoPass: {
    about: 'You did not pass in time; these cards were passed for you.',
    example: { cards: [TWO, NINE, QUEEN] },
  },
  autoPlay: {
    about: 'You did not play in time; this card was played for you.',
    example: { card: TWO },
  },
  autoMove: {
    about: 'You did not choose in time; this was chosen for you.',
    example: { move: 'bid 2' },
    fields: { move: 'as the [notation](notation.md) writes it' },
  },
  readyStatus: {
    about: 'Who needs no more pause after the round.',
    example: { ready: [0, 2], timeoutAt: NOW + 8_000 },
  },
  rematchStatus: {
    about: 'The votes for another match.',
    example: { votes: [true, null, true, true], commitment: COMMITMENT, timeoutAt: NOW + 60_000 },
    fields: {
      votes: 'by seat; `null` for none yet; computer players want to go on',
      commitment: 'the promise for the deals of the next match',
      timeoutAt: TIME,
    },
  },
  matchEnd: {
    about: 'The match can be checked now: its secret is published.',
    example: { match: MATCH, secret: COMMITMENT, url: `/api/matches/${MATCH}` },
    fields: { url: 'the whole match with its log, for download and `npm run verify`' },
  },
  paused: {
    about: 'All people have gone and the clocks stand still, or somebody is back and they go on.',
    example: { paused: false, timeoutAt: null },
    fields: { timeoutAt: 'when a paused table is closed' },
  },
  serverClosing: {
    about: 'The server is about to stop; connect again in a moment.',
    example: { reason: 'restart' },
  },

  chat: {
    about: 'A line in the chat, or a reaction.',
    example: LINE,
    fields: {
      seat: '`null` for a spectator',
      text: 'empty for a reaction',
      timestamp: 'milliseconds since 1970',
    },
  },
  chatHistory: {
    about: 'The last lines of the chat, oldest first, at most 100.',
    example: { lines: [LINE] },
  },
  chatState: {
    about: 'Whether the chat is open, and whom you have muted.',
    example: { closed: false, muted: [3] },
  },
  typingUpdate: {
    about: 'Who is typing.',
    example: { players: ['Bora'] },
  },
};
