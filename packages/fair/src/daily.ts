// The secret of a daily deal: it follows from nothing but the game and the date, so that everybody has the same cards.

import type { GameId } from '@kalpler/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, label, u32 } from './bytes.ts';
import { fairDraw } from './draw.ts';
import type { Secret } from './secret.ts';

/** A daily deal is played by four without salts, from the whole pack. */
const TABLE = { salts: [null, null, null, null], size: 52, seats: 4, deal: 1 } as const;
/** Its holder chooses the first contract of a party of King. */
const TWO_OF_DIAMONDS = 13;

/** The day is a date of UTC such as 2026-11-16. In King the seat 0 is the one that chooses. */
export function dailySecret(game: GameId, day: string): Secret {
  if (!isDay(day)) throw new RangeError(`no day ${day}: expected a date such as 2026-11-16`);
  for (let attempt = 0; ; attempt++) {
    const text = bytesOf(`${game} ${day}`);
    const secret = sha256(concatBytes(label('daily'), text, u32(attempt)));
    if (game !== 'king' || isChooser(secret)) return secret;
  }
}

/** Whether a text is a date of the calendar, written as the year, the month and the day. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isChooser(secret: Secret): boolean {
  const { order } = fairDraw({ ...TABLE, secret });
  return order.indexOf(TWO_OF_DIAMONDS) < TABLE.size / TABLE.seats;
}
