// A store with many running tables, each in the middle of a match, as a host would have left it.

import { SeededRandom } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { playerOf } from '../src/identity/token.ts';
import { WorkQueue } from '../src/scheduling/work-queue.ts';
import { Journal } from '../src/store/journal.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Batch, EntryRow, TableRow } from '../src/store/store.ts';
import { TableHost } from '../src/table/host.ts';
import type { HostServices } from '../src/table/host-services.ts';
import type { Member } from '../src/table/member.ts';
import { Room } from '../src/table/room.ts';
import { attach, seatBot } from '../src/table/seating.ts';
import { FakeClock } from '../testing/fake-clock.ts';

const EMPTY: Batch = { entries: [], tables: [], timers: [], chats: [], matches: [], closed: [] };
/** Who sits at a table, where nobody is named. */
const SOMEBODY = 'somebody';
/** Tables in one commit. */
const TOGETHER = 200;

/** The rows of one table after a number of moves. */
async function oneTable(moves: number): Promise<{ entries: EntryRow[]; listing: TableRow }> {
  const entries: EntryRow[] = [];
  let listing: TableRow | undefined;
  const store = {
    commit: async (batch: Batch) => {
      entries.push(...batch.entries);
      listing = batch.tables.at(-1) ?? listing;
    },
  } as SqliteStore;
  const journal = new Journal(store, { committed: () => {}, failed: () => {} });
  const nothing = () => {};
  const services: HostServices = {
    clock: new FakeClock(),
    journal,
    epoch: 1,
    pool: { ask: () => new Promise(nothing), close: async () => {} },
    work: new WorkQueue(),
    mostSpectators: 200,
    botFailed: nothing,
    moved: nothing,
    listed: nothing,
    closed: nothing,
    failed: nothing,
    broken: nothing,
    timerFired: nothing,
  };
  const open = {
    kind: 'open',
    word: 'masa',
    game: 'hearts',
    options: { passCycle: ['hold'], endScore: 1000 },
    preset: 'kalpler',
    visibility: 'public',
    spectators: true,
    delay: 0,
    secret: secretText(newSecret()),
  } as const;
  const member: Member = {
    player: SOMEBODY,
    token: '',
    dialect: 'views',
    address: '',
    host: null,
    seat: null,
    name: '',
    send: nothing,
    deliver: nothing,
  };
  const host = new TableHost('masa', new Room(open), services);
  void host.run(() => {
    host.open(open);
    host.record({ kind: 'sit', seat: 0, name: 'Ayşe', player: member.player });
    for (let bot = 0; bot < 3; bot++) seatBot(host, 'easy');
    attach(host, member, 0);
    return null;
  });
  const random = new SeededRandom(3);
  for (let move = 0; move < moves; move++) {
    void host.run(() => {
      const { match } = host.room;
      if (match!.awaitsDeal) host.matchFlow.deal();
      else host.playAuto(match!.actors[random.below(match!.actors.length)]!);
      return null;
    });
  }
  await journal.settled();
  host.abandon();
  return { entries, listing: listing! };
}

/**
 * Fills a folder with running tables and says how many entries they have. With tokens each has a person of its own,
 * and everybody has been away for longer than the clean-up time.
 */
export async function storeTables(
  folder: string,
  count: number,
  moves: number,
  tokens?: readonly string[],
): Promise<number> {
  const store = new SqliteStore(folder);
  const { entries, listing } = await oneTable(moves);
  for (let i = 0; i < count; i += TOGETHER) {
    const names = Array.from({ length: Math.min(TOGETHER, count - i) }, (_, k) => `masa${i + k}`);
    await store.commit({
      ...EMPTY,
      tables: names.map((table) => ({
        ...listing,
        table,
        listing: listing.listing.replaceAll('"masa"', `"${table}"`),
      })),
      entries: names.flatMap((table, k) => {
        const token = tokens?.[i + k];
        const player = token === undefined ? SOMEBODY : playerOf(token);
        return entries.map((entry) => ({
          ...entry,
          table,
          body: entry.body.replace(`"${SOMEBODY}"`, `"${player}"`),
        }));
      }),
      timers: tokens ? names.map((table) => ({ table, kind: 'cleanup' as const, due: 1 })) : [],
    });
  }
  await store.close();
  return entries.length;
}
