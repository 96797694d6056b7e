// The form of every request as the protocol's page has it, written a second time so that faults can be judged.

import type { RequestName } from '@kalpler/protocol';

/** What a field may hold. */
interface Field {
  readonly isNeeded: boolean;
  readonly example: unknown;
  fits(value: unknown): boolean;
}

type Form = Readonly<Record<string, Field>>;

function field(example: unknown, fits: (value: unknown) => boolean): Field {
  return { isNeeded: true, example, fits };
}

function perhaps({ example, fits }: Field): Field {
  return { isNeeded: false, example, fits };
}

const text = (example: string, most: number, least = 0): Field =>
  field(
    example,
    (value) => typeof value === 'string' && value.length <= most && value.length >= least,
  );
const flag = field(true, (value) => typeof value === 'boolean');
const whole = (example: number, least: number, most: number): Field =>
  field(
    example,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
const oneOf = (...values: readonly string[]): Field =>
  field(values[0], (value) => (values as readonly unknown[]).includes(value));
const seat = whole(1, 0, 3);
const level = oneOf('easy', 'medium', 'hard', 'expert');
const name = text('Ege', 100);
const salt = text('tuz', 64);
const tableId = field('böyle-bir-masa-yok', (value) => {
  const id = typeof value === 'string' ? value.trim() : '';
  return id.length >= 1 && id.length <= 40;
});

const code = text('418207', 40);

const isCard = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length <= 8;
  if (typeof value !== 'object' || value === null) return false;
  const { suit, rank } = value as Readonly<Record<string, unknown>>;
  const isRank = typeof rank === 'number' || (typeof rank === 'string' && rank.length <= 8);
  return typeof suit === 'string' && suit.length <= 8 && isRank;
};
const card = field({ suit: 'spades', rank: 'Q', display: 'Q♠' }, isCard);
const cards = field(
  ['2C', '3C', '4C'],
  (value) => Array.isArray(value) && value.length <= 13 && value.every(isCard),
);
const word = text('el', 20);
const bid = field(3, (value) => typeof value === 'number' || word.fits(value));

/** Every move may carry these. */
const NOTES = {
  version: perhaps(whole(0, 0, Number.MAX_VALUE)),
  cmdId: perhaps(text('komut', 64, 1)),
};

export const FORMS: Readonly<Record<RequestName, Form>> = {
  createTable: {
    playerName: name,
    game: perhaps(oneOf('hearts', 'spades', 'king')),
    preset: perhaps(text('kalpler', 40)),
    options: perhaps(field({}, (value) => typeof value === 'object' && value !== null)),
    visibility: perhaps(oneOf('private', 'public')),
    language: perhaps(oneOf('tr', 'en')),
    bots: perhaps(
      field(
        [],
        (value) =>
          Array.isArray(value) && value.length <= 3 && value.every((bot) => level.fits(bot)),
      ),
    ),
    spectators: perhaps(flag),
    spectatorDelay: perhaps(whole(0, 0, 600)),
    salt: perhaps(salt),
  },
  joinTable: { tableId, code: perhaps(code), playerName: name, salt: perhaps(salt) },
  spectate: { tableId, code: perhaps(code), playerName: perhaps(name) },
  tableInfo: { tableId, code: perhaps(code) },
  reconnect: {
    tableId,
    code: perhaps(code),
    playerName: perhaps(name),
    token: perhaps(text('x'.repeat(32), 128, 16)),
  },
  leaveTable: {},
  listTables: { live: perhaps(flag) },
  addBot: { level: perhaps(level), seat: perhaps(seat) },
  removeBot: { seat },
  startTable: { level: perhaps(level) },
  setSalt: { salt: field(null, (value) => value === null || salt.fits(value)) },
  kickPlayer: { seat },
  kickSpectator: { name },
  lockTable: { locked: flag },
  submitPass: { cards, ...NOTES },
  playCard: { card, ...NOTES },
  submitBid: { bid, ...NOTES },
  revealHand: NOTES,
  submitExchange: { cards, ...NOTES },
  selectContract: {
    type: text('penalty', 20),
    name: perhaps(word),
    trumpSuit: perhaps(text('hearts', 20)),
    kingDeclared: perhaps(flag),
    ...NOTES,
  },
  cancelDeal: NOTES,
  chooseMoon: { option: oneOf('othersPlus', 'shooterMinus'), ...NOTES },
  claim: NOTES,
  readyNext: {},
  rematch: { vote: flag },
  sync: {},
  chatMessage: { text: text('merhaba', 1200) },
  typing: { isTyping: flag },
  reaction: { reaction: oneOf('👍', '☕') },
  mutePlayer: { seat, muted: flag },
  closeChat: { closed: flag },
};

/** A request of the right form. */
export function example(request: RequestName): Record<string, unknown> {
  const needed = Object.entries(FORMS[request]).filter(([, { isNeeded }]) => isNeeded);
  return Object.fromEntries(needed.map(([key, { example: value }]) => [key, value]));
}
