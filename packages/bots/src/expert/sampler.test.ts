// Sample deals with evidence: always possible ones, and nearer to the truth than chance.

import {
  Deal,
  drawDeal,
  gameOf,
  OVER,
  PLAYING,
  reconstructDeal,
  SeededRandom,
  viewDeal,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { PRESETS } from '../../testing/table-play.ts';
import { beforeFirstLead } from './evidence.ts';
import { Sampler } from './sampler.ts';

/** Positions of one seat in deals played by policies, some tricks apart. */
function* positions(id: 'hearts' | 'spades' | 'king', preset: string, deals: number, seed: number) {
  const game = gameOf(id, { preset });
  const random = new SeededRandom(seed);
  for (let i = 0; i < deals; i++) {
    const standing = { ...game.start(), played: i % 4, dealer: id === 'hearts' ? null : 0 };
    const policy = games.policy(game, standing, 'basic');
    const { cards, first } = drawDeal(game, random);
    const deal = game.deal(game.next(standing)!, cards, first);
    while (deal.phase !== OVER) {
      const seat = 31 - Math.clz32(game.actors(deal));
      const isDue = deal.phase !== PLAYING || deal.trick % 4 === 2;
      if (seat === i % game.seats && isDue) yield { game, deal, seat, policy, random };
      game.apply(deal, seat, policy.act(deal, seat, random));
    }
  }
}

/** How many cards of the other hands lie where they truly are, and how many there are. */
function hits(truth: Deal, guess: Deal, seat: number): [number, number] {
  const bits = (set: number): number => (set === 0 ? 0 : 1 + bits(set & (set - 1)));
  let right = 0;
  let all = 0;
  for (let at = 0; at < 16; at++) {
    if (at >> 2 === seat) continue;
    right += bits(truth.hands[at]! & guess.hands[at]!);
    all += bits(truth.hands[at]!);
  }
  return [right, all];
}

describe.each(PRESETS)('%s %s', (id, preset) => {
  it('every deal fits the view, and the plays so far are legal in it', () => {
    for (const { game, deal, seat, policy, random } of positions(id, preset, 6, 5)) {
      const view = viewDeal(game, deal, seat);
      const sampler = new Sampler(
        games.search(game),
        game,
        view,
        reconstructDeal(game, view),
        [policy],
        random,
        true,
      );
      for (let i = 0; i < 20; i++) {
        const sampled = sampler.next();
        expect(viewDeal(game, sampled, seat)).toEqual(view);
        if (deal.phase !== PLAYING) continue;
        const replayed = beforeFirstLead(sampled, new Deal());
        for (let n = 0; n < deal.count; n++) {
          const card = deal.plays[n]! as never;
          const move = game.check(replayed, replayed.turn, { kind: 'play', card });
          if (!move.ok) throw new Error(`play ${n}: ${move.error.code}`);
          game.apply(replayed, replayed.turn, move.value);
        }
      }
    }
  });
});

describe.each(['hearts', 'spades', 'king'] as const)('%s', (id) => {
  it('evidence brings the guess nearer to the truth', () => {
    const right = [0, 0];
    let cards = 0;
    for (const { game, deal, seat, policy, random } of positions(id, defaultOf(id), 25, 8)) {
      if (deal.trick < 6) continue;
      const view = viewDeal(game, deal, seat);
      [false, true].forEach((infers, i) => {
        const sampler = new Sampler(
          games.search(game),
          game,
          view,
          reconstructDeal(game, view),
          [policy],
          random,
          infers,
        );
        for (let n = 0; n < 30; n++) {
          const [hit, all] = hits(deal, sampler.next(), seat);
          right[i]! += hit;
          if (i === 0) cards += all;
        }
      });
    }
    // Chance alone finds about four of ten at this stage.
    expect(right[1]! / cards).toBeGreaterThan(right[0]! / cards + 0.08);
  });
});

function defaultOf(id: string): string {
  return PRESETS.find(([game]) => game === id)![1];
}
