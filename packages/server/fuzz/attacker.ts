// A client without manners: it speaks Socket.IO by hand, from an address of its choice, and may stop reading.

import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

interface AttackerOptions {
  readonly port: number;
  /** The address that a proxy in front of the server names (TRUST_PROXY=1). */
  readonly from: string;
  readonly token?: string;
  /** What is added to the address of the handshake. */
  readonly query?: string;
}

type Answer = Readonly<Record<string, unknown>> & { readonly ok: boolean };

export class Attacker {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #listener: (text: string) => void = () => {};
  readonly #opened = Promise.withResolvers<boolean>();
  #asked = 0;
  token: string;
  bytes = 0;

  constructor({ port, from, token = '', query = '' }: AttackerOptions) {
    this.token = token;
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket${query}`;
    const headers = { 'X-Forwarded-For': from };
    this.#socket = new WebSocket(url, { perMessageDeflate: false, headers });
    this.#socket.on('message', (data) => this.receive(data.toString()));
    this.#socket.on('error', () => this.#opened.resolve(false));
    this.#socket.on('close', () => {
      this.#opened.resolve(false);
      for (const resolve of this.#answers.values()) resolve({ ok: false, error: { code: 'CUT' } });
      this.#answers.clear();
    });
  }

  /** Whether it was let in. */
  get opened(): Promise<boolean> {
    return this.#opened.promise;
  }

  private receive(text: string): void {
    this.bytes += text.length;
    this.#listener(text);
    if (text[0] === '0')
      this.#socket.send(`40${JSON.stringify({ token: this.token, dialect: 'views' })}`);
    else if (text === '2') this.#socket.send('3');
    else if (text.startsWith('42["welcome"')) {
      this.token ||= JSON.parse(text.slice(2))[1].token;
      this.#opened.resolve(true);
    } else if (text.startsWith('43')) {
      const [, id, answer] = /^43(\d+)(.*)$/.exec(text)!;
      this.#answers.get(Number(id))?.(JSON.parse(answer!)[0]);
      this.#answers.delete(Number(id));
    }
  }

  /** Passes on every frame. */
  listen(listener: (text: string) => void): void {
    this.#listener = listener;
  }

  /** Asks and waits for the answer. */
  ask(request: string, payload: object = {}): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(++this.#asked, resolve);
      this.send(request, payload, this.#asked);
    });
  }

  /** Asks without listening; with a number the server has to answer all the same. */
  send(request: string, payload: object = {}, id: number | '' = ''): void {
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.send(`42${id}${JSON.stringify([request, payload])}`);
    }
  }

  /** Reads nothing from now on, and so does not notice that it is cut off. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Says that it is alive without having been asked. */
  pong(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send('3');
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Does something at a fixed rate for some seconds. */
export async function repeat(
  perSecond: number,
  seconds: number,
  run: (i: number) => void,
): Promise<void> {
  const start = performance.now();
  for (let done = 0; done < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond);
    while (done < due) run(done++);
    await pause(5);
  }
}
