// Requests of the right form at the wrong time, from the wrong seat or with the wrong cards, and the code of each (C4).

import {
  type Card,
  cardName,
  listCards,
  type Random,
  type Seat,
  type Table,
} from '@kalpler/engine';
import type { ErrorCode, RequestName } from '@kalpler/protocol';
import { example } from './forms.ts';
import type { HonestTable } from './honest-table.ts';

export interface OutOfPlace {
  readonly event: string;
  readonly payload: object;
  /** The code of the refusal, or null for a repeat that is answered as if it were new. */
  readonly code: ErrorCode | null;
}

const ARRIVALS: readonly RequestName[] = ['createTable', 'joinTable', 'spectate', 'reconnect'];
const ARRANGEMENTS: readonly RequestName[] = ['addBot', 'removeBot', 'startTable'];
const SEATED: readonly RequestName[] = [
  ...ARRANGEMENTS,
  'leaveTable',
  'setSalt',
  'submitPass',
  'playCard',
  'submitBid',
  'revealHand',
  'submitExchange',
  'selectContract',
  'cancelDeal',
  'chooseMoon',
  'claim',
  'readyNext',
  'rematch',
  'sync',
  'chatMessage',
  'typing',
  'reaction',
  'mutePlayer',
  'closeChat',
];
const PLAYERS_ONLY = SEATED.filter(
  (name) =>
    !/^(leaveTable|sync|typing|reaction|chatMessage|mutePlayer|closeChat|.*Bot|startTable)$/.test(
      name,
    ),
);

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

function ask(event: RequestName, code: ErrorCode | null, payload?: object): OutOfPlace {
  return { event, payload: payload ?? example(event), code };
}

/** From somebody who is at no table. */
export function fromOutside(random: Random): OutOfPlace {
  return ask(pick(SEATED, random), 'NOT_SEATED');
}

/** From outside as well, to a table that is being played at: only one of these at a time. */
export function arrival(word: string, random: Random): OutOfPlace {
  const tableId = word;
  const playerName = 'Ege';
  const create = (payload: object) => ask('createTable', 'BAD_REQUEST', { playerName, ...payload });
  return pick(
    [
      ask('joinTable', 'GAME_IN_PROGRESS', { tableId, playerName }),
      ask('joinTable', 'TABLE_NOT_FOUND', {
        tableId: `${tableId}-${random.below(99)}x`,
        playerName,
      }),
      ask('joinTable', 'BAD_REQUEST', { tableId, playerName: '\u202e' }),
      ask('joinTable', 'BAD_REQUEST', { tableId, playerName, salt: '\u0007' }),
      ask('spectate', 'TABLE_NOT_FOUND', { tableId: '__proto__' }),
      ask('reconnect', 'CANNOT_RECONNECT', { tableId, playerName: 'Ayşe' }),
      ask('reconnect', 'CANNOT_RECONNECT', { tableId, token: 'x'.repeat(22 + random.below(40)) }),
      ask('reconnect', 'CANNOT_RECONNECT', { tableId, token: '?'.repeat(30) }),
      ask('reconnect', 'TABLE_NOT_FOUND', { tableId: 'constructor' }),
      create({ preset: pick(['nope', '__proto__', 'constructor', ''], random) }),
      create({ options: { endScore: 'many' } }),
      create({ options: JSON.parse('{"__proto__": {"polluted": 1}, "endScore": {}}') }),
      create({ options: { game: 'spades' } }),
      create({ options: { timers: { turnSeconds: -1 } } }),
      create({ options: [1, 2] }),
      create({ playerName: '   ' }),
      create({ playerName: 'x'.repeat(21) }),
      create({ game: 'spades', preset: 'cutthroat', bots: ['easy', 'easy', 'easy'] }),
    ],
    random,
  );
}

/** From a spectator of a table that is being played at. */
export function fromSpectator(random: Random): OutOfPlace {
  return pick(
    [
      ask(pick(PLAYERS_ONLY, random), 'NOT_SEATED'),
      ask(pick(ARRANGEMENTS, random), 'GAME_IN_PROGRESS'),
      ask(pick(ARRIVALS, random), 'BAD_REQUEST'),
      ask('closeChat', 'NOT_OWNER'),
      ask('chatMessage', 'BAD_REQUEST', { text: ' \u0000 \u202e ' }),
      ask('mutePlayer', 'BAD_REQUEST', { seat: 7, muted: true }),
    ],
    random,
  );
}

