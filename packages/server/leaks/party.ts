// Players and spectators who play a match at random over real sockets, and do everything else that people do meanwhile.

import { type Move, moveOf, type Random, type Seat, type Table } from '@kalpler/engine';
import { requestOfMove } from '@kalpler/protocol';
import { TableHost } from '../src/table/host.ts';
import { DocumentClient } from '../testing/document-client.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import type { TestServer } from '../testing/harness.ts';
import type { TableRequest } from './tables.ts';
import type { Watch } from './watch.ts';

export interface Stage {
  readonly server: TestServer;
  readonly clock: FakeClock;
  readonly watch: Watch;
  /** A match that has had this many deals is left. */
  readonly mostDeals: number;
  /** Makes the host leak, to see whether that is noticed. */
  readonly tamper?: (host: TableHost) => void;
}

interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly token: string;
}

const NAMES = ['Ayşe', 'Burak', 'Ceren', 'Deniz'];
const SAYINGS = ['merhaba', 'iyi oyun', 'eline sağlık', '...'];
/** Longer than any turn, shorter than the clean-up of a table with people. */
const TOO_LONG = 46_000;
/** After this many leaks there is no need to play on. */
export const ENOUGH = 20;

export class Party {
  readonly #stage: Stage;
  readonly #random: Random;
  readonly #request: TableRequest;
  readonly #delay: number;
  readonly #bots: number;
  /** By seat, while they are here. */
  readonly #players = new Map<Seat, DocumentClient>();
  readonly #people: Person[] = [];
  readonly #spectators: DocumentClient[] = [];
  #host!: TableHost;
  #word = '';

  constructor(stage: Stage, request: TableRequest, random: Random) {
    this.#stage = stage;
    this.#random = random;
    this.#request = request;
    this.#delay = request.delay ?? [0, 0, 5, 40][random.below(4)]!;
    this.#bots = random.below(6) === 0 ? 1 : 0;
  }

  /** Plays until the match is over, or long enough. */
  async play(): Promise<void> {
    await this.sitDown();
    while (await this.step());
    await this.end();
  }

  private get match(): Table | null {
    return this.#host.room.match;
  }

