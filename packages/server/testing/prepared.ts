// A table in the store with chosen hands, as a server before this one would have left it: for positions that chance
// makes too rarely.

import { dealNext, entryJson, type GameId, makeGame, parseHand } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { newToken, playerOf } from '../src/identity/token.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { newAccess } from '../src/table/access.ts';
import { listingOf } from '../src/table/listing.ts';
import type { HostEntry, OpenEntry } from '../src/table/log/entry.ts';
import { Room } from '../src/table/room.ts';
import { newFolder } from './harness.ts';
import { NAMES } from './together.ts';

interface PreparedRequest {
  readonly game: GameId;
  readonly options: object;
  /** The cards of each seat in the notation of hands. */
  readonly hands: readonly string[];
}

interface Prepared {
  readonly folder: string;
  readonly tableId: string;
  /** By seat. */
  readonly tokens: readonly string[];
}

/** A table whose first deal is on it; everybody is away. */
export async function prepareTable(request: PreparedRequest): Promise<Prepared> {
  const made = makeGame(request.game, request.options as Readonly<Record<string, unknown>>);
  if (!made.ok) throw new Error(made.error);
  const open: OpenEntry = {
    kind: 'open',
    word: 'kartal',
    game: request.game,
    options: made.value.options,
    preset: 'kalpler',
    visibility: 'public',
    spectators: true,
    delay: 0,
    secret: secretText(newSecret()),
  };
  const tokens = NAMES.map(newToken);
  const room = new Room(open);
  const entries: Exclude<HostEntry, OpenEntry>[] = [
    ...tokens.map((token, seat) => ({
      kind: 'sit' as const,
      seat,
      name: NAMES[seat]!,
      player: playerOf(token),
    })),
    { kind: 'start', match: 'prepared-match-1' },
  ];
  for (const entry of entries) room.apply(entry);
  const cards = request.hands.flatMap((text) => {
    const hand = parseHand(text, room.game.deck);
    if (!hand.ok) throw new Error(hand.error);
    return hand.value;
  });
  const dealt = dealNext(room.match!, { cards, first: 0 });
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  room.match = dealt.value;
  const log = [open, ...entries, entryJson(dealt.value.lastEntry!, room.game.seats)];
  const listing = listingOf(room, 0, newAccess(room.visibility));
  const folder = newFolder();
  const store = new SqliteStore(folder);
  await store.commit({
    entries: log.map((body, seq) => ({
      table: 'kartal',
      seq,
      epoch: 1,
      at: 0,
      cmd: null,
      body: JSON.stringify(body),
    })),
    tables: [{ table: 'kartal', epoch: 1, listing: JSON.stringify(listing) }],
    timers: [],
    chats: [],
    matches: [],
    closed: [],
  });
  await store.close();
  return { folder, tableId: 'kartal', tokens };
}
