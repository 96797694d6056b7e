// The service of solo play for tests: requests to it as the page makes them, and every event that it emits.

import { SeededRandom } from '@kalpler/engine';
import type { SoloState } from '@kalpler/match';
import { anyMove, must, requestOf, type SoloRequest } from '../../../match/testing/solo.ts';

import {
  type SoloEvent,
  SoloService,
  type SoloServiceOptions,
} from '../../src/solo/match/solo-service.ts';
import { thinkHere } from '../../src/solo/match/thinking.ts';
import { MemoryStore } from '../../src/solo/store/memory-store.ts';
import { factsOf } from '../../src/stats/facts-of.ts';

export class SoloTestService {
  readonly service: SoloService;
  readonly messages: SoloEvent[] = [];
  /** The matches whose results were stored. */
  readonly remembered: string[] = [];
  readonly #random = new SeededRandom(1);
  #clock = 1_000;

  constructor(parts: Pick<SoloServiceOptions, 'store'> & Partial<SoloServiceOptions>) {
    this.service = new SoloService({
      think: thinkHere(() => {}),
      hold: async () => () => {},
      emit: (message) => this.messages.push(message),
      now: () => ++this.#clock,
      remember: async ({ table, saved, progress }) => {
        await parts.store.keepFacts(factsOf(table, saved, progress));
        this.remembered.push(saved.id);
      },
      ...parts,
    });
  }

  /** The answer, once the others have acted after it. */
  async ask<Name extends keyof SoloService>(
    name: Name,
    ...given: Parameters<SoloService[Name]>
  ): Promise<Awaited<ReturnType<SoloService[Name]>>> {
    const handle = this.service[name] as (...given: unknown[]) => ReturnType<SoloService[Name]>;
    const answer = await handle(...given);
    await this.calm();
    return answer;
  }

  /** Everything that was asked has been done. */
  async calm(): Promise<void> {
    await this.service.warm('hearts');
  }

  async start(request: SoloRequest): Promise<string> {
    return must(await this.ask('start', requestOf(request)));
  }

  open(id: string, isForced = false) {
    return this.ask('open', id, isForced);
  }

  get states(): SoloState[] {
    return this.messages.flatMap((message) => (message.kind === 'state' ? message.state : []));
  }

  get state(): SoloState {
    return this.states.at(-1)!;
  }

  get problems(): string[] {
    return this.messages.flatMap((message) => (message.kind === 'problem' ? message.text : []));
  }

  get isGone(): boolean {
    return this.messages.some(({ kind }) => kind === 'gone');
  }

  /** The player's next step; false when the match is over. */
  async step(): Promise<boolean> {
    const { view, isOver } = this.state;
    if (isOver) return false;
    if (view.awaitsDeal) await this.ask('next');
    else must(await this.ask('play', anyMove(view, this.#random)));
    return true;
  }

  async steps(count: number): Promise<void> {
    for (let i = 0; i < count; i++) if (!(await this.step())) break;
  }
}

/** A store that has no room now and then, as a browser's may have none. */
export class FlakyStore extends MemoryStore {
  override readonly isPersistent = true;
  /** Whether the next write is refused. */
  isFull: () => boolean = () => false;
  refused = 0;

  override async begin(...saved: Parameters<MemoryStore['begin']>): Promise<void> {
    this.#checkRoom();
    return super.begin(...saved);
  }

  override async write(...saved: Parameters<MemoryStore['write']>): Promise<void> {
    this.#checkRoom();
    return super.write(...saved);
  }

  override async quarantine(...saved: Parameters<MemoryStore['quarantine']>): Promise<void> {
    this.#checkRoom();
    return super.quarantine(...saved);
  }

  override async keepFacts(...saved: Parameters<MemoryStore['keepFacts']>): Promise<void> {
    this.#checkRoom();
    return super.keepFacts(...saved);
  }

  #checkRoom(): void {
    if (!this.isFull()) return;
    this.refused++;
    throw new DOMException('there is no room', 'QuotaExceededError');
  }
}
