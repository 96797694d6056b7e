// What a replay says of each moment, in both languages.

import {
  dealNext,
  type GameId,
  moveOf,
  openTable,
  type Result,
  SeededRandom,
  submit,
} from '@kalpler/engine';
import { commitment, matchJson, nextDraw } from '@kalpler/fair';
import { replayEn } from '@kalpler/i18n/en/replay';
import { replayTr } from '@kalpler/i18n/tr/replay';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../../testing/support/words.ts';
import { loadAllGames } from '../../games/tables.ts';
import { type Moment, momentsOf } from '../moments.ts';
import { readRecord } from '../record.ts';
import { happening } from './happening.ts';

await loadAllGames();

const secret = new Uint8Array(32).fill(9);
const players = ['Ayşe', 'Bora', 'Can', 'Defne'];

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The moments of a first deal that chance has played. */
function firstDeal(game: GameId, options: object): Moment[] {
  const deals = { kind: 'fair', commitment: commitment(secret), salts: [null, null, null, null] };
  const random = new SeededRandom(3);
  let table = must(openTable({ game, options, players, deals }));
  table = must(dealNext(table, nextDraw(table, secret)));
  while (!table.awaitsDeal && table.standing.winners === null) {
    const seat = table.actors[0]!;
    table = must(submit(table, seat, moveOf(table.game.auto(table.deal!, seat, random))));
  }
  const record = must(readRecord(JSON.stringify(matchJson(table, secret))));
  return momentsOf(record, 1, 0);
}

const tr = (moment: Moment) => happening(moment, WORDS.tr, replayTr);
const en = (moment: Moment) => happening(moment, WORDS.en, replayEn);

describe.each([
  ['hearts', {}],
  ['spades', {}],
  ['king', {}],
] as const)('%s', (game, options) => {
  const moments = firstDeal(game, options);

  it('has a word for every moment, in both languages', () => {
    for (const moment of moments) {
      expect(tr(moment).main).not.toBe('');
      expect(en(moment).main).not.toBe('');
      expect(`${tr(moment).main} ${en(moment).main}`).not.toMatch(/undefined|null|\[object/);
    }
  });

  it('begins with the deal, names who took a trick, and ends', () => {
    expect(tr(moments[0]!).main).toBe(replayTr.happened.deal);
    expect(tr(moments.at(-1)!).main).toBe(replayTr.happened.over);
    const full = moments.find(({ view }) => view.deal!.takers.length === 1)!;
    expect(tr(full).main).toBe(WORDS.tr.table.wonBy(players[full.view.deal!.takers[0]!]!));
  });
});

it('names a card with its player, and in King the contract below', () => {
  const moment = firstDeal('king', {}).find(({ view }) => view.deal!.plays.length === 1)!;
  const { last, view } = moment;
  const card = view.deal!.plays[0]!;
  expect(en(moment).main).toBe(`${players[last!.seat]}: ${WORDS.en.cards.name(card)}`);
  expect(en(moment).more).not.toBe('');
});