  private async connect(token?: string): Promise<DocumentClient> {
    const dialect = this.#random.below(2) === 0 ? 'views' : 'documents';
    const client = new DocumentClient(this.#stage.server.url, {
      dialect,
      ...(token === undefined ? {} : { token }),
    });
    this.#stage.watch.follow(client, token);
    const welcome = client.next('welcome');
    await client.connected();
    await welcome;
    return client;
  }

  private async sitDown(): Promise<void> {
    const { game, preset, options, seats } = this.#request;
    for (let n = 0; n < seats - this.#bots; n++) {
      const client = await this.connect();
      const playerName = NAMES[n]!;
      const sent =
        n === 0
          ? await client.ask('createTable', {
              playerName,
              game,
              preset,
              options,
              bots: this.#bots > 0 ? ['easy'] : [],
              spectatorDelay: this.#delay,
              salt: 'tuz',
            })
          : await client.ask('joinTable', { tableId: this.#word, playerName });
      if (!sent.ok) throw new Error(JSON.stringify(sent));
      this.#word = sent.tableId;
      this.#people.push({ seat: sent.seat, name: playerName, token: client.token });
      this.#players.set(sent.seat, client);
      if (n > 0) continue;
      await this.watchOn();
      const found = await this.#stage.server.lobby.find(this.#word);
      if (!(found instanceof TableHost)) throw new Error(found.message);
      this.#host = found;
      this.#stage.tamper?.(found);
    }
  }

  private async watchOn(): Promise<void> {
    const spectator = await this.connect();
    const playerName = `Seyirci ${this.#spectators.length + 1}`;
    const sent = await spectator.ask('spectate', { tableId: this.#word, playerName });
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    this.#spectators.push(spectator);
  }

  /** One thing that somebody does; false when there is no more to do. */
  private async step(): Promise<boolean> {
    const match = this.match;
    if (match === null || match.standing.winners) return false;
    const { mostDeals, watch } = this.#stage;
    if (match.results.length >= mostDeals || watch.leaks.length >= ENOUGH) return false;
    const chance = this.#random.below(100);
    if (chance < 12) await this.doSomethingElse(chance);
    else if (match.awaitsDeal) await this.advance();
    else await this.move(match);
    return true;
  }

  private async move(match: Table): Promise<void> {
    const seat = match.actors[this.#random.below(match.actors.length)]!;
    const player = this.#players.get(seat);
    if (player === undefined) {
      await this.waitFor(match);
      return;
    }
    const { name, request } = requestOfMove(this.choose(match, seat));
    const sent = await player.ask(name, request);
    if (!sent.ok && sent.error.code !== 'WRONG_PHASE' && sent.error.code !== 'NOT_YOUR_TURN')
      throw new Error(`${name} ${JSON.stringify(request)}: ${JSON.stringify(sent)}`);
  }

  private choose({ game, deal }: Table, seat: Seat): Move {
    if (game.id === 'hearts' && game.options.claim && game.canClaim(deal!, seat))
      return { kind: 'claim' };
    return moveOf(game.random(deal!, seat, this.#random));
  }

  /** Nobody is there to act: a computer player does, or time runs out. */
  private async waitFor(match: Table): Promise<void> {
    const [witness] = this.#players.values();
    const isBots = this.#host.room.options.disconnect === 'takeover' || this.botsAct(match);
    const next = witness!.next('updateGame');
    if (!isBots) this.#stage.clock.advance(TOO_LONG);
    if (this.match === match) await next;
  }

  private botsAct(match: Table): boolean {
    return match.actors.some((seat) => this.#host.room.chairs[seat]?.player === null);
  }

  private async advance(): Promise<void> {
    const before = this.match;
    if (this.#random.below(2) === 0) {
      for (const player of this.#players.values()) {
        if (this.match === before) await player.ask('readyNext');
      }
    } else {
      const [witness] = this.#players.values();
      const next = witness!.next('updateGame');
      this.#stage.clock.advance(8_000);
      await next;
    }
  }

  private async doSomethingElse(chance: number): Promise<void> {
    const person = this.#people[this.#random.below(this.#people.length)]!;
    const player = this.#players.get(person.seat);
    if (chance < 2) await player?.ask('chatMessage', { text: SAYINGS[this.#random.below(4)] });
    else if (chance < 3) await player?.ask('reaction', { reaction: '👏' });
    else if (chance < 5) await (player ?? this.#spectators[0])?.ask('sync');
    else if (chance < 6) await player?.ask('playCard', { card: 'QS' });
    else if (chance < 7) await this.#spectators[0]?.ask('playCard', { card: 'AH' });
    else if (chance < 9) this.#stage.clock.advance(this.#random.below(3_000));
    else if (chance < 10) await this.timeOut();
    else if (player === undefined) await this.comeBack(person);
    else if (this.#players.size > 1) await this.away(player, person.seat);
    else await this.watchOn();
  }

  private async timeOut(): Promise<void> {
    const match = this.match!;
    const [witness] = this.#players.values();
    const next = witness!.next('updateGame');
    this.#stage.clock.advance(TOO_LONG);
    if (this.match !== match) await next;
  }

  private async away(player: DocumentClient, seat: Seat): Promise<void> {
    this.#players.delete(seat);
    const [witness] = this.#players.values();
    const sent = witness!.next('updatePlayers');
    player.close();
    await sent;
  }

  private async comeBack({ seat, name, token }: Person): Promise<void> {
    const client = await this.connect(token);
    const sent = await client.ask('reconnect', { tableId: this.#word, playerName: name });
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    this.#players.set(seat, client);
  }

  /** Delayed spectators see the end as well; then all leave. */
  private async end(): Promise<void> {
    this.#stage.clock.advance(Math.min(50, this.#delay) * 1000);
    for (const spectator of this.#spectators) {
      await spectator.ask('sync');
      spectator.close();
    }
    for (const player of this.#players.values()) {
      if (!this.#host.isGone) await player.ask('leaveTable');
      player.close();
    }
  }
}
