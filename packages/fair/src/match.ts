// A match at a table with verifiable deals: drawing each deal, publishing the match, checking it afterwards.

import {
  type AnyGame,
  cardName,
  type Draw,
  fail,
  ok,
  type Result,
  readTable,
  type Table,
  type TableJson,
  tableJson,
} from '@kalpler/engine';
import { fairDraw } from './draw.ts';
import type { Salt } from './salt.ts';
import { parseSecret, type Secret, secretText } from './secret.ts';
import { commitmentSentence, dealSentence } from './sentence.ts';
import { checkDeals, type LoggedDeal } from './verdict.ts';

export const MATCH_FORMAT = 'kalpler-match';
export const MATCH_VERSION = 1;

/** A finished match with its secret: all that anyone needs to check its deals. */
export interface MatchJson {
  readonly format: typeof MATCH_FORMAT;
  readonly version: typeof MATCH_VERSION;
  readonly table: TableJson;
  readonly secret: string;
}

export function matchJson(table: Table, secret: Secret): MatchJson {
  return {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    table: tableJson(table),
    secret: secretText(secret),
  };
}

/** The next deal of a table; every deal before it has left a result, also one that is dealt again. */
export function nextDraw(table: Table, secret: Secret): Draw {
  const { deals } = table.opening;
  if (deals.kind !== 'fair') throw new RangeError('this table does not have verifiable deals');
  return gameDraw(table.game, secret, deals.salts, table.results.length + 1);
}

function gameDraw(game: AnyGame, secret: Secret, salts: readonly Salt[], deal: number): Draw {
  const { size, cards } = game.deck;
  const { order, first } = fairDraw({ secret, salts, deal, size, seats: game.seats });
  return { cards: order.map((position) => cards[position]!), first };
}

/** The deals of a table's log as positions in its deck. */
function dealsOf({ log, game }: Table): LoggedDeal[] {
  const position = new Map(game.deck.cards.map((card, i) => [card, i]));
  return log
    .filter((entry) => entry.kind === 'deal')
    .map(({ cards, first }, i) => ({
      number: i + 1,
      order: cards.map((card) => position.get(card)!),
      first,
    }));
}

export interface MatchReport {
  readonly fair: boolean;
  /** One sentence for the commitment and one for each deal, up to the first that is not fair. */
  readonly lines: readonly string[];
}

/** Checks every deal of a published match. The text is a file's; an error says why it is no such match. */
export function checkMatch(text: string): Result<MatchReport, string> {
  const read = readMatch(text);
  if (!read.ok) return read;
  const { table, secret } = read.value;
  const { deals } = table.opening;
  if (deals.kind !== 'fair') {
    return fail(
      `opening.deals: the deals of this match are ${deals.kind}, no secret stands behind them`,
    );
  }
  const { game } = table;
  const logged = dealsOf(table);
  if (logged.length === 0) return fail('log: nothing was dealt in this match');
  const verdicts = checkDeals(
    { ...deals, secret, size: game.deck.size, seats: game.seats },
    logged,
  );
  const name = (position: number) => cardName(game.deck.cards[position]!);
  const lines = [commitmentSentence(verdicts.commitment)];
  for (const verdict of verdicts.deals) {
    lines.push(dealSentence(verdict, name));
    if (verdict.kind !== 'fair') break;
  }
  if (!table.standing.winners) lines.push('the match is not finished: more deals may follow');
  return ok({ fair: verdicts.fair, lines });
}

export function readMatch(text: string): Result<{ table: Table; secret: Secret }, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null) return fail('expected an object');
  const { format, version, table: json, secret: hex, ...extra } = value as Record<string, unknown>;
  if (format !== MATCH_FORMAT) {
    return fail(`format: expected ${MATCH_FORMAT}, got ${JSON.stringify(format)}`);
  }
  if (version !== MATCH_VERSION) {
    return fail(`version: expected ${MATCH_VERSION}, got ${JSON.stringify(version)}`);
  }
  const unknown = Object.keys(extra)[0];
  if (unknown !== undefined) return fail(`${unknown}: unknown field`);
  const secret = parseSecret(hex);
  if (!secret.ok) return fail('secret: expected 64 hexadecimal digits');
  const table = readTable(json);
  if (!table.ok) return fail(`table: ${table.error}`);
  return ok({ table: table.value, secret: secret.value });
}
