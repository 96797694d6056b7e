// A table of honest players who make one move at a time and remember it, while others make noise around them.

import { type Move, moveOf, moveText, type Random, type Seat, type Table } from '@kalpler/engine';
import { requestOfMove } from '@kalpler/protocol';
import { TableHost } from '../src/table/host.ts';
import { DocumentClient } from '../testing/document-client.ts';
import type { TestServer } from '../testing/harness.ts';

const NAMES = ['Ayşe', 'Burak', 'Ceren', 'Deniz'];

/** Rules under which a match takes a few deals at most. */
const RULES = {
  hearts: { game: 'hearts', options: { endScore: 10 } },
  spades: {
    game: 'spades',
    preset: 'pagat',
    options: { targetScore: 20, loseScore: -20, blindNilMinDeficit: 0 },
  },
  king: {
    game: 'king',
    options: { penaltiesPerPlayer: 1, trumpsPerPlayer: 1, kingRule: 'auto', kingTricks: 3 },
  },
} as const;
export type GameName = keyof typeof RULES;
export const GAME_NAMES = Object.keys(RULES) as GameName[];

interface Asked {
  readonly event: string;
  readonly payload: object;
}

interface Done extends Asked {
  readonly seat: Seat;
}

export class HonestTable {
  readonly players: DocumentClient[] = [];
  readonly host: TableHost;
  readonly word: string;
  /** The newest request that was carried out. */
  last: Done | null = null;
  readonly #random: Random;
  readonly #done: string[] = [];

  private constructor(players: DocumentClient[], host: TableHost, random: Random) {
    this.players = players;
    this.host = host;
    this.word = host.room.word;
    this.#random = random;
  }

  static async open(server: TestServer, game: GameName, random: Random): Promise<HonestTable> {
    const players: DocumentClient[] = [];
    let word = '';
    for (const playerName of NAMES) {
      const client = new DocumentClient(server.url);
      const welcome = client.next('welcome');
      await client.connected();
      await welcome;
      players.push(client);
      const sent =
        word === ''
          ? await client.ask('createTable', { playerName, ...RULES[game] })
          : await client.ask('joinTable', { tableId: word, playerName });
      if (!sent.ok) throw new Error(JSON.stringify(sent));
      word = sent.tableId;
    }
    const host = await server.lobby.find(word);
    if (!(host instanceof TableHost)) throw new Error(host.message);
    return new HonestTable(players, host, random);
  }

  get match(): Table {
    return this.host.room.match!;
  }

  get isOver(): boolean {
    return this.match.standing.winners !== null;
  }

  /** One move of somebody who may make one. */
  async step(): Promise<void> {
    const { match } = this;
    if (match.awaitsDeal) {
      for (const player of this.players) await must(player, { event: 'readyNext', payload: {} });
      return;
    }
    const { actors, game, deal } = match;
    const seat = actors[this.#random.below(actors.length)]!;
    const move = moveOf(game.random(deal!, seat, this.#random));
    const { name, request } = requestOfMove(move);
    const asked = { event: name, payload: { ...request, cmdId: `${match.version}` } };
    this.#done.push(lineOf(seat, move));
    await must(this.players[seat]!, asked);
    this.last = { ...asked, seat };
    for (const player of this.players) player.received.length = 0;
  }

  /** How the log differs from what the players did; empty when it does not. */
  differences(): string[] {
    const logged = this.match.log.flatMap((entry) =>
      entry.kind === 'move'
        ? [`${lineOf(entry.seat, entry.move)}${entry.auto ? ' by itself' : ''}`]
        : [],
    );
    const length = Math.max(logged.length, this.#done.length);
    return Array.from({ length }, (_, i) => i)
      .filter((i) => logged[i] !== this.#done[i])
      .map((i) => `${this.word}, move ${i}: done ${this.#done[i]}, logged ${logged[i]}`);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

function lineOf(seat: Seat, move: Move): string {
  return `${seat} ${moveText(move)}`;
}

async function must(player: DocumentClient, { event, payload }: Asked): Promise<void> {
  const sent = await player.ask(event, payload);
  if (!sent.ok) throw new Error(`an honest ${event} was refused: ${JSON.stringify(sent.error)}`);
}
