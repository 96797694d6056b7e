// A match of a person against bots: taking back, chance, and its file.

import { gameOf, type Move, moveOf, presetNames, SeededRandom } from '@kalpler/engine';
import { checkMatch, matchJson, parseSecret } from '@kalpler/fair';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../engine/testing/matches.ts';
import { newMatch, readSave, saveText } from './save-file.ts';
import type { SoloMatch } from './solo-match.ts';

const GAMES = (['hearts', 'spades', 'king'] as const).flatMap((id) =>
  presetNames(id).map((preset) => gameOf(id, { preset })),
);
const anyRequest = fc.record({
  game: fc.constantFrom(...GAMES),
  seed: fc.option(fc.nat(0xffff_ffff)),
  steps: fc.integer({ min: 1, max: 40 }),
});

function begin({ game, seed }: { game: (typeof GAMES)[number]; seed: number | null }): SoloMatch {
  const players = ['Ada', 'Elif', 'Kaan', 'Mert'].slice(0, game.seats);
  const bots = players.slice(1).map(() => 'random');
  return must(newMatch({ id: 'test', game, players, bots, seed }));
}

/** Any legal move of a seat: the same at the same moment. */
function choose(match: SoloMatch, seat: number): Move {
  const random = new SeededRandom(match.thoughtSeed(seat));
  return moveOf(match.table.game.random(match.table.deal!, seat, random));
}

/** Everything until the person is asked; deals go on by themselves. */
function settle(match: SoloMatch): void {
  for (;;) {
    const seat = match.nextBot;
    if (match.isOver) return;
    if (match.table.awaitsDeal) match.deal();
    else if (seat === null) return;
    else match.playBotMove(seat, choose(match, seat));
  }
}

function step(match: SoloMatch): void {
  if (!match.isOver) must(match.play(choose(match, match.seat)));
  settle(match);
}

describe('taking back', () => {
  it('leads through all decisions and forward again, and the same moves meet the same answers', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(60), ({ game, seed, steps }, times) => {
        const match = begin({ game, seed });
        settle(match);
        const views = [match.view];
        for (let i = 0; i < steps && !match.isOver; i++) {
          step(match);
          views.push(match.view);
        }
        const last = views.length - 1;
        const back = Math.min(times, last);
        for (let i = 1; i <= back; i++) {
          expect(match.undo()).toBe(true);
          expect(match.view).toEqual(views[last - i]);
        }
        expect(match.canUndo).toBe(back < last);
        for (let i = last - back + 1; i <= last; i++) {
          expect(match.redo()).toBe(true);
          expect(match.view).toEqual(views[i]);
        }
        expect(match.canRedo).toBe(false);
        if (last === 0) return;
        const { log } = match.table;
        match.undo();
        expect(match.takenBack).not.toBeNull();
        must(match.play(match.takenBack!));
        settle(match);
        expect(match.table.log).toEqual(log);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the file of a match', () => {
  it('brings back the match as it is, with what was taken back', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(5), ({ game, seed, steps }, back) => {
        const match = begin({ game, seed });
        settle(match);
        for (let i = 0; i < steps; i++) step(match);
        for (let i = 0; i < back; i++) match.undo();
        const again = must(readSave(saveText(match)));
        expect(saveText(again)).toBe(saveText(match));
        expect(again.view).toEqual(match.view);
        expect(again.canRedo).toBe(match.canRedo);
        if (match.isOver) return;
        step(match);
        step(again);
        expect(again.table.log).toEqual(match.table.log);
      }),
      { numRuns: 30 },
    );
  });

  it('with any character changed or any part cut off is refused, or it is still the same match', () => {
    const match = begin({ game: gameOf('hearts'), seed: 5 });
    settle(match);
    for (let i = 0; i < 6; i++) step(match);
    const text = saveText(match);
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '0', 'x', '"', '}'),
        (place, put) => {
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          const read = readSave(changed);
          if (read.ok) expect(saveText(read.value)).toBe(text);
          const cut = readSave(text.slice(0, place));
          if (cut.ok) expect(saveText(cut.value)).toBe(text);
        },
      ),
      { numRuns: 150 },
    );
    expect(readSave('')).toEqual({ ok: false, error: 'the file is empty' });
  });

  it('has deals that can be checked where no seed was given', () => {
    const match = begin({ game: gameOf('hearts'), seed: null });
    settle(match);
    for (let i = 0; i < 20; i++) step(match);
    const secret = must(parseSecret(match.state.secret));
    const report = must(checkMatch(JSON.stringify(matchJson(match.table, secret))));
    expect(report.fair).toBe(true);
  });
});

it('goes on with a legal move when a bot has none', () => {
  const match = begin({ game: gameOf('hearts'), seed: 1 });
  match.deal();
  expect(match.playBotMove(1, { kind: 'claim' })).toEqual(
    new Error('random was refused: WRONG_PHASE'),
  );
  expect(match.playBotMove(2, null as never)).toBeInstanceOf(Error);
  expect(match.nextBot).toBe(3);
});
