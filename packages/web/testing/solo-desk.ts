// A desk for tests, as the worker has one: questions to it, and everything that it tells.

import type { Result } from '@kalpler/engine';
import { SeededRandom } from '@kalpler/engine';
import type { AloneState, OpenProblem } from '../src/alone/alone-state.ts';
import type { MatchQuestion, Told } from '../src/alone/line.ts';
import { type DeskParts, MatchDesk } from '../src/alone/match-desk.ts';
import { thinkHere } from '../src/alone/thinking.ts';
import { factsOf } from '../src/stats/facts.ts';
import { anyMove, must, type SoloWish, wishOf } from './solo.ts';

export class SoloDesk {
  readonly desk: MatchDesk;
  readonly told: Told[] = [];
  /** The matches that were remembered. */
  readonly remembered: string[] = [];
  readonly #random = new SeededRandom(1);
  #clock = 1_000;

  constructor(parts: Pick<DeskParts, 'store'> & Partial<DeskParts>) {
    this.desk = new MatchDesk({
      think: thinkHere(() => {}),
      hold: async () => () => {},
      tell: (told) => this.told.push(told),
      now: () => ++this.#clock,
      remember: async ({ table, match, progress }) => {
        await parts.store.keepFacts(factsOf(table, match, progress));
        this.remembered.push(match.id);
      },
      ...parts,
    });
  }

  /** The answer, once the others have acted after it. */
  async ask<Answer>(question: MatchQuestion): Promise<Answer> {
    const answer = (await this.desk.answer(question)) as Answer;
    await this.calm();
    return answer;
  }

  /** Everything that was asked has been done. */
  async calm(): Promise<void> {
    await this.desk.answer({ kind: 'warm', game: 'hearts' });
  }

  async start(wish: SoloWish): Promise<string> {
    return must(await this.ask<Result<string, string>>({ kind: 'start', wish: wishOf(wish) }));
  }

  open(id: string, isForced = false): Promise<Result<null, OpenProblem>> {
    return this.ask({ kind: 'open', id, isForced });
  }

  get states(): AloneState[] {
    return this.told.flatMap((told) => (told.kind === 'state' ? told.state : []));
  }

  get state(): AloneState {
    return this.states.at(-1)!;
  }

  get problems(): string[] {
    return this.told.flatMap((told) => (told.kind === 'problem' ? told.text : []));
  }

  get isGone(): boolean {
    return this.told.some(({ kind }) => kind === 'gone');
  }

  /** The player's next step; false when the match is over. */
  async step(): Promise<boolean> {
    const { view, isOver } = this.state;
    if (isOver) return false;
    if (view.awaitsDeal) await this.ask({ kind: 'next' });
    else must(await this.ask({ kind: 'play', move: anyMove(view, this.#random) }));
    return true;
  }

  async steps(count: number): Promise<void> {
    for (let i = 0; i < count; i++) if (!(await this.step())) break;
  }
}