/** From a second tab of a player: nothing that this seat may do now. */
export function fromSeat(honest: HonestTable, seat: Seat, random: Random): OutOfPlace {
  const { match, last } = honest;
  const kind = random.below(10);
  if (kind === 0) return ask(pick(ARRANGEMENTS, random), 'GAME_IN_PROGRESS');
  if (kind === 1) return ask(pick(ARRIVALS, random), 'BAD_REQUEST');
  if (kind === 2) return ask(pick(['setSalt', 'rematch'] as const, random), 'WRONG_PHASE');
  if (kind === 3 && !match.awaitsPause) return ask('readyNext', 'WRONG_PHASE');
  if (kind === 4 && seat !== 0) return ask('closeChat', 'NOT_OWNER');
  // The same request twice is carried out once.
  if (kind === 5 && last?.seat === seat)
    return { event: last.event, payload: last.payload, code: null };
  if (kind === 6)
    return ask('reconnect', 'CANNOT_RECONNECT', { tableId: honest.word, token: 'x'.repeat(32) });
  return wrongMove(match, seat, random);
}

/** The move that is asked for now, made wrongly. */
export function wrongNow(table: Table, seat: Seat, random: Random): OutOfPlace {
  const kinds: Readonly<Record<string, number>> = { passing: 0, bidding: 1, selecting: 2 };
  return wrongMove(table, seat, random, kinds[table.phase] ?? 5);
}

function wrongMove(
  table: Table,
  seat: Seat,
  random: Random,
  kind: number = random.below(6),
): OutOfPlace {
  const { phase, game } = table;
  const isTurn = table.actors.includes(seat);
  switch (kind) {
    case 0:
      if (phase !== 'passing') return ask('submitPass', 'WRONG_PHASE');
      return wrongPass(table, seat, random);
    case 1: {
      const bid = pick([-1, 14, 2.5, 99, '3', 'NIL', '', 1e9], random);
      if (phase !== 'bidding') return ask('submitBid', 'WRONG_PHASE', { bid });
      return ask('submitBid', isTurn ? 'INVALID_BID' : 'NOT_YOUR_TURN', { bid });
    }
    case 2: {
      const contract = pick(
        [{ type: 'penalty' }, { type: 'trump' }, { type: 'x', name: 'el' }],
        random,
      );
      if (phase !== 'selecting') return ask('selectContract', 'WRONG_PHASE', contract);
      return ask('selectContract', isTurn ? 'INVALID_CONTRACT' : 'NOT_YOUR_TURN', contract);
    }
    case 3: {
      if (game.id !== 'hearts' || phase !== 'playing') return ask('claim', 'WRONG_PHASE');
      return ask('claim', isTurn ? 'ILLEGAL_PLAY' : 'NOT_YOUR_TURN');
    }
    case 4:
      return ask(game.id === 'hearts' ? 'submitExchange' : 'chooseMoon', 'WRONG_PHASE');
    default:
      return wrongCard(table, seat, random);
  }
}

function wrongPass({ game, deal, actors }: Table, seat: Seat, random: Random): OutOfPlace {
  const hand = listCards(deal!.hands, seat << 2).map(cardName);
  const [one, two, three] = hand as [string, string, string];
  const foreign = game.deck.cards.map(cardName).find((name) => !hand.includes(name))!;
  if (!actors.includes(seat))
    return ask('submitPass', 'ALREADY_SUBMITTED', { cards: [one, two, three] });
  return pick(
    [
      ask('submitPass', 'INVALID_PASS', { cards: [one, two] }),
      ask('submitPass', 'INVALID_PASS', { cards: [] }),
      ask('submitPass', 'INVALID_PASS', { cards: [one, one, two] }),
      ask('submitPass', 'INVALID_PASS', { cards: hand }),
      ask('submitPass', 'INVALID_CARD', { cards: [one, two, foreign] }),
      ask('submitPass', 'INVALID_CARD', { cards: [one, two, '1Z'] }),
    ],
    random,
  );
}

function wrongCard(
  { game, deal, phase, actors, version }: Table,
  seat: Seat,
  random: Random,
): OutOfPlace {
  const name = cardName(pick(game.deck.cards, random));
  const play = (code: ErrorCode, more: object = {}) =>
    ask('playCard', code, { card: name, ...more });
  if (phase !== 'playing') return play('WRONG_PHASE');
  if (!actors.includes(seat)) return play('NOT_YOUR_TURN');
  if (random.below(4) === 0)
    return play('NOT_YOUR_TURN', { version: Math.max(0, version - 1 - random.below(3)) });
  if (random.below(4) === 0) return ask('playCard', 'INVALID_CARD', { card: 'XX' });
  const card = game.deck.parse(name)!;
  const held = listCards(deal!.hands, seat << 2);
  if (!held.includes(card)) return play('INVALID_CARD');
  const legal = new Int32Array(1024);
  const n = game.legal(deal!, seat, legal);
  const illegal = held.find((other) => !legal.subarray(0, n).includes(other));
  if (illegal === undefined) return ask('playCard', 'INVALID_CARD', { card: '' });
  return ask('playCard', 'ILLEGAL_PLAY', { card: cardName(illegal as Card) });
}
