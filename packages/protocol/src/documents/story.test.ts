// Plays random matches and listens to their events only: they must describe the same game as the views.

import { cardSymbol, SeededRandom, type TableView, timeOut, viewTable } from '@kalpler/engine';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { layDeck, layEven, make, open } from '../../../engine/testing/matches.ts';
import { Listener } from '../../testing/listener.ts';
import { cardsIn, RULES, stepsOf, viewers } from '../../testing/tables.ts';
import { ANNOUNCEMENTS, type ServerEvent } from '../announcement.ts';
import { playSeats } from '../trick.ts';
import { documentState } from './state.ts';
import { story } from './story.ts';

const EVENTS = [
  'bidsUpdate',
  'biddingPhase',
  'cardPlayed',
  'cardsReceived',
  'contractSelected',
  'exchangePhase',
  'gameEnd',
  'lastTrick',
  'partyEnd',
  'passingPhase',
  'roundEnd',
  'selectingPhase',
  'startGame',
  'trickEnd',
  'turnStart',
  'updateGame',
].sort();

const DEADLINE = 1_800_000_000_000;

/** The view before the first deal, as a host starts a story. */
const opening = (view: TableView): TableView => ({ ...view, deal: null });

const symbols = (cards: readonly number[]) => cards.map((card) => cardSymbol(card as never));

/** Compares as the wire does; a whole match asks this too often for the test runner's own comparison. */
function same(what: string, got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got, what).toEqual(wanted);
}

/** Everything that the game so far must have been, by the view of its listener. */
function expectSame(listener: Listener, view: TableView): void {
  const deal = view.deal!;
  const seats = playSeats(view, deal);
  const plays = symbols(deal.plays).map((card, i) => ({ seat: seats[i]!, card }));
  same('complaints', listener.complaints, []);
  same('plays', listener.plays, plays);
  same('takers', listener.takers, deal.takers);
  same('rounds', listener.rounds, view.results.length);
  same('round', listener.round, deal.setup.number);
  same('state', listener.state, documentState(view, { timeoutAt: DEADLINE }));
  same('received', listener.received, deal.received && symbols(deal.received));
  same('winners', listener.winners, view.standing.winners);
  if (view.results.length > 0) same('totals', listener.totals, totalsOf(view));
  if (deal.game === 'hearts') same('points', listener.taken, deal.taken);
  if (deal.game === 'spades') same('bids', listener.bids ?? deal.bids.map(() => null), deal.bids);
  if (deal.game === 'king') same('contract', listener.contract, deal.contract);
}

/** A deal that was cancelled leaves the totals as they were sent before, if they were. */
function totalsOf({ results }: TableView): readonly number[] {
  const counted = results.findLast((result) => result.game !== 'king' || result.cancelled === null);
  return counted?.totals ?? [];
}

describe.each(RULES)('a story of %s %j', (...rules) => {
  test('describes to every seat and a spectator the same game as their views', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), (seed) => {
        const listeners = new Map<number | null, Listener>();
        for (const { table, before } of stepsOf(rules, seed, 3)) {
          for (const seat of viewers(table)) {
            const listener = listeners.get(seat) ?? new Listener(table.game.seats);
            listeners.set(seat, listener);
            const after = viewTable(table, seat);
            const was = before === null ? opening(after) : viewTable(before, seat);
            const messages = story(was, after, DEADLINE);
            expectForm(messages);
            expectKnown(messages, after);
            expectPrompt(messages, was, after);
            listener.handle(messages);
            expectSame(listener, after);
          }
        }
        expect(listeners.size).toBeGreaterThan(3);
      }),
      { numRuns: 2 },
    );
  });
});

function expectForm(messages: readonly ServerEvent[]): void {
  for (const { event, payload } of messages) {
    const schema = ANNOUNCEMENTS[event];
    if (!v.is(schema, payload)) expect(v.safeParse(schema, payload).issues, event).toEqual([]);
  }
}

/** No card is sent that is not in the view. */
function expectKnown(messages: readonly ServerEvent[], { deal }: TableView): void {
  const { hand, plays, received } = deal!;
  const known = new Set(symbols([...(hand ?? []), ...plays, ...(received ?? [])]));
  const more = cardsIn(messages).filter((card) => !known.has(card));
  same('unknown cards', more, []);
}

