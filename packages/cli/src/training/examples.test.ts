// Examples against a second walk over the same match, which knows the table, its log and the cards, and no views.

import {
  type AnyGame,
  type Card,
  cardName,
  dealNext,
  hands,
  type Move,
  moveText,
  parseMove,
  rankOf,
  type Seat,
  SUITS,
  submit,
  suitOf,
  type Table,
} from '@kalpler/engine';
import { describe, expect, test } from 'vitest';
import { headerOf, TABLES } from '../../testing/training-tables.ts';
import { type PlayedDeal, playMatch, tableOf } from '../work/played-match.ts';
import { DECISIONS, type HeartsState, type TrainingExample } from './example.ts';
import { playExamples } from './examples.ts';

const seen = new Set<string>();

describe.each(Object.entries(TABLES))('%s', (_, at) => {
  const { game, bots, matches } = at;
  const { seed, runId, timestamp } = headerOf(at, 1);
  const run = { bots, seed, runId, timestamp };

  test('every decision is there once, in order, with its deal, trick, cards and outcome', () => {
    for (const number of matches) {
      const match = playMatch(game, bots, seed, number);
      const examples = playExamples(game, run, number);
      let table = tableOf(game, bots, match.seed);
      let next = 0;
      for (const [i, deal] of match.deals.entries()) {
        const before = totalsOf(game, table);
        table = stepped(dealNext(table, { cards: deal.cards, first: deal.first }));
        const count = deal.moves.length;
        const own = examples.slice(next, next + count);
        next += count;
        table = walk(table, deal, own);
        for (const example of own) {
          expect(example).toMatchObject({
            gameId: `${runId}-${number}`,
            dealNumber: i + 1,
            handNumber: deal.setup.number,
            scores: before,
            timestamp,
            aiStrategy: bots[example.playerPosition],
          });
          const side = sideOf(game, example.playerPosition);
          expect(example.outcome).toMatchObject({
            handScore: deal.result.scores[side],
            finalScore: match.standing.totals[side],
            winShare: match.shares[example.playerPosition],
            matchOver: match.standing.winners !== null,
          });
        }
        expectTaken(deal, own);
      }
      expect(next).toBe(examples.length);
    }
  });

  test('legal moves are exactly those that the table accepts', () => {
    const match = playMatch(game, bots, seed, matches[0]!);
    const examples = playExamples(game, run, matches[0]!);
    let table = tableOf(game, bots, match.seed);
    let next = 0;
    for (const deal of match.deals) {
      table = stepped(dealNext(table, { cards: deal.cards, first: deal.first }));
      for (const { seat, move } of deal.moves) {
        const { legalMoves, giveCount, hand } = examples[next++] as HeartsState;
        const accepts = (text: string): boolean => {
          const wanted = parseMove(text, game.deck);
          return wanted.ok && submit(table, seat, wanted.value).ok;
        };
        if (move.kind === 'pass' || move.kind === 'exchange') {
          expect(move.cards).toHaveLength(giveCount);
          const [first, ...others] = legalMoves;
          expect(
            accepts(`${move.kind} ${[first, ...others.slice(0, giveCount - 1)].join(' ')}`),
          ).toBe(true);
          expect(accepts(`${move.kind} ${[first, ...others.slice(1 - giveCount)].join(' ')}`)).toBe(
            true,
          );
          expect(legalMoves).toEqual(hand);
        } else {
          expect([...legalMoves].sort()).toEqual(everyMove(game).filter(accepts).sort());
        }
        table = stepped(submit(table, seat, move));
      }
    }
  });
});

test('the tables above lead to every kind of decision', () => {
  expect([...seen].sort()).toEqual([...DECISIONS].sort());
});

