// A Socket.IO client with next to nothing in it, so that a load generator can hold ten thousand of them.

import { WebSocket } from 'ws';

export class RawSocket {
  readonly #socket: WebSocket;
  readonly #handle: (text: string) => void;
  #opened: () => void = () => {};
  #failed: (error: Error) => void = () => {};

  /** `handle` gets the JSON text of each event: `["updateGame",{…}]`. */
  constructor(port: number, auth: object, handle: (text: string) => void) {
    this.#handle = handle;
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    this.#socket.on('message', (data) => this.receive(data.toString(), auth));
    this.#socket.on('error', (error) => this.#failed(error));
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#opened = resolve;
      this.#failed = reject;
    });
  }

  private receive(text: string, auth: object): void {
    // Engine.IO: 0 opens, 2 asks for a 3. Socket.IO within 4: 0 connects, 2 is an event.
    if (text[0] === '0') this.#socket.send(`40${JSON.stringify(auth)}`);
    else if (text === '2') this.#socket.send('3');
    else if (text.startsWith('42')) this.#handle(text.slice(2));
    else if (text.startsWith('40')) this.#opened();
  }

  emit(event: string, payload: object): void {
    this.#socket.send(`42${JSON.stringify([event, payload])}`);
  }

  close(): void {
    this.#socket.terminate();
  }
}