/** A player whose turn it is is asked once, and nobody is asked between deals. */
function expectPrompt(messages: readonly ServerEvent[], was: TableView, view: TableView): void {
  const deal = view.deal!;
  const names = messages.map(({ event }) => event);
  const isOver = view.awaitsDeal || view.standing.winners !== null;
  const inTurn =
    !isOver &&
    (deal.phase === 'playing' ||
      deal.phase === 'selecting' ||
      (deal.phase === 'bidding' &&
        view.options.game === 'spades' &&
        view.options.bidding === 'sequential'));
  const old = was.awaitsDeal ? null : was.deal;
  const moved =
    old?.phase !== deal.phase ||
    old.plays.length !== deal.plays.length ||
    old.actors.join() !== deal.actors.join();
  same('turnStart', names.includes('turnStart'), inTurn && moved);
  const turn = messages.find(({ event }) => event === 'turnStart');
  if (turn) same('turn', turn.payload, { player: deal.actors[0], timeoutAt: DEADLINE });
  const asks = names.filter((name) => name.endsWith('Phase') || name === 'moonChoice');
  const isAsked = !isOver && deal.phase !== 'playing' && old?.phase !== deal.phase;
  same('asked', asks.length, isAsked ? 1 : 0);
  const starts = names.filter((name) => name === 'startGame').length;
  const begins = old === null || (deal.phase === 'playing' && old.phase !== 'playing');
  same('startGame', starts, begins ? 1 : 0);
}

describe('single steps', () => {
  const seatView = (table: Parameters<typeof viewTable>[0]) => viewTable(table, 0);

  test('C12: the pass of another seat is sent as nothing but a new state', () => {
    const before = layDeck(open('hearts'));
    const after = make(before, 1, { kind: 'pass', cards: before.game.deck.cards.slice(13, 16) });
    const messages = story(seatView(before), seatView(after), null);
    expect(messages).toEqual([{ event: 'updateGame', payload: documentState(seatView(after)) }]);
  });

  test('the same view twice sends a new state and nothing else', () => {
    const view = seatView(layDeck(open('spades')));
    expect(story(view, view, null).map(({ event }) => event)).toEqual(['updateGame']);
  });

  test('before the first deal there is nothing to send', () => {
    const view = seatView(open('king'));
    expect(story(view, view, null)).toEqual([]);
  });

  test('a deadline goes into the prompt', () => {
    const view = seatView(layDeck(open('hearts')));
    const prompt = story(opening(view), view, DEADLINE).at(-1);
    expect(prompt).toEqual({
      event: 'passingPhase',
      payload: { direction: 'left', timeoutAt: DEADLINE },
    });
  });

  test('H7: the shooter is asked how the moon counts, and the round ends only then', () => {
    let table = layDeck(open('hearts', { passCycle: ['hold'], moon: 'shooterChoice' }));
    let before = table;
    while (table.phase === 'playing') {
      before = table;
      table = timeOut(table, new SeededRandom(1));
    }
    const asked = story(seatView(before), seatView(table), DEADLINE);
    expect(asked.map(({ event }) => event)).toEqual([
      'cardPlayed',
      'trickEnd',
      'lastTrick',
      'updateGame',
      'moonChoice',
    ]);
    expect(asked.at(-1)!.payload).toEqual({ player: 0, timeoutAt: DEADLINE });
    const chosen = make(table, 0, { kind: 'moon', option: 'othersPlus' });
    const messages = story(seatView(table), seatView(chosen), DEADLINE);
    expect(messages.map(({ event }) => event)).toEqual(['roundEnd', 'updateGame']);
    expect(messages[0]!.payload).toEqual({
      scores: [0, 26, 26, 26],
      cumulativeScores: [0, 26, 26, 26],
      moonShooter: 0,
      timeoutAt: DEADLINE,
    });
  });

  test('K12: a contract that the rules fix is sent with the deal', () => {
    const view = seatView(layDeck(open('king', { preset: 'natural' })));
    const messages = story(opening(view), view, null).map(({ event }) => event);
    expect(messages).toEqual(['contractSelected', 'startGame', 'updateGame', 'turnStart']);
  });

  test('K4: a deal that is cancelled at its choice is sent as such, and nobody is asked to play', () => {
    const before = layEven(open('king', { cancelTrump: 'anyPlayer', initialPenaltyGames: 0 }));
    const contract = { type: 'trump', trumpSuit: 'hearts' } as const;
    const after = make(before, before.actors[0]!, { kind: 'choose', contract });
    expect(story(seatView(before), seatView(after), null)).toEqual([
      { event: 'contractSelected', payload: { contract, trumpSuit: 'hearts' } },
      { event: 'gameCancelled', payload: { reason: 'trump' } },
      { event: 'updateGame', payload: documentState(seatView(after)) },
    ]);
  });

  test('the random stories above have all other kinds of events', () => {
    const names = new Set<string>();
    for (const rules of RULES) {
      for (const { table, before } of stepsOf(rules, 4, 3)) {
        const after = viewTable(table, 0);
        const was = before === null ? opening(after) : viewTable(before, 0);
        for (const { event } of story(was, after, null)) names.add(event);
      }
    }
    expect([...names].sort()).toEqual(EVENTS);
  });
});
