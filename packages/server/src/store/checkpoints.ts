// Checkpoints beside the host: the log is worked into the file by a thread, and begun anew by the host.

import { Worker } from 'node:worker_threads';

/** How often the thread is asked. */
const PAUSE = 2000;
/** Pages after which the log is begun anew; by then hardly any are left that are not in the file. */
const LONG_LOG = 10_000;

export class Checkpoints {
  readonly #worker: Worker;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  /** `restart` begins the log anew; `failed` is told when there is no thread any longer. */
  constructor(file: string, restart: () => void, failed: () => void) {
    this.#worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: file,
    });
    this.#worker.unref();
    this.#worker.on('message', (pages: number) => {
      this.#isBusy = false;
      if (pages >= LONG_LOG) restart();
    });
    this.#worker.on('error', () => {
      clearInterval(this.#timer);
      failed();
    });
    this.#timer = setInterval(() => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      this.#worker.postMessage('checkpoint');
    }, PAUSE);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#worker.terminate();
  }
}
