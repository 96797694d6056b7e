// What is said at real tables: whole deals at random, step by step, in both languages.

import { type GameId, SeededRandom, type TableView, viewTable } from '@kalpler/engine';
import { textModeEn } from '@kalpler/i18n/en/text-mode';
import { textModeTr } from '@kalpler/i18n/tr/text-mode';
import { describe, expect, it } from 'vitest';
import { layDeck, makeMoves, open, PRESETS, step } from '../../../engine/testing/matches.ts';
import { WORDS } from '../../testing/support/words.ts';
import { loadAllGames } from '../games/tables.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

await loadAllGames();

const TR = { t: WORDS.tr, p: textModeTr };
const EN = { t: WORDS.en, p: textModeEn };

/** All views of a seat until a number of deals are over. */
function views(
  game: GameId,
  options: Readonly<Record<string, unknown>>,
  deals: number,
): TableView[] {
  const random = new SeededRandom(7);
  let table = open(game, options);
  const all: TableView[] = [];
  while (table.results.length < deals && table.standing.winners === null) {
    table = step(table, random);
    all.push(viewTable(table, 0));
  }
  return all;
}

function messages(
  all: readonly TableView[],
  announce: 'cards' | 'tricks',
  words = TR,
): Sentence[][] {
  return all.map((view, i) => sentencesOf(all[i - 1] ?? null, view, announce, words));
}

const texts = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);

describe.each(PRESETS)('%s %s', (game, preset) => {
  const all = views(game, { preset }, 2);

  it('every card is said once, every trick has its taker, every deal its result', () => {
    const said = messages(all, 'cards').flat();
    const count = (kind: Sentence['kind']) => said.filter((one) => one.kind === kind).length;
    const last = all.filter(
      (view, i) =>
        all[i + 1]?.deal?.setup.number !== view.deal?.setup.number ||
        all[i + 1]!.deal!.plays.length < view.deal!.plays.length,
    );
    const plays = last.reduce((sum, { deal }) => sum + deal!.plays.length, 0);
    expect(count('card')).toBe(plays);
    expect(count('trick')).toBe(last.reduce((sum, { deal }) => sum + deal!.takers.length, 0));
    const over = texts(said).filter((text) => /^Oyun \d+ bitti\.$/.test(text));
    expect(over).toHaveLength(all.at(-1)!.results.length);
  });

  it('with nothing but tricks no card is said, and nothing else changes', () => {
    const some = messages(all, 'tricks').flat();
    expect(some.some(({ kind }) => kind === 'card')).toBe(false);
    const without = messages(all, 'cards')
      .flat()
      .filter(({ kind }) => kind !== 'card');
    expect(some.filter(({ kind }) => kind !== 'wait')).toEqual(
      without.filter(({ kind }) => kind !== 'wait'),
    );
  });

  it('is whole in both languages', () => {
    for (const words of [TR, EN]) {
      for (const { text } of messages(all, 'cards', words).flat()) {
        expect(text).toMatch(/\S\.$/);
        expect(text).not.toMatch(/undefined|NaN|null|\[object|\.\./);
      }
    }
  });

  it('says it is the own turn whenever it has become so', () => {
    all.forEach((view, i) => {
      const isAsked = view.deal?.actors.includes(0) && !view.awaitsDeal;
      const turns = sentencesOf(all[i - 1] ?? null, view, 'cards', TR).filter(
        ({ kind }) => kind === 'turn',
      );
      if (!isAsked) expect(turns).toEqual([]);
      const wasAsked = all[i - 1]?.deal?.actors.includes(0) ?? false;
      if (isAsked && !wasAsked) expect(turns).toHaveLength(1);
    });
  });
});

describe('one trick of Hearts', () => {
  const start = layDeck(open('hearts', { passCycle: ['hold'] }));
  const at = (...moves: string[]) => viewTable(makeMoves(start, ...moves), 0);

  it('is said as the log has it', () => {
    expect(texts(sentencesOf(null, at(), 'cards', TR))).toEqual([
      'Sıra sende. Ele sen başlıyorsun.',
    ]);
    expect(sentencesOf(at(), at('0 2C'), 'cards', TR)).toEqual([
      { text: 'Ada: Sinek İkilisi.', kind: 'card' },
      { text: 'Sıra: Bora. Renk: Sinek.', kind: 'wait' },
    ]);
    const before = at('0 2C', '1 5D', '2 7S');
    expect(texts(sentencesOf(before, at('0 2C', '1 5D', '2 7S', '3 9H'), 'cards', TR))).toEqual([
      'Deniz: Kupa Dokuzlusu.',
      'El: Ada.',
      'Sıra sende. Ele sen başlıyorsun.',
    ]);
    expect(texts(sentencesOf(before, at('0 2C', '1 5D', '2 7S', '3 9H'), 'tricks', EN))).toEqual([
      'Trick: Ada.',
      'Your turn. You lead.',
    ]);
  });

  it('a move that was taken back is not said; whose turn it is then is', () => {
    expect(texts(sentencesOf(at('0 2C', '1 5D'), at(), 'cards', TR))).toEqual([
      'Sıra sende. Ele sen başlıyorsun.',
    ]);
  });
});
