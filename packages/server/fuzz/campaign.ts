// Noise from all sides against tables at which honest people play: every message is judged, every table must finish.

import { type Random, type Seat, SeededRandom } from '@kalpler/engine';
import type { ErrorCode } from '@kalpler/protocol';
import { DocumentClient } from '../testing/document-client.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { GAME_NAMES, type GameName, HonestTable } from './honest-table.ts';
import { type Malformed, malformed, sendGarbage } from './malformed.ts';
import {
  arrival,
  fromOutside,
  fromSeat,
  fromSpectator,
  type OutOfPlace,
  wrongNow,
} from './out-of-place.ts';

interface FuzzReport {
  messages: number;
  /** Matches that honest players have finished. */
  matches: number;
  /** How often each code was given, and how often a repeat was answered. */
  readonly codes: Record<string, number>;
  readonly problems: string[];
}

interface Attacker {
  readonly client: DocumentClient;
  readonly honest: HonestTable | null;
  readonly seat: Seat | null;
}

/** Messages between two honest moves. */
const BATCH = 100;
const OUTSIDERS = 4;
const MOST_PROBLEMS = 20;
const FREE = { REQUESTS_PER_SECOND: '1000000' };

export async function fuzz(
  messages: number,
  seed: number,
  progress: (report: FuzzReport) => void = () => {},
): Promise<FuzzReport> {
  const server = await startTestServer({ clock: new FakeClock(), env: FREE });
  const campaign = new Campaign(server, new SeededRandom(seed));
  try {
    await campaign.open();
    while (campaign.report.messages < messages && campaign.report.problems.length < MOST_PROBLEMS) {
      await campaign.round(seed + campaign.report.messages);
      progress(campaign.report);
    }
    await campaign.end();
    await checkHealth(server, campaign.report);
  } finally {
    campaign.close();
    await server.remove();
  }
  return campaign.report;
}

/** Nothing has failed inside, and the server still answers. */
async function checkHealth({ url }: TestServer, { problems }: FuzzReport): Promise<void> {
  const health = await fetch(`${url}/healthz`);
  if (health.status !== 200) problems.push(`healthz: ${health.status}`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const [line] of metrics.matchAll(/^kalpler_failures_total\{.*\} [1-9].*$/gm))
    problems.push(line);
}

class Campaign {
  readonly report: FuzzReport = { messages: 0, matches: 0, codes: {}, problems: [] };
  readonly #server: TestServer;
  readonly #random: Random;
  readonly #tables = new Map<GameName, HonestTable>();
  #attackers: Attacker[] = [];

  constructor(server: TestServer, random: Random) {
    this.#server = server;
    this.#random = random;
  }

