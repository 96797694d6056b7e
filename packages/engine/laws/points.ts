// What is taken adds up: trick by trick, in each deal, and over a match.

import { OVER } from '../src/deal/phase.ts';
import {
  type AnyGame,
  type Card,
  cardName,
  type Deal,
  type DealResult,
  type HeartsResult,
  type KingResult,
  penaltyPoints,
  rankOf,
  type Seat,
  type SpadesResult,
  type Standing,
  suitOf,
  type Table,
} from '../src/index.ts';
import type { Judge } from './judge.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

/** After the last card of a trick: the best card has won it, and no unit is lost or made up. */
export function trickLaws(game: AnyGame, deal: Deal, leader: Seat, judge: Judge): void {
  const contract = deal.contract!;
  const from = (deal.trick - 1) * game.seats;
  const cards = Array.from(deal.plays.subarray(from, from + game.seats)) as Card[];
  const led = suitOf(cards[0]!);
  const strength = (card: Card): number =>
    rankOf(card) + (suitOf(card) === contract.trump ? 100 : suitOf(card) === led ? 50 : 0);
  const place = cards.findIndex((card) => cards.every((c) => strength(c) <= strength(card)));
  const winner = (leader + place * game.step + 4 * game.seats) % game.seats;
  const law = 'the highest trump, or else the highest card of the led suit, takes the trick';
  judge.holds(law, deal.takers[deal.trick - 1] === winner, () => cards.map(cardName).join(' '));
  judge.holds(law, deal.phase === OVER || deal.turn === winner || deal.trick === game.length, () =>
    String(deal.turn),
  );
  let units = Math.max(0, deal.trick - contract.unitTricksFrom);
  for (let i = 0; i < from + game.seats; i++) units += contract.units[deal.plays[i]!]!;
  const taken = sum(deal.taken);
  judge.holds('what lies in the tricks is taken', taken === units, () => `${taken} of ${units}`);
  judge.holds('every trick is taken', sum(deal.tricks) === deal.trick, String(deal.tricks));
}

/** After a deal: its points add up to the constants of the game. */
export function resultLaws(
  game: AnyGame,
  deal: Deal,
  before: Standing,
  result: DealResult,
  judge: Judge,
): void {
  const totals = before.totals.map((total, i) => total + result.scores[i]!);
  judge.same('totals add the scores', result.totals, totals, 'totals');
  judge.holds(
    'there are winners exactly at the end',
    result.ended === result.winners.length > 0,
    () => JSON.stringify(result),
  );
  if (result.game === 'hearts') heartsResult(game, result, judge);
  else if (result.game === 'spades') spadesResult(game, before, result, judge);
  else kingResult(game, deal, result, judge);
}

function heartsResult(game: AnyGame, result: HeartsResult, judge: Judge): void {
  if (game.id !== 'hearts') return;
  const law = 'the penalty points of a deal are those of the deck';
  const all = sum(game.deck.cards.map((card) => penaltyPoints(game.options, card)));
  judge.holds(law, sum(result.raw) === all, () => JSON.stringify(result.raw));
  const jack = game.options.jackOfDiamonds ? -10 : 0;
  judge.holds(law, (result.jackTaker === null) === (jack === 0), 'the jack has one taker');
  const worths = result.moonShooter === null ? [all] : [3 * all, -all];
  const scores = sum(result.scores);
  judge.holds(law, worths.includes(scores - jack), () => JSON.stringify(result));
}

function spadesResult(game: AnyGame, before: Standing, result: SpadesResult, judge: Judge): void {
  if (game.id !== 'spades') return;
  const law = 'the tricks of a deal are as many as a hand has cards';
  judge.holds(law, sum(result.tricks) === game.length, () => JSON.stringify(result.tricks));
  const { bagInterval } = game.options;
  const fits = result.bags.every((bags) => bags >= 0 && (bagInterval === 0 || bags < bagInterval));
  judge.holds('bags stay below the interval', fits, () => JSON.stringify([before.bags, result]));
}

function kingResult(game: AnyGame, deal: Deal, result: KingResult, judge: Judge): void {
  if (game.id !== 'king') return;
  const law = 'a contract of King is worth its constant';
  const { contract, counts, cancelled } = result;
  if (cancelled !== null || contract === null) {
    const zeros = result.scores.every((score) => Object.is(score, 0));
    judge.holds('a cancelled deal counts for nothing', zeros, () => JSON.stringify(result));
    return;
  }
  const name = contract.type === 'trump' ? 'trump' : contract.name;
  const tricks = result.king === null ? game.length : deal.trick;
  const units = { el: tricks, kupa: 0, erkek: 8, kiz: 4, rifki: 1, sonIki: 2, trump: tricks }[name];
  const hearts = game.deck.cards.filter((card) => suitOf(card) === 3).length;
  const all = name === 'kupa' ? hearts : units;
  judge.holds(law, sum(counts) === all, () => JSON.stringify(result));
  judge.holds(law, sum(result.scores) === all * game.options.values[name], () =>
    JSON.stringify(result),
  );
}

/** After a match: it is over for good, and a whole party of King comes out even. */
export function matchLaws(table: Table, judge: Judge): void {
  const { game, standing, results } = table;
  const last = results.at(-1)!;
  judge.holds('a match that is over stays over', game.next(standing) === null, 'a deal follows');
  judge.same('the last deal names the winners', standing.winners, last.winners, 'winners');
  judge.holds('only the last deal ends a match', results.filter((r) => r.ended).length === 1, '');
  const counted = results.filter((result) => result.game !== 'king' || result.cancelled === null);
  const law = 'the totals of a match are the sums of its scores';
  const totals = game.start().totals.map((_, i) => sum(counted.map((result) => result.scores[i]!)));
  judge.same(law, standing.totals, totals, 'totals');
  judge.holds(
    'counted deals are numbered in turn',
    counted.every((r, i) => r.number === i + 1),
    '',
  );
  if (game.id !== 'king' || !game.options.enforceQuotas || last.game !== 'king' || last.king)
    return;
  const { penaltiesPerPlayer, trumpsPerPlayer, players } = game.options;
  const games = (penaltiesPerPlayer + trumpsPerPlayer) * players;
  judge.holds('K3: a party has its games', counted.length === games, String(counted.length));
  const balance = sum(standing.totals);
  // K13: only the short party cannot come out even.
  const isShort = penaltiesPerPlayer * players < 12;
  const fits = isShort ? balance >= -1240 && balance <= -340 : balance === 0;
  judge.holds('K3, K13, K15: a party comes out even', fits, String(balance));
}
