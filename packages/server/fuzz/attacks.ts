// What a stranger may try against a whole server: each attack says what it reached and what it must not reach.

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { measureDrop } from '../bench/dropped.ts';
import { Attacker, repeat } from './attacker.ts';
import { measureExperts } from './expert-tables.ts';

/** The server under attack, as an attack sees it. */
export interface Target {
  readonly port: number;
  readonly database: string;
  /** Megabytes that the process holds. */
  memory(): number;
  metric(name: string): Promise<number>;
  breakTable(id: string): Promise<void>;
}

interface Outcome {
  readonly says: string;
  /** What should not have happened. */
  readonly problems: readonly string[];
}

export interface Attack {
  readonly name: string;
  /** Flags of Node.js for the server. */
  readonly flags?: readonly string[];
  run(target: Target): Promise<Outcome>;
}

const STRANGER = '203.0.113.5';
const MB = 1024 * 1024;
/** How long clients that do not read go on asking. */
const MOST_SECONDS = 180;

function outcome(says: string, ...checks: readonly [boolean, string][]): Outcome {
  return { says, problems: checks.filter(([isGood]) => !isGood).map(([, problem]) => problem) };
}

async function enter(target: Target, from = STRANGER, token = ''): Promise<Attacker> {
  const attacker = new Attacker({ port: target.port, from, token });
  if (!(await attacker.opened)) throw new Error(`${from} was not let in`);
  return attacker;
}

