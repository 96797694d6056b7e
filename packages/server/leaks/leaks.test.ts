// No seat and no spectator is ever sent what it may not know, and a host that leaked would be caught.

import { type Card, cardName, listCards, type Seat } from '@kalpler/engine';
import { secretText } from '@kalpler/fair';
import { wireCard } from '@kalpler/protocol';
import { expect, it } from 'vitest';
import type { TableHost } from '../src/table/host.ts';
import { encoded } from '../src/transport/frame.ts';
import { playMatches } from './campaign.ts';
import type { TableRequest } from './tables.ts';

it('C12: random matches of all games leak nothing to seats and spectators', async () => {
  const wide = await playMatches({ to: 12, seed: 4, mostDeals: 1 });
  expect(wide.leaks).toEqual([]);
  expect(wide.frames).toBeGreaterThan(5_000);
  // A change names only the cards that it moves.
  expect(wide.cards).toBeGreaterThan(30_000);
  const long = await playMatches({ to: 2, seed: 5, mostDeals: 3 });
  expect(long.leaks).toEqual([]);
  expect(long.cards).toBeGreaterThan(6_000);
});

const HEARTS: TableRequest = { game: 'hearts', preset: 'kalpler', options: {}, seats: 4 };
const SPADES: TableRequest = {
  game: 'spades',
  preset: 'standard',
  options: { blindNilMinDeficit: -1000, bidVisibility: 'sealed' },
  seats: 4,
};

/** The hand of a seat as the host has it. */
function handOf(host: TableHost, seat: Seat): Card[] {
  const { deal } = host.room.match!;
  return listCards(deal!.hands, seat << 2);
}

type Leak = (host: TableHost, seat: Seat | null, payload: object) => object;

/** Adds something to the payloads of one event for everybody. */
function plant(host: TableHost, event: string, leak: Leak): void {
  const { members } = host.publisher;
  const add = members.add.bind(members);
  const tamper = (member: Parameters<typeof add>[0]) => {
    const send = member.send.bind(member);
    const deliver = member.deliver.bind(member);
    const changed = (name: string, payload: object) =>
      name === event && host.room.match?.deal ? leak(host, member.seat, payload) : payload;
    member.send = (name, payload) => send(name, changed(name, payload) as typeof payload);
    member.deliver = ({ texts }) => {
      for (const text of texts) {
        const [name, payload] = JSON.parse(text.slice(1));
        deliver(encoded(name, changed(name, payload)));
      }
    };
    return member;
  };
  for (const member of members) tamper(member);
  members.add = (member) => add(tamper(member));
}

/** A card of the neighbour on the left, who holds one until the last trick. */
function foreign(host: TableHost, seat: Seat | null): Card | undefined {
  return handOf(host, ((seat ?? 0) + 1) % 4)[0];
}

const NAMED: Leak = (host, seat, payload) => {
  const card = foreign(host, seat);
  return card === undefined ? payload : { ...payload, note: `they hold ${cardName(card)}` };
};
const SHOWN: Leak = (host, seat, payload) => {
  const card = foreign(host, seat);
  return card === undefined ? payload : { ...payload, shown: wireCard(card) };
};
const CODED: Leak = (host, seat, payload) => ({ ...payload, legal: handOf(host, (seat ?? 0) ^ 1) });

it.each([
  ['a name in a text', HEARTS, 'turnStart', NAMED, /turnStart\.note: \w+$/],
  ['a card in a new field', HEARTS, 'updatePlayers', SHOWN, /updatePlayers\.shown: \w+$/],
  ['a code among the legal cards', HEARTS, 'updateGame', CODED, /updateGame\.legal\[\d+\]: \w+$/],
  [
    'a number that may be anything',
    HEARTS,
    'updateGame',
    (_, __, payload) => ({ ...payload, mystery: 12 }),
    /updateGame\.mystery: a number in an unknown field/,
  ],
  [
    'S7: a hand that its owner has not looked at',
    SPADES,
    'updateGame',
    (host, seat, payload) =>
      host.room.match!.phase === 'bidding' && seat !== null
        ? { ...payload, legal: handOf(host, seat) }
        : payload,
    /updateGame\.legal\[\d+\]: \w+$/,
  ],
  [
    'S10: a sealed bid',
    SPADES,
    'updateGame',
    (host, _, payload) => ({ ...payload, bids: Array.from(host.room.match!.deal!.bids) }),
    /updateGame: the bid of seat \d$/,
  ],
  [
    'the secret of the match',
    HEARTS,
    'updateGame',
    (host, _, payload) => ({ ...payload, secret: secretText(host.room.secret) }),
    /the secret of a match that is not over/,
  ],
  [
    'the token of another player',
    HEARTS,
    'turnStart',
    (host, _, payload) => ({ ...payload, token: [...host.publisher.members][0]!.token }),
    /the token of somebody else/,
  ],
] as [string, TableRequest, string, Leak, RegExp][])(
  'catches %s',
  async (_, table, event, leak, message) => {
    const tamper = (host: TableHost) => plant(host, event, leak);
    const { leaks } = await playMatches({ to: 1, seed: 4, mostDeals: 1, table, tamper });
    expect(leaks.filter((line) => message.test(line)).length).toBeGreaterThan(0);
  },
);

it('catches a host that forgets that spectators are behind', async () => {
  const { leaks } = await playMatches({
    to: 1,
    seed: 4,
    mostDeals: 1,
    table: { ...HEARTS, delay: 30 },
    tamper: (host) => {
      host.publisher.afterDelay = (run) => run();
    },
  });
  expect(
    leaks.filter((line) => /spectator: updateGame: version \d+ is \d+ ms early/.test(line)).length,
  ).toBeGreaterThan(5);
});
