// The text of docs/protocol.md, made from the schemas and the examples.

import { readFileSync } from 'node:fs';
import {
  ANNOUNCEMENT_NAMES,
  ANNOUNCEMENTS,
  ERROR_CODES,
  type ErrorCode,
  PlayerSchema,
  REQUEST_NAMES,
  REQUESTS,
  TableSummarySchema,
} from '../src/index.ts';
import { ANNOUNCEMENT_EXAMPLES } from './announcement-examples.ts';
import { CHANGE, type Example, WHOLE } from './example-game.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';
import { fieldsOf, type Schema, typeText } from './schema-text.ts';
import { STATE_FIELDS } from './state-fields.ts';

/** Where the page lies, seen from here. */
export const PAGE = new URL('../../../docs/protocol.md', import.meta.url);

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trimEnd();

/** The message that each group of the page begins with. */
const REQUEST_GROUPS: Readonly<Record<string, string>> = {
  createTable: 'The lobby',
  addBot: 'The waiting room',
  submitPass: 'The game',
  chatMessage: 'Talking',
};
const ANNOUNCEMENT_GROUPS: Readonly<Record<string, string>> = {
  welcome: 'The connection',
  tablesList: 'Tables and players',
  startGame: 'The course of the game',
  autoPass: 'Clocks, votes and the end',
  chat: 'The chat',
};

const PLAYER_FIELDS = {
  bot: 'the level of a computer player; `null` for a person',
  standIn: 'a computer player acts until the person is back',
  owner: 'may add computer players, start, and close the chat',
  salted: 'has added a salt to the deals',
};
const TABLE_FIELDS = {
  id: 'the word, see [names of tables](#names-of-tables)',
  slug: 'the same for links',
  seats: 'how many there are',
  bots: 'how many of the players are computer players',
  changes: 'how many options differ from the preset, clocks aside',
  createdAt: 'milliseconds since 1970',
};

export function protocolPage(): string {
  return `${[
    read('intro.md'),
    '## Errors',
    errorTable(),
    '## The state',
    stateTables(),
    '## Requests',
    'Fields not marked as required are optional.',
    ...messages(REQUEST_NAMES, REQUESTS, REQUEST_EXAMPLES, REQUEST_GROUPS),
    '## Announcements',
    'What the server sends. Fields may be added; clients ignore those that they do not know.',
    ...messages(ANNOUNCEMENT_NAMES, ANNOUNCEMENTS, ANNOUNCEMENT_EXAMPLES, ANNOUNCEMENT_GROUPS),
    '## Shapes',
    '### Player',
    fieldTable(PlayerSchema, PLAYER_FIELDS),
    '### Table in a list',
    fieldTable(TableSummarySchema, TABLE_FIELDS),
    '### Updates of the dialect `views`',
    'A whole one, its options shortened:',
    json(shortOptions(WHOLE)),
    'A change:',
    json(CHANGE),
    '## A client in thirty lines',
    'It plays a short game against computer players: `node packages/protocol/docs/example-client.mjs URL`.',
    `\`\`\`js\n${read('example-client.mjs')}\n\`\`\``,
  ].join('\n\n')}\n`;
}

function messages<Name extends string>(
  names: readonly Name[],
  schemas: Readonly<Record<Name, Schema>>,
  examples: Readonly<Record<Name, Example>>,
  groups: Readonly<Record<string, string>>,
): string[] {
  return names.flatMap((name) => {
    const { about, example, fields = {}, answer } = examples[name];
    const group = groups[name];
    return [
      ...(group === undefined ? [] : [`### ${group}`]),
      `#### \`${name}\``,
      about + (answer === undefined ? '' : ` The answer holds ${answer}.`),
      ...shape(schemas[name], fields),
      json(example),
    ];
  });
}

