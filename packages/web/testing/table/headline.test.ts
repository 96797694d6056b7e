// Headlines of real deals: what is celebrated is said once, by its doer's name, and rightly.

import { allBots } from '@kalpler/bots';
import type { KingResult, SpadesResult, TableView } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { playDeals } from '../../../bots/testing/table-play.ts';
import { loadAllGames } from '../../src/games/tables.ts';
import { happenings, headlineOf } from '../../src/panels/deal-end.ts';
import { WORDS } from '../support/words.ts';

await loadAllGames();

const t = WORDS.tr;
const STYLES = ['aggressive', 'basic', 'defensive', 'skilled'] as const;
const BOTS = STYLES.map((style) => allBots.create(style));

/** The first view after each deal. */
function afterDeals(game: 'hearts' | 'spades', options: object, deals: number): TableView[] {
  const seen = new Map<number, TableView>();
  for (const { view } of playDeals(game, { ...options }, BOTS, deals)) {
    const { length } = view.results;
    if (length > 0 && !seen.has(length)) seen.set(length, view);
  }
  return [...seen.values()];
}

it('Hearts: the moon, and nothing else', () => {
  const views = afterDeals('hearts', { endScore: 1000 }, 150);
  let moons = 0;
  for (const view of views) {
    const result = view.results.at(-1)!;
    const shooter = result.game === 'hearts' ? result.moonShooter : null;
    const headline = headlineOf(view, t);
    if (shooter === null) expect(headline).toBeNull();
    else {
      moons++;
      const text = `Ay vuruldu: ${view.players[shooter]}`;
      expect(headline).toEqual({ text, seats: [shooter], isGood: true });
    }
  }
  expect(moons).toBeGreaterThan(0);
});

describe('Spades', () => {
  const views = afterDeals('spades', { targetScore: 5000, loseScore: null }, 120);

  it('every nil is reported once, with its points, and the best of them is the headline', () => {
    const kinds = new Set<string>();
    for (const view of views) {
      const { bids, tricks } = view.results.at(-1) as SpadesResult;
      const headline = headlineOf(view, t);
      const nils = bids.flatMap((bid, seat) => (typeof bid === 'number' ? [] : [seat]));
      if (nils.length === 0) expect(headline).toBeNull();
      else {
        const made = nils.filter((seat) => tricks[seat] === 0);
        kinds.add(made.length > 0 ? 'made' : 'lost');
        expect(headline!.isGood).toBe(made.length > 0);
        expect(made.length > 0 ? made : nils).toContain(headline!.seats[0]);
        const all = [`${headline!.text}.`, ...happenings(view, t)].join(' ');
        for (const seat of nils) expect(all.split(`: ${view.players[seat]}, `).length).toBe(2);
      }
    }
    expect(kinds).toEqual(new Set(['made', 'lost']));
  });

  it('all tricks of a side come before a nil', () => {
    const view = views.find((one) => headlineOf(one, t) !== null)!;
    const last = view.results.at(-1) as SpadesResult;
    const boston = { ...view, results: [...view.results.slice(0, -1), { ...last, boston: 1 }] };
    const headline = headlineOf(boston, t)!;
    expect(headline.seats.length).toBe(2);
    expect(headline.text).toBe(t.panels.boston(t.scores.they));
    expect(happenings(boston, t).join(' ')).toContain(headlineOf(view, t)!.text);
  });
});

describe('King', () => {
  const [{ view } = { view: null }] = playDeals('king', {}, BOTS, 1);
  const result: KingResult = {
    game: 'king',
    number: 5,
    selector: 2,
    contract: { type: 'trump', trumpSuit: 'spades' },
    counts: [13, 0, 0, 0],
    cancelled: null,
    king: null,
    scores: [0, 0, 0, 0],
    totals: [0, 0, 0, 0],
    ended: true,
    winners: [],
  };
  const headline = (changes: Partial<KingResult>) =>
    headlineOf({ ...view!, results: [{ ...result, ...changes }] }, t);

  it('King made is celebrated, King lost is not', () => {
    const made = headline({ king: 'made', winners: [0] })!;
    expect(made).toEqual({ text: `King yaptı: ${view!.players[0]}`, seats: [0], isGood: true });
    const lost = headline({ king: 'lost', winners: [0, 1, 3] })!;
    expect(lost).toEqual({ text: `King yapamadı: ${view!.players[2]}`, seats: [2], isGood: false });
    expect(headline({})).toBeNull();
  });
});
