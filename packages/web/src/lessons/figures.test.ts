// Every figure that a lesson states is what the options of its table say, or what came of the moves.

import {
  cardName,
  type GameId,
  gameOf,
  type HeartsOptions,
  type KingOptions,
  penaltyPoints,
  type SpadesOptions,
  STANDARD_DECK,
  submit,
  type Table,
} from '@kalpler/engine';
import { lessonHeartsEn } from '@kalpler/i18n/en/games/lesson-hearts';
import { lessonKingEn } from '@kalpler/i18n/en/games/lesson-king';
import { lessonSpadesEn } from '@kalpler/i18n/en/games/lesson-spades';
import { lessonHeartsTr } from '@kalpler/i18n/tr/games/lesson-hearts';
import { lessonKingTr } from '@kalpler/i18n/tr/games/lesson-king';
import { lessonSpadesTr } from '@kalpler/i18n/tr/games/lesson-spades';
import type { LessonWords } from '@kalpler/i18n/tr/lessons';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '../../testing/lessons/lesson-walk.ts';
import { partyLength } from '../games/king/entry.ts';
import { type Lesson, placesOf } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { follow, OWN, openScene, wantedMoves } from './script.ts';

/** The figures of all texts of a lesson, by step and place, as in `under.wrong.KH`. */
function figuresIn(words: LessonWords): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [id, { say, done = '', wrong = {} }] of Object.entries(words)) {
    const texts = Object.entries({ say, done, ...prefixed(wrong) });
    for (const [place, text] of texts) {
      const figures = Array.from(text.matchAll(/[−+]?\d+/g), ([one]) =>
        Number(one.replace('−', '-')),
      );
      if (figures.length > 0) found[`${id}.${place}`] = figures.sort((a, b) => a - b);
    }
  }
  return found;
}

function prefixed(wrong: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(wrong).map(([name, text]) => [`wrong.${name}`, text]));
}

/** The table when a step asks, when the best has been done, and when one card was played instead. */
interface Moment {
  readonly asked: Table;
  readonly done: Table;
  instead(card: string): Table;
}

function momentsOf(lesson: Lesson): Record<string, Moment> {
  const moments: Record<string, Moment> = {};
  let table: Table | null = null;
  for (const { scene, step, at } of placesOf(lesson)) {
    const start: Table = at === 0 ? openScene(lesson.game, scene, PLAYERS) : table!;
    const asked: Table = follow(start, step.before).at(-1) ?? start;
    const [best] = wantedMoves(step.ask);
    const after = (own: Table) => follow(own, step.after).at(-1) ?? own;
    table = best === undefined ? asked : after(made(asked, best));
    moments[step.id] = {
      asked,
      done: table,
      instead: (name) => after(made(asked, { kind: 'play', card: STANDARD_DECK.parse(name)! })),
    };
  }
  return moments;
}

function made(table: Table, move: Parameters<typeof submit>[2]): Table {
  const done = submit(table, OWN, move);
  if (!done.ok) throw new Error('refused');
  return done.value;
}

/** The same figures in both languages, and these. */
function expectFigures(
  [tr, en]: readonly [LessonWords, LessonWords],
  expected: Readonly<Record<string, readonly number[]>>,
): void {
  const sorted = Object.fromEntries(
    Object.entries(expected).map(([place, list]) => [place, list.toSorted((a, b) => a - b)]),
  );
  expect(figuresIn(tr)).toEqual(sorted);
  expect(figuresIn(en)).toEqual(sorted);
}

const optionsOf = (game: GameId) => gameOf(game).options;

