// Blunders that were planted are found, and moves that were forced are never called one.

import { type Move, parseMove, type TableView, viewTable } from '@kalpler/engine';
import { describe, expect, it, test } from 'vitest';
import { BLUNDERS, type Blunder } from '../../positions/blunders.ts';
import { HEARTS_MATCH } from '../../positions/hearts-match.ts';
import { HEARTS_MOON } from '../../positions/hearts-moon.ts';
import { HEARTS_QUEEN } from '../../positions/hearts-queen.ts';
import { KING_HONOURS } from '../../positions/king-honours.ts';
import { KING_LAST_TWO } from '../../positions/king-last-two.ts';
import { KING_TRICKS_AND_HEARTS } from '../../positions/king-tricks-and-hearts.ts';
import { type Scene, tableOf } from '../../positions/scene.ts';
import { SPADES_NIL } from '../../positions/spades-nil.ts';
import { SPADES_PLAY } from '../../positions/spades-play.ts';
import { weighMove } from '../../testing/all-games.ts';

const POSITIONS = [
  ...HEARTS_MATCH,
  ...HEARTS_MOON,
  ...HEARTS_QUEEN,
  ...KING_HONOURS,
  ...KING_LAST_TWO,
  ...KING_TRICKS_AND_HEARTS,
  ...SPADES_NIL,
  ...SPADES_PLAY,
];

/** A position with its right move and a wrong one. */
function wrong(title: string, blunder: string): Blunder {
  return { ...POSITIONS.find((position) => position.title === title)!, blunder };
}

const PLANTED: readonly Blunder[] = [
  ...BLUNDERS,
  wrong('Omnibus: take the jack of diamonds', '3D'),
  wrong('The moon is nearly home: the ace before the jack', '10H'),
  wrong('Do not lead the bare king of spades into the queen', 'KS'),
  wrong('The queen of spades goes under the king', '2S'),
  wrong('Break a nil: leave the trick to the nil bidder', 'AD'),
  wrong('Take the trick that sets the opponents', '4H'),
  wrong('Leave the tenth bag on the table', 'QD'),
  wrong('Do not overtake the partner’s king', 'AD'),
  wrong('Erkek: do not take a jack with the ace', 'AD'),
  wrong('Rıfkı: lead a low card, not the bare ace of hearts', 'AH'),
  wrong('Kupa: duck a heart trick as high as it goes', 'JH'),
  wrong('Son iki: throw the high card, keep the low ones', '2H'),
];

function planted(scene: Scene, text: string): { view: TableView; move: Move } {
  const table = tableOf(scene);
  const move = parseMove(text, table.game.deck);
  if (!move.ok) throw new Error(move.error);
  return { view: viewTable(table, 0), move: move.value };
}

describe('a planted blunder is a mistake', () => {
  it('in more than twenty positions of all games', () => {
    expect(PLANTED.length).toBeGreaterThan(20);
    for (const game of ['hearts', 'spades', 'king']) {
      expect(PLANTED.filter((blunder) => blunder.game === game).length).toBeGreaterThan(5);
    }
  });

  test.each(PLANTED)('$title: $blunder', (scene) => {
    const { view, move } = planted(scene, scene.blunder);
    const verdict = weighMove(view, move, { deals: 200, seed: 1 });
    expect(verdict.grade).toBe('mistake');
    expect(verdict.lost).toBeGreaterThan(2);
    expect(verdict.best).not.toEqual(move);
    expect(verdict.expected.map((one) => one.move)).toContainEqual(move);
    // The best move itself is none.
    expect(weighMove(view, verdict.best, { deals: 60, seed: 2 }).grade).not.toBe('mistake');
  });
});

describe('a planted forced move is forced', () => {
  const table = { game: 'hearts', options: { preset: 'classic' }, round: 4 } as const;

  test.each<[string, string, Scene]>([
    [
      'the only spade',
      '9S',
      {
        ...table,
        holds: {
          south: '9.8642.97532.Q4',
          west: 'AT3.KT753.6.J7',
          north: 'KQJ82.A.QJT.K8',
          east: '6.QJ9.AK84.963',
        },
        tricks: ['north 2C 5C 10C AC', 'west 4S 7S 5S'],
      },
    ],
    [
      'one of three spades in a row',
      '7S',
      {
        ...table,
        holds: {
          south: '876.864.9752.Q4',
          west: 'AT2.J9.AKT6.73',
          north: 'J9.KQT52.-.KJ98',
          east: 'KQ.A73.QJ843.6',
        },
        tricks: ['north 2C 5C 10C AC', 'west 4S 3S 5S'],
      },
    ],
    [
      'one of two clubs between which the ten is gone',
      'JC',
      {
        ...table,
        holds: {
          south: '9652.Q64.752.J9',
          west: 'AK743.8.J84.Q8',
          north: 'QT.AKJ75.Q963.-',
          east: 'J8.T932.AKT.K6',
        },
        tricks: ['north 2C 5C 10C AC', 'west 4C 7C 3C'],
      },
    ],
  ])('%s: %s', (_, text, scene) => {
    const { view, move } = planted(scene, text);
    const { grade, best, lost, expected } = weighMove(view, move, { deals: 50 });
    expect({ grade, best, lost, expected }).toEqual({
      grade: 'forced',
      best: move,
      lost: 0,
      expected: [],
    });
  });
});
