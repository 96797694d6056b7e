// Bots by name: every name gives its bot, and a wrong one says what is allowed.

import { SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { playDeals } from '../testing/table-play.ts';
import { BOT_NAMES, isBotName, LEVELS, readBot } from './bot-name.ts';
import { allBots } from './index.ts';

const EVER = Number.POSITIVE_INFINITY;

describe('names', () => {
  it.each(BOT_NAMES)('%s is a bot of that name', (name) => {
    expect(allBots.create(name).name).toBe(name);
    expect(isBotName(name)).toBe(true);
  });

  it('are those that people know', () => {
    expect(LEVELS).toEqual(['easy', 'medium', 'hard', 'expert']);
    const known = ['random', 'basic', 'aggressive', 'defensive', ...LEVELS];
    expect(BOT_NAMES).toEqual(expect.arrayContaining(known));
  });

  it.each([
    ['expert', { ms: 50, deals: EVER, infers: true, solves: false }],
    ['expert:1ms', { ms: 1, deals: EVER, infers: true, solves: false }],
    ['expert:60000ms', { ms: 60_000, deals: EVER, infers: true, solves: false }],
    ['expert:400', { ms: EVER, deals: 400, infers: true, solves: false }],
    ['expert:4096:endgame', { ms: EVER, deals: 4096, infers: true, solves: true }],
    ['expert:noinference', { ms: 50, deals: EVER, infers: false, solves: false }],
    ['expert:9ms:noinference:endgame', { ms: 9, deals: EVER, infers: false, solves: true }],
  ])('%s', (name, expert) => {
    expect(readBot(name)).toEqual({ ok: true, value: { kind: 'expert', name, expert } });
    expect(allBots.create(name).name).toBe(name);
  });

  it('one choice has one name, however it is written', () => {
    expect(allBots.create('expert:50ms').name).toBe('expert');
    expect(allBots.create('expert:endgame:noinference:50ms').name).toBe(
      'expert:noinference:endgame',
    );
    expect(allBots.create('expert:noinference:7').name).toBe('expert:7:noinference');
  });
});

describe('what is wrong', () => {
  const names = new RegExp(`expected one of ${BOT_NAMES.join(', ')}$`);
  const settings =
    /expected a time from 1ms to 60000ms, a number of deals from 1 to 4096, noinference, endgame$/;

  it.each<[unknown, RegExp, RegExp]>([
    ['', /^no bot ""/, names],
    ['nobody', /^no bot "nobody"/, names],
    ['Basic', /^no bot "Basic"/, names],
    [' easy', /^no bot " easy"/, names],
    ['toString', /^no bot "toString"/, names],
    ['expert,50ms', /^no bot "expert,50ms"/, names],
    [7, /^no bot 7/, names],
    [undefined, /^no bot undefined/, names],
    [null, /^no bot null/, names],
    [Symbol('easy'), /^no bot Symbol\(easy\)/, names],
    [['easy'], /^no bot object/, names],
    [Object.create(null), /^no bot object/, names],
    ['basic:50ms', /^bot "basic:50ms"/, /basic has no settings$/],
    ['hard:', /^bot "hard:"/, /hard has no settings$/],
    ['expert:', /^bot "expert:": no setting ""/, settings],
    ['expert:0ms', /no setting "0ms"/, settings],
    ['expert:60001ms', /no setting "60001ms"/, settings],
    ['expert:0', /no setting "0"/, settings],
    ['expert:4097', /no setting "4097"/, settings],
    ['expert:1.5', /no setting "1.5"/, settings],
    ['expert:-3', /no setting "-3"/, settings],
    ['expert:007', /no setting "007"/, settings],
    ['expert:5s', /no setting "5s"/, settings],
    ['expert:noInference', /no setting "noInference"/, settings],
    ['expert:5ms:5ms', /"5ms" is one too many/, /each at most once/],
    ['expert:5ms:400', /"400" is one too many/, /either a time or a number of deals/],
    ['expert:400:5ms', /"5ms" is one too many/, /either a time or a number of deals/],
    ['expert:noinference:noinference', /"noinference" is one too many/, /each at most once/],
  ])('%j is refused', (name, what, allowed) => {
    const read = readBot(name);
    const error = read.ok ? '' : read.error;
    expect(error).toMatch(what);
    expect(error).toMatch(allowed);
    expect(isBotName(name)).toBe(false);
    const expected = expect.objectContaining({ name: 'RangeError', message: error });
    expect(() => allBots.create(name as string)).toThrow(expected);
  });
});

describe('how long an expert thinks', () => {
  const [moment] = playDeals(
    'hearts',
    { passCycle: ['hold'] },
    [allBots.create('random')],
    1,
  ).filter(({ view }) => view.deal!.legal.length > 3);
  const { view, seed } = moment!;

  it('the same deals and the same chance give the same move', () => {
    const think = () => allBots.create('expert:12').choose(view, new SeededRandom(seed));
    const thought = think();
    expect(thought.reason.expected!.length).toBeGreaterThan(1);
    expect(think()).toEqual(thought);
  });

  it('a time ends by the clock that was given', () => {
    let time = 0;
    let asked = 0;
    const clock = (): number => {
      asked++;
      return time++;
    };
    const bot = allBots.create('expert:10ms', { clock });
    const { reason } = bot.choose(view, new SeededRandom(seed));
    expect(reason.expected!.length).toBeGreaterThan(1);
    expect(asked).toBeGreaterThan(2);
    expect(time).toBeLessThan(100);
  });
});
