// Follows whole matches as a client of the dialect `views` does, from what the publisher really sends.

import { SeededRandom, type Table, viewTable } from '@kalpler/engine';
import {
  ANNOUNCEMENTS,
  type AnnouncementName,
  documentState,
  type Held,
  story,
  type Update,
  updatedView,
} from '@kalpler/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { open, PRESETS, step } from '../../../engine/testing/matches.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { frameOf, type Message } from '../transport/frame.ts';
import type { Member } from './member.ts';
import { Publisher } from './publisher.ts';
import { Snapshot, type Step } from './step.ts';
import { StepMessages } from './step-messages.ts';
import { MatchText } from './view-text.ts';

const DEADLINE = { kind: 'turn', at: 1_800_000_030_000 } as const;

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Somebody at the table who holds what the updates have brought. */
class Follower implements Member {
  readonly player = 'p';
  readonly token = '';
  readonly dialect = 'views';
  readonly address = '';
  readonly seat: number | null;
  host = null;
  name = '';
  held: Held | null = null;
  readonly events: string[] = [];

  constructor(seat: number | null) {
    this.seat = seat;
  }

  send(event: AnnouncementName, payload: object): void {
    expect(v.is(ANNOUNCEMENTS[event], payload)).toBe(true);
    this.events.push(event);
    if (event === 'updateGame') this.held = updatedView(this.held, payload as Update);
  }

  deliver(message: Message): void {
    for (const [event, payload] of eventsOf(message)) this.send(event, payload);
  }
}

/** The events of a message; its frames must hold the very same. */
function eventsOf({ texts, frame }: Message): [AnnouncementName, object][] {
  expect(frame).toBe(texts.map((text) => frameOf(`4${text}`)).join(''));
  return texts.map((text) => JSON.parse(text.slice(1)));
}

function* steps(game: (typeof PRESETS)[number][0], preset: string, seed = 6): Generator<Step> {
  const random = new SeededRandom(seed);
  let before: Table = open(game, { preset });
  while (before.results.length < 3 && before.standing.winners === null) {
    const after = step(before, random);
    yield { matchId: `m${seed}`, before: before.version === 0 ? null : before, after, auto: null };
    before = after;
  }
}

describe.each(PRESETS)('%s %s', (game, preset) => {
  test('every seat and a spectator are sent what their own two views show', () => {
    for (const each of steps(game, preset)) {
      const { before, after } = each;
      const messages = new StepMessages(
        each,
        DEADLINE,
        before && new Snapshot(before),
        new Snapshot(after),
        new MatchText(),
      );
      for (const seat of [null, 0, 1, 2, 3].slice(0, after.game.seats + 1)) {
        const view = viewTable(after, seat);
        const was = before === null ? { ...view, deal: null } : viewTable(before, seat);
        const state = () => documentState(view, { match: each.matchId, timeoutAt: DEADLINE.at });
        const received: unknown[] = [];
        const deliver = (message: Message) => received.push(...eventsOf(message));
        messages.sendTo({ dialect: 'documents', seat, deliver });
        const wanted = story(was, view, DEADLINE.at, state);
        expect(received).toEqual(wanted.map(({ event, payload }) => [event, sent(payload)]));
      }
    }
  });

  test('every seat and a spectator hold their own view after every step', () => {
    const publisher = new Publisher(new FakeClock(), 0);
    const seats = open(game, { preset }).game.seats;
    const followers = [null, 0, 1, 2, 3].slice(0, seats + 1).map((seat) => new Follower(seat));
    for (const follower of followers) publisher.join(follower);
    // Two matches at the same table: nothing of the first may be sent with the second.
    for (const each of [...steps(game, preset), ...steps(game, preset, 7)]) {
      publisher.step(each, DEADLINE);
      for (const { held, seat } of followers) {
        const wanted = JSON.stringify(viewTable(each.after, seat));
        if (JSON.stringify(held?.view) !== wanted) expect(JSON.stringify(held?.view)).toBe(wanted);
      }
    }
    expect(new Set(followers[0]!.events)).toEqual(new Set(['updateGame']));
  });
});

test('spectators who are behind see each moment later, and nothing of it before', () => {
  const clock = new FakeClock();
  const publisher = new Publisher(clock, 30);
  const spectator = new Follower(null);
  publisher.join(spectator);
  const shown: Table[] = [];
  for (const each of steps('hearts', 'kalpler')) {
    publisher.step(each, DEADLINE);
    shown.push(each.after);
    clock.advance(10_000);
    const wanted = shown.at(-3);
    expect(spectator.held?.view.version).toBe(wanted?.version);
  }
});

test('the player who acted is sent the step first, and the others the same when it is their turn', () => {
  const publisher = new Publisher(new FakeClock(), 0);
  const followers = [null, 0, 1, 2, 3].map((seat) => new Follower(seat));
  for (const follower of followers) publisher.join(follower);
  const received = () =>
    followers.filter(({ events }) => events.length > 0).map(({ seat }) => seat);
  for (const each of steps('hearts', 'kalpler')) {
    const entry = each.after.lastEntry!;
    for (const { events } of followers) events.length = 0;
    const messages = publisher.stepToActor(each, DEADLINE);
    expect(received()).toEqual(entry.kind === 'move' ? [entry.seat] : []);
    publisher.stepToOthers(each, messages);
    for (const { events } of followers) expect(events).toEqual(['updateGame']);
  }
});

test('a seat is notified of what was done in its place, after the update, and nobody else is', () => {
  const publisher = new Publisher(new FakeClock(), 0);
  const [own, other] = [new Follower(1), new Follower(2)];
  for (const follower of [own, other]) publisher.join(follower);
  const [first] = steps('spades', 'standard');
  publisher.step({ ...first!, auto: { seat: 1, move: { kind: 'bid', bid: 2 } } }, DEADLINE);
  expect(own.events).toEqual(['updateGame', 'autoMove']);
  expect(other.events).toEqual(['updateGame']);
});

test('who is here is counted by connection', () => {
  const publisher = new Publisher(new FakeClock(), 0);
  const [one, two] = [new Follower(1), new Follower(1)];
  for (const follower of [one, one, two, new Follower(null)]) publisher.join(follower);
  publisher.leave(one);
  publisher.leave(one);
  expect(publisher.isHere(1)).toBe(true);
  publisher.leave(two);
  expect(publisher.isHere(1)).toBe(false);
  expect(publisher.isHere(0)).toBe(false);
});