describe('the figures', () => {
  it('of Hearts', () => {
    const options = optionsOf('hearts') as HeartsOptions;
    const points = (name: string) => penaltyPoints(options, STANDARD_DECK.parse(name)!);
    const heart = points('2H');
    const queen = points('QS');
    const all = STANDARD_DECK.cards.reduce((sum, card) => sum + points(cardName(card)), 0);
    const at = momentsOf(LESSONS.hearts);
    const taken = (table: Table, seat: number) => table.deal!.taken[seat]!;
    const { scores } = at.shootMoon!.done.results[0]!;
    expectFigures([lessonHeartsTr, lessonHeartsEn], {
      'goal.say': [heart, queen],
      'throwHeart.done': [taken(at.throwHeart!.done, 1)],
      'under.done': [taken(at.under!.done, 2)],
      'under.wrong.KH': [taken(at.under!.instead('KH'), OWN)],
      'pass.say': [options.passCount],
      'pass.wrong.QS': [queen],
      'duckQueen.done': [taken(at.duckQueen!.done, 1)],
      'duckQueen.wrong.KS': [taken(at.duckQueen!.instead('KS'), OWN)],
      'throwQueen.done': [taken(at.throwQueen!.done, 2)],
      'throwQueen.wrong.hearts': [heart, queen],
      'throwQueen.wrong.other': [queen],
      'stopMoon.say': [all, all],
      'stopMoon.done': [taken(at.stopMoon!.done, OWN), all],
      'shootMoon.say': [taken(at.shootMoon!.asked, OWN)],
      'shootMoon.done': [scores[OWN]!, scores[1]!],
      'end.say': [options.endScore],
    });
    expect(scores).toEqual([0, all, all, all]);
    // Nobody else has a penalty: the moon can still be shot, and only by stopping it is it not.
    expect(taken(at.stopMoon!.asked, 2) + heartsHeld(at.stopMoon!.asked)).toBe(all);
  });

  it('of Spades', () => {
    const options = optionsOf('spades') as SpadesOptions;
    const at = momentsOf(LESSONS.spades);
    const { bids } = at.bid!.done.deal!;
    const own = (table: Table) => table.deal!.tricks[OWN]! + table.deal!.tricks[2]!;
    const bid = at.bags!.asked.deal!.bids[OWN]! + at.bags!.asked.deal!.bids[2]!;
    const [score] = at.bags!.done.results[0]!.scores;
    expectFigures([lessonSpadesTr, lessonSpadesEn], {
      'bid.say': [bids[OWN]!, bids[OWN]! + 1],
      'bid.done': [score! / bid],
      'bags.say': [bid, own(at.bags!.asked), at.bags!.asked.standing.bags[0]!],
      'bags.done': [options.bagPoints, options.bagInterval, options.bagPenalty],
      'bags.wrong.KD': [options.bagInterval, options.bagPenalty],
      'tally.say': [bid, own(at.tally!.asked), score!, score!],
      'nilBid.say': [options.nilValue, -options.nilValue],
      'nilBid.done': [at.nilBid!.asked.deal!.bids[2]!],
      'end.say': [options.targetScore],
    });
    // The trick that is not taken would have filled the bags.
    const greedy = at.bags!.asked;
    expect(greedy.standing.bags[0]! + 1).toBe(options.bagInterval);
    expect(at.bags!.done.standing.bags[0]).toBe(greedy.standing.bags[0]);
    // One trick less would have cost as much.
    expect(missed(bid)).toBe(-score!);
  });

  it('of King', () => {
    const options = optionsOf('king') as KingOptions;
    const { values, players, penaltiesPerPlayer, trumpsPerPlayer } = options;
    const at = momentsOf(LESSONS.king);
    const units = (table: Table, seat: number) => table.deal!.taken[seat]!;
    const [own, left, , right] = at.sonIkiLow!.done.results[0]!.scores;
    expectFigures([lessonKingTr, lessonKingEn], {
      'goal.say': [partyLength(options), players * penaltiesPerPlayer, players * trumpsPerPlayer],
      'chooseEl.say': [values.el],
      'el.done': [values.el * units(at.el!.done, 2)],
      'kupa.say': [values.kupa],
      'kupa.done': [values.kupa * units(at.kupa!.done, 1)],
      'erkek.say': [values.erkek],
      'erkek.done': [values.erkek * units(at.erkek!.done, 1)],
      'kiz.say': [values.kiz],
      'kiz.done': [values.kiz * units(at.kiz!.done, 2)],
      'kiz.wrong.KH': [values.kiz * units(at.kiz!.instead('KH'), OWN)],
      'rifki.say': [values.rifki],
      'rifki.done': [values.rifki * units(at.rifki!.done, 2)],
      'sonIki.say': [values.sonIki, at.sonIki!.asked.deal!.trick + 1],
      'sonIkiLow.done': [own!, left!, right!],
      'sonIkiLow.wrong.5D': [values.sonIki],
      'chooseKoz.say': [values.trump],
      'kozRuff.done': [values.trump * units(at.kozRuff!.done, OWN)],
      'kozDraw.done': [values.trump],
      'end.say': [partyLength(options), 0],
    });
  });
});

/** The hearts that are still in play, in hands and on the table. */
function heartsHeld(table: Table): number {
  const { plays, count } = table.deal!;
  const gone = Array.from(plays.subarray(0, count - (count % 4)));
  return STANDARD_DECK.cards.filter((card) => cardName(card).endsWith('H') && !gone.includes(card))
    .length;
}

/** What a side gets for a bid that it misses: the same deal with a bid that is one too high. */
function missed(bid: number): number {
  const scene = LESSONS.spades.scenes[1]!;
  const past = scene.past!.replace('0:bid 4', '0:bid 5');
  const { before, after } = scene.steps[0]!;
  const start = openScene('spades', { ...scene, past }, PLAYERS);
  const [score] = follow(start, [before, '4D', after].join()).at(-1)!.results[0]!.scores;
  return (score! / (bid + 1)) * bid;
}
