// Frames that no client of Socket.IO would send: each of them ends its own connection and nothing else.

import type { Random } from '@kalpler/engine';

/** The most bytes of a message are 8192. */
const TOO_LONG = 8193;

const FATAL: readonly ((random: Random) => string | Uint8Array)[] = [
  () => `42["chatMessage",{"text":"${'x'.repeat(TOO_LONG)}"}]`,
  () => '42["playCard",',
  () => '42{"event":"playCard"}',
  () => '42[]',
  () => '42[null]',
  () => '42["disconnect"]',
  () => '42["connect",{}]',
  () => '45-1["playCard"]',
  () => '459999999999-["playCard",{}]',
  () => '42/admin,["playCard"]',
  () => '49',
  () => '9',
  () => 'x',
  () => '',
  (random) => Uint8Array.from({ length: 1 + random.below(40) }, () => random.below(256)),
  (random) => String.fromCharCode(...Array.from({ length: 20 }, () => 256 + random.below(50_000))),
  () => new Uint8Array(TOO_LONG),
];

/** Opens a bare WebSocket, sends something impossible, and waits until the server has had enough. */
export function sendGarbage(url: string, random: Random): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const frame = FATAL[random.below(FATAL.length)]!(random);
  const joins = random.below(3) > 0;
  const isHalf = random.below(5) === 0;
  return new Promise((resolve) => {
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('0') && joins) socket.send('40');
      else if (text.startsWith('0') || text.startsWith('40')) {
        // An attachment that is announced and does not come.
        if (isHalf) socket.send('451-["playCard",{"_placeholder":true,"num":7}]');
        socket.send(frame);
      }
    });
  });
}