  async open(): Promise<void> {
    for (const game of GAME_NAMES) await this.openTable(game);
    for (let i = 0; i < OUTSIDERS; i++) {
      const client = await new DocumentClient(this.#server.url).connected();
      this.#attackers.push({ client, honest: null, seat: null });
    }
  }

  /** A table with a false friend behind every player, and one among the spectators. */
  private async openTable(game: GameName): Promise<void> {
    const honest = await HonestTable.open(this.#server, game, this.#random);
    this.#tables.set(game, honest);
    for (const [seat, { token }] of honest.players.entries()) {
      const client = await new DocumentClient(this.#server.url, { token }).connected();
      await client.ask('reconnect', { tableId: honest.word });
      this.#attackers.push({ client, honest, seat });
    }
    const client = await new DocumentClient(this.#server.url).connected();
    await client.ask('spectate', { tableId: honest.word });
    this.#attackers.push({ client, honest, seat: null });
  }

  /** A batch of noise, then one honest move at every table. */
  async round(seed: number): Promise<void> {
    await this.batch(malformed(BATCH, seed));
    await sendGarbage(this.#server.url, this.#random);
    this.report.messages++;
    for (const [game, honest] of [...this.#tables]) {
      await honest.step();
      if (honest.isOver) await this.finish(game, honest);
    }
  }

  private async finish(game: GameName, honest: HonestTable): Promise<void> {
    this.report.problems.push(...honest.differences());
    this.report.matches++;
    for (const { client, honest: at } of this.#attackers) if (at === honest) client.close();
    this.#attackers = this.#attackers.filter((attacker) => attacker.honest !== honest);
    honest.close();
    await this.openTable(game);
  }

  /** Tables that are not over yet are played to their end. */
  async end(): Promise<void> {
    for (const honest of this.#tables.values()) {
      while (!honest.isOver) await honest.step();
      this.report.problems.push(...honest.differences());
      this.report.matches++;
    }
  }

  close(): void {
    for (const { client } of this.#attackers) client.close();
    for (const honest of this.#tables.values()) honest.close();
  }

  private async batch(noise: readonly Malformed[]): Promise<void> {
    const versions = [...this.#tables.values()].map(({ match }) => match.version);
    const arriving = new Set<Attacker>();
    const expected = new Map<Attacker, ErrorCode[]>();
    await Promise.all(
      noise.map((bad) => {
        const attacker = this.#attackers[this.#random.below(this.#attackers.length)]!;
        const { event, rest, code } =
          this.#random.below(5) < 3
            ? { ...bad, code: 'BAD_REQUEST' as const }
            : asSent(this.outOfPlace(attacker, arriving));
        return this.expect(expected, attacker, event, rest, code);
      }),
    );
    await Promise.all(
      [...this.#tables.values()].map((honest) => {
        const { attacker, seat } = this.whoseTurn(honest);
        const { event, rest, code } = asSent(wrongNow(honest.match, seat, this.#random));
        return this.expect(expected, attacker, event, rest, code);
      }),
    );
    for (const [attacker, codes] of expected) this.compareErrors(attacker, codes);
    const after = [...this.#tables.values()].map(({ match }) => match.version);
    if (versions.join() !== after.join()) this.report.problems.push('noise has moved a table');
  }

  private expect(
    expected: Map<Attacker, ErrorCode[]>,
    attacker: Attacker,
    event: string,
    rest: readonly unknown[],
    code: ErrorCode | null,
  ): Promise<void> {
    if (code !== null) expected.set(attacker, [...(expected.get(attacker) ?? []), code]);
    return this.send(attacker, event, rest, code);
  }

  /** Sits beside the player who is to act, so that every kind of move is tried wrongly at its time. */
  private whoseTurn(honest: HonestTable): { attacker: Attacker; seat: Seat } {
    const seat = honest.match.actors[0] ?? 0;
    const attacker = this.#attackers.find((one) => one.honest === honest && one.seat === seat)!;
    return { attacker, seat };
  }

  private outOfPlace(attacker: Attacker, arriving: Set<Attacker>): OutOfPlace {
    const { honest, seat } = attacker;
    if (honest !== null) {
      return seat === null ? fromSpectator(this.#random) : fromSeat(honest, seat, this.#random);
    }
    if (arriving.has(attacker) || this.#random.below(2) === 0) return fromOutside(this.#random);
    arriving.add(attacker);
    const words = [...this.#tables.values()].map(({ word }) => word);
    return arrival(words[this.#random.below(words.length)]!, this.#random);
  }

  private send(
    { client }: Attacker,
    event: string,
    rest: readonly unknown[],
    code: ErrorCode | null,
  ): Promise<void> {
    this.report.messages++;
    return new Promise((resolve) => {
      client.socket.emit(event, ...rest, (answer: { ok: boolean; error?: { code: string } }) => {
        const given = answer.ok ? 'ok' : (answer.error?.code ?? 'no code');
        this.report.codes[given] = (this.report.codes[given] ?? 0) + 1;
        if (given !== (code ?? 'ok')) {
          const sent = JSON.stringify(rest)?.slice(0, 200);
          this.report.problems.push(`${event} ${sent}: expected ${code ?? 'ok'}, got ${given}`);
        }
        resolve();
      });
    });
  }

  /** Every refusal also comes as an `error` event, which names its code and no stack. */
  private compareErrors({ client }: Attacker, codes: readonly ErrorCode[]): void {
    const errors = client.all('error');
    const received = errors.map(({ code }) => code).sort();
    if (received.join() !== [...codes].sort().join())
      this.report.problems.push(`error events: ${received.join()}; expected ${codes.join()}`);
    if (errors.some((error) => /\bat .*:\d+/.test(JSON.stringify(error))))
      this.report.problems.push('a stack trace has left the server');
    client.received.length = 0;
  }
}

function asSent({ event, payload, code }: OutOfPlace) {
  return { event, rest: [payload] as readonly unknown[], code };
}