async function makeTable(owner: Attacker, more: object = {}): Promise<Record<string, unknown>> {
  const answer = await owner.ask('createTable', { playerName: 'Zalim', ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Clients that ask for much with acknowledgements and read none of it. */
function slowReaders(count: number, who: 'one player' | 'spectators'): Attack {
  return {
    name: `${count} clients of ${who} that do not read`,
    flags: ['--max-old-space-size=256'],
    async run(target) {
      const owner = await enter(target);
      const { tableId } = await makeTable(owner);
      const text = '😀'.repeat(300);
      for (let i = 0; i < 100; i++) await owner.ask('chatMessage', { text });
      const deaf: Attacker[] = [];
      for (let i = 0; i < count; i++) {
        const isOwner = who === 'one player';
        const client = await enter(target, STRANGER, isOwner ? owner.token : '');
        await client.ask(isOwner ? 'reconnect' : 'spectate', { tableId });
        client.stopReading();
        deaf.push(client);
      }
      const connected = await target.metric('kalpler_sockets');
      const before = target.memory();
      let most = 0;
      let gone = 0;
      const start = performance.now();
      // The network holds several megabytes of what nobody reads before the server has to.
      for (let second = 0; gone < count && second < MOST_SECONDS; second++) {
        await repeat(24, 1, (i) => {
          for (const client of deaf) {
            client.send(i % 2 === 0 ? 'sync' : 'listTables', {}, i);
            if (i === 0) client.pong();
          }
          most = Math.max(most, target.memory());
        });
        gone = connected - (await target.metric('kalpler_sockets'));
      }
      const seconds = (performance.now() - start) / 1000;
      const full = await target.metric('kalpler_cut_off_total');
      for (const client of [owner, ...deaf]) client.close();
      const grown = most - before;
      return outcome(
        `${gone} cut off within ${seconds.toFixed(0)} s, ${full} of them because too much waited; memory grew by ${grown.toFixed(0)} MB at most`,
        [gone >= count, `only ${gone} were cut off`],
        // What may wait for each of them, and what the collector has not come to yet.
        [grown < 100 + count, `memory grew by ${grown.toFixed(0)} MB`],
      );
    },
  };
}

const emptySid: Attack = {
  name: 'connections with an empty sid',
  async run(target) {
    let let_in = 0;
    const all: Attacker[] = [];
    for (let i = 0; i < 700; i++) {
      const attacker = new Attacker({ port: target.port, from: STRANGER, query: '&sid=' });
      all.push(attacker);
      if (await attacker.opened) let_in++;
      // Within the limit on connections at the same time.
      if (i % 100 === 99) for (const each of all.splice(0)) each.close();
    }
    for (const each of all) each.close();
    return outcome(`${let_in} of 700 let in`, [
      let_in <= 600,
      `${let_in} were let in within a minute`,
    ]);
  },
};

const guessing: Attack = {
  name: 'guessing the words of 40 private tables',
  async run(target) {
    const owners: Attacker[] = [];
    const words: string[] = [];
    for (let i = 0; i < 40; i++) {
      const owner = await enter(target, '192.0.2.1');
      const { tableId } = await makeTable(owner, { visibility: 'private' });
      owners.push(owner);
      words.push(String(tableId));
    }
    const codes: Record<string, number> = {};
    for (let i = 0; i < 155; i++) {
      const guesser = i % 20 === 0 ? await enter(target) : owners.at(-1)!;
      if (i % 20 === 0) owners.push(guesser);
      // The word is known; the code is not.
      const tableId = words[i % words.length]!;
      const code = String(100_000 + i);
      const answer = await guesser.ask('spectate', { tableId, ...(i % 2 === 0 ? { code } : {}) });
      const said = answer.ok ? 'entered' : (answer.error as { code: string }).code;
      codes[said] = (codes[said] ?? 0) + 1;
    }
    for (const each of owners) each.close();
    return outcome(
      Object.entries(codes)
        .map((pair) => pair.join(' '))
        .join(', '),
      [codes.entered === undefined, 'a private table was entered'],
      [(codes.RATE_LIMITED ?? 0) >= 140, 'guesses were not slowed down'],
    );
  },
};

const experts: Attack = {
  name: '58 tables with three experts each',
  async run({ port }) {
    const { quiet, loaded, ratio } = await measureExperts(`http://127.0.0.1:${port}`);
    return outcome(
      `a stranger's bots take ${loaded.toFixed(0)} ms instead of ${quiet.toFixed(0)}, ${ratio.toFixed(2)} times`,
      [ratio <= 1.5, `a stranger's bots were slowed ${ratio.toFixed(2)} times`],
    );
  },
};

const spectators: Attack = {
  name: '500 spectators of one table',
  async run(target) {
    const owner = await enter(target, '192.0.2.1');
    const { tableId } = await makeTable(owner);
    const all = [owner];
    let entered = 0;
    const watch = async (i: number) => {
      const spectator = await enter(target, `203.0.113.${10 + (i % 10)}`);
      const answer = await spectator.ask('spectate', { tableId, playerName: `Seyirci ${i}` });
      if (answer.ok) entered++;
      all.push(spectator);
    };
    for (let i = 0; i < 500; i++) await watch(i);
    await pause(1500);
    const received = () => all.reduce((sum, { bytes }) => sum + bytes, 0);
    const before = received();
    for (let i = 0; i < 20; i++) {
      all[1 + i]!.close();
      await watch(500 + i);
    }
    await pause(1500);
    const bytes = received() - before;
    const most = await target.metric('kalpler_sockets');
    for (const each of all) each.close();
    return outcome(
      `${entered} let in, ${most} connections; 20 who leave and come cost ${(bytes / MB).toFixed(2)} MB`,
      [bytes < 20 * MB, 'spectators cost too much'],
      [entered <= 220, `${entered} were let in to one table`],
    );
  },
};

const mutes: Attack = {
  name: '9,600 mutes from 40 connections',
  async run(target) {
    const owner = await enter(target);
    const { tableId } = await makeTable(owner, { bots: ['easy', 'easy'] });
    const same: Attacker[] = [];
    for (let i = 0; i < 40; i++) {
      const client = await enter(target, STRANGER, owner.token);
      await client.ask('reconnect', { tableId });
      same.push(client);
    }
    const before = entries(target.database);
    await repeat(24, 10, (i) => {
      for (const client of same) client.send('mutePlayer', { seat: 1, muted: i % 2 === 0 });
    });
    await pause(1000);
    const written = entries(target.database) - before;
    for (const client of [owner, ...same]) client.close();
    // The honest tables go on writing.
    return outcome(`${written} entries written by all tables meanwhile`, [
      written < 3000,
      `${written} entries were written`,
    ]);
  },
};

/** Entries in the log and in rows that wait for their place there. */
function entries(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const { n } = db
    .prepare(
      `SELECT (SELECT count(*) FROM entry)
        + (SELECT coalesce(sum(json_array_length(body)), 0) FROM (SELECT body FROM recent UNION ALL SELECT body FROM block)) AS n`,
    )
    .get() as { n: number };
  db.close();
  return n;
}

const drop: Attack = {
  name: '8,000 connections lost at once',
  async run(target) {
    const count = () => target.metric('kalpler_sockets');
    const { sockets, longest } = await measureDrop(target.port, 2000, count);
    return outcome(
      `${sockets} connections lost; slowest answer of /healthz ${longest.toFixed(0)} ms`,
      [sockets === 8000, `only ${sockets} had been let in`],
      [longest <= 200, `/healthz took ${longest.toFixed(0)} ms`],
    );
  },
};

const brokenTimer: Attack = {
  name: 'a table whose clock meets a bug',
  async run(target) {
    const owner = await enter(target);
    const messages: string[] = [];
    const { tableId } = await makeTable(owner, {
      bots: ['easy', 'easy', 'easy'],
      visibility: 'public',
      options: { passCycle: ['hold'], timers: { turnSeconds: 5 } },
    });
    owner.listen((text) => messages.push(text));
    await target.breakTable(String(tableId));
    await pause(15_000);
    const failed = await target.metric('kalpler_failures_total{what="table"}');
    const closed = messages.some((text) => text.includes('tableClosed'));
    const alive = await enter(target, '192.0.2.9');
    const next = await makeTable(alive);
    for (const each of [owner, alive]) each.close();
    return outcome(
      `${failed} faults counted, its player ${closed ? 'was notified' : 'received nothing'}, ${next.tableId} opened after it`,
      [failed > 0, 'the fault was not counted'],
      [closed, 'the player was not notified'],
    );
  },
};

export const ATTACKS: readonly Attack[] = [
  slowReaders(4, 'one player'),
  slowReaders(25, 'spectators'),
  emptySid,
  guessing,
  experts,
  spectators,
  mutes,
  drop,
  brokenTimer,
];
