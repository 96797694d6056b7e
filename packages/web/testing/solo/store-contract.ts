// What every store of solo matches must do: each promise as what is seen and what should be, here and in a browser.

import type { MatchProgress, SavedEntry, SavedMatch } from '@kalpler/match';
import type { Dump, SoloStore } from '../../src/solo/store/store.ts';
import type { MatchFacts } from '../../src/stats/facts.ts';

/** What a promise looks like, as [seen, should be]. */
type Observation = readonly [seen: unknown, expected: unknown];

const head = (id: string): SavedMatch => ({
  id,
  kind: 'match',
  day: null,
  opening: { game: 'hearts', players: ['Ayşe', 'Bora', 'Cem', 'Derya'] } as never,
  secret: 'secret',
  seat: 0,
  rivals: [null, ...['easy', 'hard', 'easy'].map((bot) => ({ character: null, bot }))],
  startedAt: 1,
  check: 'check',
});

const progress = (playedAt: number, length = 0): MatchProgress => ({
  cursor: length,
  length,
  hints: 0,
  undos: 0,
  playedAt,
  isOver: false,
  totals: [],
  deals: 0,
});

const entries = (...texts: string[]): SavedEntry[] => texts.map((text) => ({ text, sum: text }));
const facts = (id: string) => ({ id, points: 5 }) as unknown as MatchFacts;
const broken = (id: string) => ({
  id,
  why: 'damaged',
  foundAt: 3,
  raw: { head: { id }, progress: null, entries: [] },
});

/** Whether something was refused. */
async function isRefused(asked: () => Promise<unknown>): Promise<boolean> {
  try {
    await asked();
    return false;
  } catch {
    return true;
  }
}

async function fill(store: SoloStore): Promise<void> {
  for (const [i, id] of ['a', 'b'].entries()) {
    await store.begin(head(id), progress(i));
    await store.write(id, 0, entries(`${id}0`, `${id}1`, `${id}2`), progress(i, 3));
  }
  await store.quarantine(broken('c'));
  await store.keepFacts(facts('a'));
  await store.keep('lesson', { step: 2 });
}

/** Dumps that make no sense, the damage at their ends. */
const senseless = (dump: Dump): Dump[] => [
  { ...dump, matches: [...dump.matches, { match: null, progress: null }] },
  { ...dump, matches: [...dump.matches, { match: { id: undefined }, progress: null }] },
  { ...dump, entries: [...dump.entries, { match: 'a', n: Number.NaN, entry: 1 }] },
  { ...dump, facts: [...dump.facts, null as never] },
  { ...dump, broken: undefined as never },
];

export const CONTRACT: Readonly<Record<string, (store: SoloStore) => Promise<Observation[]>>> = {
  'a new match has no entries, and one that is not there is nothing': async (store) => {
    await store.begin(head('a'), progress(1));
    return [
      [await store.read('a'), { head: head('a'), progress: progress(1), entries: [] }],
      [await store.read('b'), null],
    ];
  },

  'entries take the place of all from theirs on; progress alone touches none': async (store) => {
    await fill(store);
    await store.write('a', 1, entries('x'), progress(5, 2));
    await store.write('b', 3, [], progress(6, 3));
    return [
      [(await store.read('a'))!.entries, entries('a0', 'x')],
      [(await store.read('a'))!.progress, progress(5, 2)],
      [(await store.read('b'))!.entries, entries('b0', 'b1', 'b2')],
      [(await store.read('b'))!.progress, progress(6, 3)],
    ];
  },

  'nothing is written to a match that is not there': async (store) => {
    const refused = await isRefused(() => store.write('a', 0, entries('x'), progress(1, 1)));
    return [
      [refused, true],
      [(await store.dump()).entries, []],
      [await store.matches(), []],
    ];
  },

  'facts are forgotten with what belongs to them, and nothing else is': async (store) => {
    await fill(store);
    await store.keep('analyses', [1]);
    const before = await store.dump();
    await store.forgetFacts(['analyses', 'never there']);
    const { facts: left, kept, ...rest } = await store.dump();
    return [
      [left, []],
      [kept, [{ name: 'lesson', value: { step: 2 } }]],
      [rest, { matches: before.matches, entries: before.entries, broken: before.broken }],
    ];
  },

  'a removed match leaves nothing behind': async (store) => {
    await fill(store);
    await store.remove('a');
    await store.remove('never there');
    const { matches, entries: left } = await store.dump();
    return [
      [await store.read('a'), null],
      [matches.length, 1],
      [left.map(({ match }) => match), ['b', 'b', 'b']],
    ];
  },

  'the match played last comes first, and what makes no sense is left out': async (store) => {
    await fill(store);
    await store.begin(head('z'), { ...progress(9), cursor: 7 });
    await store.write('a', 3, [], progress(8, 3));
    return [[(await store.matches()).map(({ match }) => match.id), ['a', 'b']]];
  },

  'a place without an entry ends what can be read': async (store) => {
    await fill(store);
    const dump = await store.dump();
    const holed = dump.entries.filter(({ match, n }) => match !== 'a' || n !== 1);
    await store.restore({ ...dump, entries: holed });
    return [[(await store.read('a'))!.entries, entries('a0')]];
  },

  'what could not be read, facts and small things are kept until they are forgotten': async (
    store,
  ) => {
    await fill(store);
    await store.quarantine({ ...broken('c'), why: 'again' });
    await store.keepFacts({ ...facts('a'), points: 6 } as MatchFacts);
    const seen = await store.broken();
    await store.forgetBroken('c');
    return [
      [seen, [{ ...broken('c'), why: 'again' }]],
      [await store.broken(), []],
      [await store.facts(), [{ id: 'a', points: 6 }]],
      [await store.kept('lesson'), { step: 2 }],
      [await store.kept('other'), undefined],
    ];
  },

  'everything comes back as it was, and nothing else stays': async (store) => {
    await fill(store);
    const before = await store.dump();
    await store.begin(head('d'), progress(4));
    await store.write('a', 0, entries('y'), progress(4, 1));
    await store.keep('more', 1);
    await store.restore(JSON.parse(JSON.stringify(before)));
    return [[await store.dump(), before]];
  },

  'what makes no sense changes nothing': async (store) => {
    await fill(store);
    const before = await store.dump();
    const observations: Observation[] = [];
    for (const dump of senseless(before)) {
      observations.push([await isRefused(() => store.restore(dump)), true]);
      observations.push([await store.dump(), before]);
    }
    return observations;
  },
};
