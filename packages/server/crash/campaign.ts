// The crash test: tables full of players, and a server that is killed again and again while they play.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GameId, type Random, SeededRandom } from '@kalpler/engine';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { audit, type Findings, noFindings } from './audit.ts';
import { Player } from './player.ts';

interface CrashOptions {
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  /** Called after each kill. */
  readonly progress?: (kills: number, received: number) => void;
}

export interface CrashReport extends Findings {
  readonly kills: number;
  readonly tables: number;
  readonly seconds: number;
}

/** No clock may act for anybody, however slow the machine is. */
const TIMERS = {
  turnSeconds: null,
  passSeconds: null,
  bidSeconds: null,
  exchangeSeconds: null,
  selectSeconds: null,
  moonSeconds: null,
  rematchSeconds: null,
  roundEndSeconds: null,
  cleanupSeconds: null,
};

/** Short matches with every kind of move. */
const GAMES: readonly { readonly game: GameId; readonly options: object }[] = [
  { game: 'hearts', options: { endScore: 20, disconnect: 'onTimeout' } },
  { game: 'spades', options: { targetScore: 50, loseScore: -50, blindNilMinDeficit: 0 } },
  { game: 'king', options: { penaltiesPerPlayer: 1, trumpsPerPlayer: 1 } },
];

/** Without a word from the server for so long, the test is stuck. */
const PATIENCE_MS = 60_000;

/** Plays and kills; the report says what is lost. */
export async function crashCampaign(request: CrashOptions): Promise<CrashReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-crash-'));
  const campaign = new Campaign(folder, request);
  try {
    return await campaign.run();
  } finally {
    await campaign.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Campaign {
  readonly #folder: string;
  readonly #request: CrashOptions;
  readonly #random: Random;
  readonly #tables: Player[][] = [];
  #server: ServerProcess | null = null;
  #port = 0;
  #isEnding = false;
  #received = 0;
  #killAt = Number.POSITIVE_INFINITY;
  #load: () => void = () => {};

  constructor(folder: string, request: CrashOptions) {
    this.#folder = folder;
    this.#request = request;
    this.#random = new SeededRandom(request.seed);
  }

  async run(): Promise<CrashReport> {
    const { kills, tables, progress } = this.#request;
    const start = performance.now();
    await this.start();
    await Promise.all(Array.from({ length: tables }, (_, i) => this.seat(i)));
    for (const player of this.players()) player.begin();
    for (let kill = 1; kill <= kills; kill++) {
      // From the first word after the return up to some moves of everyone.
      this.#killAt = this.#received + 1 + this.#random.below(tables * 40);
      await this.until(() => this.#received >= this.#killAt, `kill ${kill}`);
      await this.#server!.end('SIGKILL');
      for (const player of this.players()) player.leave();
      await this.start();
      // Some are not back yet when the next kill comes.
      for (const player of this.players()) player.connect(this.url);
      progress?.(kill, this.#received);
    }
    this.#isEnding = true;
    await this.until(() => this.#tables.every(isDone), 'the end of all matches');
    const findings = noFindings();
    await this.check(findings);
    const seconds = (performance.now() - start) / 1000;
    return { ...findings, kills, tables, seconds };
  }

  async end(): Promise<void> {
    for (const player of this.players()) player.leave();
    await this.#server?.end('SIGKILL');
  }

  private get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  private players(): Player[] {
    return this.#tables.flat();
  }

  private async start(): Promise<void> {
    const env = { DATA_DIR: this.#folder, PORT: String(this.#port) };
    this.#server = new ServerProcess(env);
    this.#port = await this.#server.ready();
  }

  private async seat(index: number): Promise<void> {
    const pool = {
      random: this.#random,
      received: () => this.received(),
      goesOn: () => !this.#isEnding,
    };
    const players = [0, 1, 2, 3].map((seat) => new Player(`P${index}-${seat}`, pool));
    this.#tables[index] = players;
    await Promise.all(players.map((player) => player.connect(this.url)));
    const { game, options } = GAMES[index % GAMES.length]!;
    const [owner, ...others] = players;
    const made = await owner!.ask('createTable', {
      playerName: owner!.name,
      game,
      options: { ...options, timers: TIMERS },
    });
    if (!made.ok) throw new Error(`no table: ${made.error.message}`);
    for (const player of others) {
      const tableId = owner!.table;
      const joined = await player.ask('joinTable', { tableId, playerName: player.name });
      if (!joined.ok) throw new Error(`no seat: ${joined.error.message}`);
    }
  }

  private received(): void {
    this.#received++;
    if (this.#received >= this.#killAt || this.#isEnding) this.#load();
  }

  /** Waits for something that can only come true when a player receives something. */
  private async until(isTrue: () => boolean, what: string): Promise<void> {
    while (!isTrue()) {
      const received = Promise.withResolvers<void>();
      this.#load = received.resolve;
      const alarm = setTimeout(() => received.reject(new Error(this.stuck(what))), PATIENCE_MS);
      await received.promise.finally(() => clearTimeout(alarm));
    }
  }

  private stuck(what: string): string {
    const open = this.#tables.filter((players) => !isDone(players)).slice(0, 3);
    const places = open.map((players) => {
      const seats = players.map(({ held }) => `${held?.view.phase} ${held?.view.version}`);
      return `${players[0]!.table} (${seats.join(', ')})`;
    });
    return `no word from the server while waiting for ${what}; ${places.join('; ')}\n${this.#server?.output}`;
  }

  private async check(findings: Findings): Promise<void> {
    const archive = new Map<string, string>();
    for (const match of new Set(this.players().flatMap(({ finals }) => [...finals.keys()]))) {
      const response = await fetch(`${this.url}/api/matches/${match}`);
      if (response.ok) archive.set(match, await response.text());
    }
    const { code } = await this.#server!.end('SIGTERM');
    if (code !== 0) findings.wrong.push(`the server ended with ${code}`);
    const said = this.#server!.output.match(/^\{.*"level":[56]0.*$/m)?.[0];
    if (said) findings.wrong.push(`the server said: ${said}`);
    const store = new SqliteStore(this.#folder);
    for (const players of this.#tables) {
      const slug = players[0]!.table;
      audit(slug, players, await store.entries(slug), archive, findings);
    }
    await store.close();
  }
}

/** All see the same end, and not all have asked for another match. */
function isDone(players: readonly Player[]): boolean {
  const match = players[0]!.held?.match;
  return (
    players.every(({ isAtEnd, held }) => isAtEnd && held?.match === match) &&
    !players.every(({ voted }) => voted === match)
  );
}