/** The fields of a message, or what it is if it has none. */
function shape(schema: Schema, meanings: Readonly<Record<string, string>>): string[] {
  if (schema.type === 'array') return [`The payload is a ${typeText(schema)}.`];
  if (schema.type === 'union') {
    return [
      'In the dialect `documents` the payload is a [state](#the-state), in `views` an [update](#updates-of-the-dialect-views).',
    ];
  }
  return Object.keys(schema.entries ?? {}).length === 0 ? [] : [fieldTable(schema, meanings)];
}

function fieldTable(schema: Schema, meanings: Readonly<Record<string, string>>): string {
  const known = fieldsOf(schema);
  const strange = Object.keys(meanings).filter(
    (name) => !known.some((field) => field.name === name),
  );
  if (strange.length > 0) throw new Error(`no such field: ${strange.join(', ')}`);
  return table(
    ['Field', 'Type', 'Required', 'Meaning'],
    known.map(({ name, type, isRequired }) => [
      `\`${name}\``,
      type,
      isRequired ? 'yes' : '',
      meanings[name] ?? '',
    ]),
  );
}

function errorTable(): string {
  return table(
    ['Code', 'Meaning'],
    ERROR_CODES.map((code) => [`\`${code}\``, ERROR_MEANINGS[code]]),
  );
}

function stateTables(): string {
  return [
    'What `updateGame` and `reconnected` carry in the dialect `documents`, by game:',
    ...STATE_FIELDS.flatMap(([game, fields]) => [
      `**${game}**`,
      table(
        ['Field', 'Type', 'Meaning'],
        fields.map(([name, type, meaning]) => [`\`${name}\``, type, meaning]),
      ),
    ]),
  ].join('\n\n');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Short objects on one line, long ones with a line for each of their fields. */
function json(value: object): string {
  const line = JSON.stringify(value);
  const text =
    line.length <= 90
      ? line
      : `{\n${Object.entries(value)
          .map(([name, field]) => `  ${JSON.stringify(name)}: ${JSON.stringify(field)}`)
          .join(',\n')}\n}`;
  return `\`\`\`json\n${Array.isArray(value) ? JSON.stringify(value, null, 2) : text}\n\`\`\``;
}

function shortOptions<Whole extends typeof WHOLE>(update: Whole): object {
  const { game } = update.view.options;
  return { ...update, view: { ...update.view, options: { game } } };
}

/** What each error code means to a client. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  WRONG_PHASE: 'the game is not at the point where this can be done',
  NOT_YOUR_TURN: 'another seat is to act, or the move answers an older version',
  INVALID_CARD: 'the card is not in your hand, or in no deck at all',
  ILLEGAL_PLAY: 'you hold the card, and a rule forbids it now; `rule` names it',
  INVALID_PASS: 'the wrong number of cards to pass or exchange, or one of them twice',
  ALREADY_SUBMITTED: 'you have passed or exchanged already, or looked at your hand',
  INVALID_BID: 'a bid that is not open to you; `rule` says why',
  INVALID_CONTRACT: 'a contract that is not open to you, or a deal that may not be cancelled',
  INVALID_MOVE: 'a move that this game does not have',
  TABLE_FULL: 'no seat is free',
  TABLE_NOT_FOUND:
    'no table has this word, it is private and the code is missing or wrong, it may not be watched, or it was set aside as damaged',
  GAME_IN_PROGRESS: 'the match has begun; nobody can sit down any more',
  CANNOT_RECONNECT: 'the token has no seat here, or the name is not that of the seat',
  BAD_REQUEST: 'the message does not have its form; `message` names the field',
  RATE_LIMITED: 'too many of these or too many wrong guesses in a short time, or too many tables',
  NAME_TAKEN: 'somebody at the table has this name',
  NOT_SEATED: 'you are at no table, or you only watch',
  NOT_OWNER: 'only the owner of the table may do this',
  KICKED: 'the owner has removed you from this table, and you cannot join it again',
  TABLE_LOCKED: 'the owner lets nobody new in',
  CHAT_CLOSED: 'the owner has closed the chat',
  TRY_AGAIN: 'the server could not store it, or is about to restart; nothing has changed',
};
