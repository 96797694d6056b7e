// Many people at many tables in a process of their own, so that all of their connections can be lost at once.

import { constants, setPriority } from 'node:os';
import { Attacker } from './attacker.ts';

// These people would be on machines of their own: here they get what the server and the honest people leave.
setPriority(constants.priority.PRIORITY_LOW);

const [port, tables, perAddress] = process.argv.slice(2).map(Number) as [number, number, number];
const TOGETHER = 25;

async function seatFour(table: number): Promise<void> {
  const from = `198.51.${100 + Math.floor(table / perAddress)}.1`;
  const people: Attacker[] = [];
  let place = {};
  for (let seat = 0; seat < 4; seat++) {
    const person = new Attacker({ port, from });
    if (!(await person.opened)) throw new Error('not let in');
    people.push(person);
    const playerName = `Oyuncu ${seat}`;
    const answer = await (seat === 0
      ? person.ask('createTable', { playerName })
      : person.ask('joinTable', { ...place, playerName }));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    place = { tableId: answer.tableId };
  }
}

for (let table = 0; table < tables; table += TOGETHER) {
  const some = Array.from({ length: Math.min(TOGETHER, tables - table) }, (_, i) => table + i);
  await Promise.all(some.map(seatFour));
}
process.send?.('seated');
