// How well the policy plays: games against random cards, moons shot, and moons stopped.

import {
  type Action,
  type Deal,
  drawDeal,
  gameOf,
  type Hearts,
  type HeartsResult,
  type Random,
  type Seat,
  SeededRandom,
  type Standing,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { HeartsPolicy } from './policy.ts';

interface Player {
  act(deal: Deal, seat: Seat, random: Random): Action;
}

/** Makes the four players of a deal. */
type Seating = (standing: Standing) => readonly Player[];

function playDeal(game: Hearts, standing: Standing, players: readonly Player[], random: Random) {
  const { cards, first } = drawDeal(game, random);
  const deal = game.deal(game.next(standing)!, cards, first);
  for (let waiting = game.actors(deal); waiting !== 0; waiting = game.actors(deal)) {
    const seat = 31 - Math.clz32(waiting & -waiting);
    game.apply(deal, seat, players[seat]!.act(deal, seat, random));
  }
  return game.result(deal, standing);
}

/** Plays games to the end and shows every result. */
function playGames(
  game: Hearts,
  games: number,
  seat: (number: number) => Seating,
  look: (result: HeartsResult, number: number) => void,
): void {
  const random = new SeededRandom(2024);
  for (let number = 0; number < games; number++) {
    let standing = game.start();
    while (standing.winners === null) {
      const result = playDeal(game, standing, seat(number)(standing), random);
      look(result, number);
      standing = game.after(standing, result);
    }
  }
}

/** One seat plays as `one` does, the others as `rest` do. */
function seated(own: Seat, one: Player, rest: Player): Player[] {
  return [0, 1, 2, 3].map((seat) => (seat === own ? one : rest));
}

describe('against random cards', () => {
  it.each(['classic', 'omnibus', 'spot', 'blackMaria'])(
    'wins nine games of ten of %s',
    (preset) => {
      const game = gameOf('hearts', { preset }) as Hearts;
      const careless = { act: game.random.bind(game) };
      const basic = new HeartsPolicy(game, game.start(), 'basic');
      let won = 0;
      playGames(
        game,
        100,
        (number) => () => seated(number % 4, basic, careless),
        (result, number) => {
          if (result.ended && result.winners.includes(number % 4)) won++;
        },
      );
      expect(won).toBeGreaterThan(90);
    },
  );
});

describe('against naive players who play their lowest card', () => {
  it('takes less than half of their points', () => {
    const game = gameOf('hearts', { preset: 'classic' }) as Hearts;
    const naive = { act: game.auto.bind(game) };
    const basic = new HeartsPolicy(game, game.start(), 'basic');
    const random = new SeededRandom(5);
    let own = 0;
    let others = 0;
    for (let n = 0; n < 400; n++) {
      const { scores } = playDeal(game, game.start(), seated(n % 4, basic, naive), random);
      scores.forEach((score, seat) => {
        if (seat === n % 4) own += score;
        else others += score / 3;
      });
    }
    expect(own / others).toBeLessThan(0.5);
  });
});

describe('moons', () => {
  const game = gameOf('hearts', { preset: 'classic' }) as Hearts;
  const basic = new HeartsPolicy(game, game.start(), 'basic');

  it('the aggressive shoots one in more than a tenth of its games, and wins its share', () => {
    const aggressive = new HeartsPolicy(game, game.start(), 'aggressive');
    const shot = new Set<number>();
    let won = 0;
    playGames(
      game,
      120,
      (number) => () => seated(number % 4, aggressive, basic),
      (result, number) => {
        if (result.moonShooter === number % 4) shot.add(number);
        if (result.ended && result.winners.includes(number % 4)) won++;
      },
    );
    expect(shot.size / 120).toBeGreaterThan(0.1);
    expect(won / 120).toBeGreaterThan(0.2);
  });

  it('the shooter makes more than one in eight from any hand, and fewer against the defensive', () => {
    const shooter = new HeartsPolicy(game, game.start(), 'shooter');
    const defensive = new HeartsPolicy(game, game.start(), 'defensive');
    const made = (rest: Player): number => {
      const random = new SeededRandom(6);
      let moons = 0;
      for (let n = 0; n < 1000; n++) {
        const players = seated(n % 4, shooter, rest);
        if (playDeal(game, game.start(), players, random).moonShooter === n % 4) moons++;
      }
      return moons / 1000;
    };
    const againstBasic = made(basic);
    expect(againstBasic).toBeGreaterThan(1 / 8);
    expect(made(defensive)).toBeLessThan(againstBasic);
  });
});
