// What is taken adds up: trick by trick, in each deal, and over a match.

import { OVER } from '../src/deal/phase.ts';
import {
  type AnyGame,
  type Card,
  cardName,
  type Deal,
  type DealResult,
  rankOf,
  type Seat,
  type Standing,
  suitOf,
  type Table,
} from '../src/index.ts';
import { lawsOf } from './games/games.ts';
import type { Judge } from './judge.ts';
import { sum } from './numbers.ts';

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
  lawsOf(game.id).resultLaws?.(game, deal, before, result, judge);
}

/** After a match: it is over for good, and its totals are the sums of its scores. */
export function matchLaws(table: Table, judge: Judge): void {
  const { game, standing, results } = table;
  const last = results.at(-1)!;
  judge.holds('a match that is over stays over', game.next(standing) === null, 'a deal follows');
  judge.same('the last deal names the winners', standing.winners, last.winners, 'winners');
  judge.holds('only the last deal ends a match', results.filter((r) => r.ended).length === 1, '');
  const counted = results.filter((result) => !('cancelled' in result) || result.cancelled === null);
  const law = 'the totals of a match are the sums of its scores';
  const totals = game.start().totals.map((_, i) => sum(counted.map((result) => result.scores[i]!)));
  judge.same(law, standing.totals, totals, 'totals');
  judge.holds(
    'counted deals are numbered in turn',
    counted.every((r, i) => r.number === i + 1),
    '',
  );
  lawsOf(game.id).matchLaws?.(table, judge);
}