/** Goes through one deal with hands of its own, and holds every example against them. */
function walk(
  start: Table,
  { cards, moves }: PlayedDeal,
  examples: readonly TrainingExample[],
): Table {
  const { game } = start;
  let table = start;
  const held = hands(cards, game.seats).map((hand) => new Set(hand));
  const played: Card[] = [];
  const gifts: [Seat, readonly Card[]][] = [];
  let trick: { seat: Seat; card: Card; example: TrainingExample }[] = [];
  const winners: string[] = [];
  for (const [i, { seat, move }] of moves.entries()) {
    const example = examples[i]!;
    seen.add(example.decision.type);
    expect(example.playerPosition).toBe(seat);
    expect(example.playerId).toBe(`p${seat}`);
    expect(example.decision.move).toBe(moveText(move));
    expect(example.decision.cardIds).toEqual(cardsOf(move).map(cardName));
    if (example.hand !== null) {
      expect(new Set(example.hand)).toEqual(new Set([...held[seat]!].map(cardName)));
    }
    expect(example.cardsPlayed).toEqual(played.map(cardName));
    expect(example.currentTrick.cardIds).toEqual(trick.map(({ card }) => cardName(card)));
    expect(example.currentTrick.playerIds).toEqual(trick.map((play) => `p${play.seat}`));
    expect(example.trickWinners).toEqual(winners);
    if (move.kind === 'play') expect(example.trickNumber).toBe(winners.length + 1);
    table = stepped(submit(table, seat, move));

    if (move.kind === 'pass' || move.kind === 'exchange') {
      gifts.push([seat, move.cards]);
      give(game, table, gifts, held);
    } else if (move.kind === 'play') {
      held[seat]!.delete(move.card);
      played.push(move.card);
      trick.push({ seat, card: move.card, example });
      if (trick.length < game.seats) continue;
      const winner = takerOf(trick, trumpOf(example));
      for (const play of trick) {
        expect(play.example.outcome.trickWinner).toBe(`p${winner}`);
        if (game.id === 'hearts') {
          const { pointsTaken } = play.example.outcome;
          expect(pointsTaken).toBe(play.seat === winner ? heartsPoints(trick) : 0);
        }
      }
      winners.push(`p${winner}`);
      trick = [];
    }
  }
  return table;
}

/** What the tricks brought adds up to what the deal counted. */
function expectTaken({ result, moves }: PlayedDeal, examples: readonly TrainingExample[]): void {
  if (moves.at(-1)?.move.kind === 'claim') return;
  const plays = examples.filter(({ decision }) => decision.type === 'play');
  for (const { playerId, playerPosition, outcome } of examples) {
    const own = plays.filter((play) => play.playerId === playerId);
    const won = own.filter((play) => play.outcome.trickWinner === playerId);
    expect(outcome.tricksTaken).toBe(won.length);
    if (result.game === 'spades') continue;
    const points = own.reduce((sum, play) => sum + play.outcome.pointsTaken!, 0);
    const counted = result.game === 'hearts' ? result.raw : result.counts;
    expect(points).toBe(counted[playerPosition]);
  }
}

/** Cards change hands when all have given (Hearts, Spades at once) or at once (Spades in turn). */
function give(
  game: AnyGame,
  table: Table,
  gifts: [Seat, readonly Card[]][],
  held: readonly Set<Card>[],
): void {
  const inTurn = game.id === 'spades' && game.options.blindNilExchangeMode === 'bidderFirst';
  if (!inTurn && table.phase !== 'playing') return;
  for (const [from, cards] of gifts.splice(0)) {
    const steps = { left: 1, right: 3, across: 2, hold: 0 };
    const to =
      game.id === 'hearts' ? (from + steps[game.passDirection(table.deal!)]) % 4 : (from + 2) % 4;
    for (const card of cards) {
      held[from]!.delete(card);
      held[to]!.add(card);
    }
  }
}

/** The highest trump, or else the highest card of the suit led. */
function takerOf(trick: readonly { seat: Seat; card: Card }[], trump: number): Seat {
  const led = suitOf(trick[0]!.card);
  const worth = (card: Card): number =>
    (suitOf(card) === trump ? 1000 : suitOf(card) === led ? 100 : 0) + rankOf(card);
  return trick.reduce((best, play) => (worth(play.card) > worth(best.card) ? play : best)).seat;
}

function trumpOf(example: TrainingExample): number {
  if (example.game === 'spades') return SUITS.indexOf('spades');
  return example.game === 'king' && example.trump !== null ? SUITS.indexOf(example.trump) : -1;
}

function heartsPoints(trick: readonly { card: Card }[]): number {
  const names = trick.map(({ card }) => cardName(card));
  return names.filter((name) => name.endsWith('H')).length + (names.includes('QS') ? 13 : 0);
}

function sideOf({ id, seats }: AnyGame, seat: Seat): number {
  return id === 'spades' && seats === 4 ? seat % 2 : seat;
}

function totalsOf(game: AnyGame, { standing }: Table): number[] {
  return Array.from({ length: game.seats }, (_, seat) => standing.totals[sideOf(game, seat)]!);
}

function cardsOf(move: Move): readonly Card[] {
  return move.kind === 'play' ? [move.card] : 'cards' in move ? move.cards : [];
}

/** Every move of any game that gives no cards away. */
function everyMove(game: AnyGame): string[] {
  return [
    ...game.deck.cards.map(cardName),
    ...Array.from({ length: 18 }, (_, i) => `bid ${i + 1}`),
    ...['bid nil', 'bid blind_nil', 'reveal', 'cancel', 'claim'],
    ...['moon othersPlus', 'moon shooterMinus'],
    ...['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki'].map((name) => `choose ${name}`),
    ...SUITS.flatMap((suit) => [`choose trump ${suit}`, `choose trump ${suit} king`]),
  ];
}

function stepped(result: { ok: true; value: Table } | { ok: false; error: unknown }): Table {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
