// The thread's end of the line by itself: it answers what it can and survives everything else.

import { SeededRandom } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { playDeals } from '../../testing/table-play.ts';
import { allBots } from '../index.ts';
import { RandomBot } from '../levels/player.ts';
import { type Answer, answerQuestions, type ThoughtRequest } from './thinker.ts';

const VIEW = playDeals('hearts', {}, [new RandomBot()], 1)[0]!.view;

function thread() {
  const answers: Answer[] = [];
  let listener: (question: ThoughtRequest) => void = () => {};
  answerQuestions(allBots, {
    send: (answer) => answers.push(structuredClone(answer)),
    handle: (received) => {
      listener = received;
    },
  });
  return { answers, say: (message: unknown) => listener(message as ThoughtRequest) };
}

it('what nobody can be waiting for is passed over', () => {
  const { answers, say } = thread();
  const noise = [null, undefined, 'basic', 7, [], {}, { bot: 'basic' }, { id: null }, { id: '1' }];
  for (const message of noise) expect(() => say(message)).not.toThrow();
  expect(answers).toEqual([]);
  say({ id: 3, bot: 'basic', view: VIEW, seed: 5 });
  const thought = allBots.create('basic').choose(VIEW, new SeededRandom(5));
  expect(answers).toEqual([{ id: 3, thought, problem: null }]);
});

it.each([
  ['no bot', { view: VIEW, seed: 1 }, /undefined/],
  ['a bot that is none', { bot: { name: 'basic' }, view: VIEW, seed: 1 }, /no bot/],
  ['no view', { bot: 'basic', seed: 1 }, /cannot be played/],
  ['a view of nothing', { bot: 'basic', view: null, seed: 1 }, /cannot be played/],
  ['a spectator', { bot: 'basic', view: { ...VIEW, seat: null }, seed: 1 }, /spectator/],
])('%s is a problem', (_, question, problem) => {
  const { answers, say } = thread();
  say({ id: 4, ...question });
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({ id: 4, thought: null });
  expect(answers[0]!.problem).toMatch(problem);
});

it('a problem is reported once, and not with the next answer', () => {
  const { answers, say } = thread();
  // Who bids must know how the match stands.
  const { view } = playDeals('spades', {}, [new RandomBot()], 1)[0]!;
  say({ id: 0, bot: 'basic', view: { ...view, standing: null }, seed: 1 });
  say({ id: 1, bot: 'basic', view: VIEW, seed: 1 });
  expect(answers.map(({ problem }) => typeof problem)).toEqual(['string', 'object']);
  expect(answers[0]!.thought!.reason.kind).toBe('fallback');
  expect(answers[1]!.problem).toBeNull();
});
