// The readable half of a link: the beginning of a match in its notation, and what is unusual in its log.

import {
  fail,
  ok,
  type Result,
  readTableText,
  rewind,
  type Seat,
  type Table,
  tableText,
} from '@kalpler/engine';
import { commitment, type Secret } from '../index.ts';
import type { OddMove, PackedLog } from './link-log.ts';

const HEADING = 'kalpler 1';

interface LinkHead {
  /** The table before its first deal. */
  readonly start: Table;
  /** Whose match it is: the seat from which it was shared. */
  readonly seat: Seat;
  readonly log: Omit<PackedLog, 'choices'>;
}

export function headText(table: Table, secret: Secret, seat: Seat, log: PackedLog): string {
  const [, ...opening] = tableText(rewind(table, 0)).trim().split('\n');
  const own = [
    `log ${log.length}`,
    ...(seat === 0 ? [] : [`seat ${seat}`]),
    ...numbers('auto', log.auto),
    ...numbers('given', log.given),
    ...log.odd.map(({ entry, seat: by, move }) => `odd ${entry} ${by} ${move}`),
  ];
  const short = opening.map((line) => swap(line, commitment(secret), ''));
  return [...short, ...own].join('\n');
}

function numbers(word: string, list: readonly number[]): string[] {
  return list.length === 0 ? [] : [`${word} ${list.join(' ')}`];
}

/** A commitment that its secret gives is left out. */
function swap(line: string, from: string, to: string): string {
  if (!line.startsWith('deals ')) return line;
  return line.replace(`"commitment":"${from}"`, `"commitment":"${to}"`);
}

export function readHead(text: string, secret: Secret): Result<LinkHead, string> {
  const opening: string[] = [];
  const odd: OddMove[] = [];
  const own: Record<string, number[]> = {};
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'odd') {
      const [entry, seat, ...move] = rest;
      odd.push({ entry: Number(entry), seat: Number(seat), move: move.join(' ') });
    } else if (['log', 'seat', 'auto', 'given'].includes(word)) {
      own[word] = rest.map(Number);
    } else {
      opening.push(swap(line, '', commitment(secret)));
    }
  }
  const { log: [length] = [], seat: [seat] = [0], auto = [], given = [] } = own;
  const start = readTableText([HEADING, ...opening].join('\n'));
  if (!start.ok) return start;
  const isWhole = length !== undefined && Number.isInteger(length) && start.value.log.length === 0;
  const isSeated = Number.isInteger(seat) && seat! >= 0 && seat! < start.value.game.seats;
  if (!isWhole || !isSeated) return fail('head: log or seat is missing');
  return ok({ start: start.value, seat: seat!, log: { length, auto, given, odd } });
}
