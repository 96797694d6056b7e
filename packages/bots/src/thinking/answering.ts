// The thread's end: answers each question with a bot's thought, and stays up whatever happens.

import { SeededRandom } from '@kalpler/engine';
import type { Bot } from '../bot.ts';
import type { Bots } from '../create-bots.ts';
import { type Answer, type Channel, messageOf, type ThoughtRequest } from './question.ts';

export function answerQuestions(players: Bots, line: Channel<Answer, ThoughtRequest>): void {
  const bots = new Map<string, Bot>();
  let problem: string | null = null;
  const report = (error: unknown): void => {
    problem = messageOf(error);
  };
  const botOf = (name: string): Bot => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    const made = players.create(name, { report });
    bots.set(name, made);
    return made;
  };
  line.handle((question: ThoughtRequest | null | undefined) => {
    // Nobody waits for an answer without a number.
    const id = question?.id;
    if (!question || typeof id !== 'number') return;
    problem = null;
    try {
      const { bot, view, seed } = question;
      const thought = botOf(bot).choose(view, new SeededRandom(seed));
      line.send({ id, thought, problem });
    } catch (error) {
      line.send({ id, thought: null, problem: messageOf(error) });
    }
  });
}
