// The deal that is kept is the one that would be worked out, whatever was asked before.

import { Deal, gameOf, reconstructDeal, SeededRandom, type TableView } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { playDeals } from '../testing/table-play.ts';
import { knownDeal } from './knowledge.ts';
import { RandomBot } from './levels/player.ts';

const rules = { hearts: gameOf('hearts'), spades: gameOf('spades'), king: gameOf('king') };

function plain(deal: Deal): unknown {
  const { hands, gifts, taken, tricks, bids, plays, takers, ...rest } = deal;
  return [hands, gifts, taken, tricks, bids, plays, takers]
    .map((packed) => [...packed])
    .concat([Object.values(rest) as number[]]);
}

it('views in any order, each of them several times', () => {
  const views: TableView[] = (['hearts', 'spades', 'king'] as const).flatMap((id) =>
    playDeals(id, {}, [new RandomBot()], 1).map(({ view }) => view),
  );
  expect(views.length).toBeGreaterThan(100);
  const random = new SeededRandom(3);
  const deal = new Deal();
  for (let i = 0; i < 3000; i++) {
    const view = views[random.below(views.length)]!;
    const game = rules[view.options.game];
    const times = 1 + random.below(3);
    for (let n = 0; n < times; n++) {
      expect(plain(knownDeal(game, view.deal!, deal))).toEqual(
        plain(reconstructDeal(game, view.deal!)),
      );
      // What somebody does with their own is nothing to the next.
      deal.hands.fill(0);
      deal.count = 0;
    }
  }
});

it('a view that cannot be read is refused again', () => {
  const { view } = playDeals('hearts', {}, [new RandomBot()], 1)[0]!;
  const broken = { ...view.deal!, plays: null as never };
  for (let n = 0; n < 2; n++) {
    expect(() => knownDeal(rules.hearts, broken, new Deal())).toThrow(TypeError);
  }
});
