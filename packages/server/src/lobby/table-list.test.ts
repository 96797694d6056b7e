// The public list against a plain one that is filtered and sorted anew each time.

import { SeededRandom } from '@kalpler/engine';
import type { TableSummary } from '@kalpler/protocol';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../table/listing.ts';
import { changesBetween, TableList } from './table-list.ts';

function listing(i: number, more: Partial<Listing> = {}): Listing {
  return {
    id: `Masa${i}`,
    slug: `masa${i}`,
    game: 'hearts',
    phase: 'waiting',
    playerCount: 1,
    seats: 4,
    playerNames: ['Ada'],
    bots: 0,
    preset: 'kalpler',
    changes: 0,
    turnSeconds: 30,
    spectators: true,
    createdAt: i,
    visibility: 'public',
    ...more,
  };
}

const slugs = (tables: readonly TableSummary[]) => tables.map(({ slug }) => slug);

describe('the list', () => {
  it('has public tables with a free chair, and those that can be watched where they are wanted', () => {
    const list = new TableList();
    list.put('masa1', listing(1));
    list.put('masa2', listing(2, { visibility: 'private' }));
    list.put('masa3', listing(3, { playerCount: 4 }));
    list.put('masa4', listing(4, { phase: 'playing', playerCount: 4 }));
    list.put('masa5', listing(5, { phase: 'playing', playerCount: 4, spectators: false }));
    list.put('masa6', listing(6, { playerCount: 0 }));
    list.put('masa7', listing(7));
    expect(slugs(list.page(false).tables)).toEqual(['masa7', 'masa1']);
    expect(slugs(list.page(true).tables)).toEqual(['masa7', 'masa1', 'masa4']);
    expect(list.page(true).tables[0]).not.toHaveProperty('visibility');
  });

  it('is cut to fifty with a total, and a full lobby leaves ten places to what can be watched', () => {
    const list = new TableList();
    for (let i = 0; i < 80; i++) list.put(`masa${i}`, listing(i));
    expect(list.page(false)).toMatchObject({ total: 80, tables: { length: 50 } });
    expect(list.page(true).tables).toHaveLength(50);
    for (let i = 80; i < 95; i++) list.put(`masa${i}`, listing(i, { phase: 'bidding' }));
    const { tables, total } = list.page(true);
    expect(total).toBe(95);
    expect(tables.map(({ phase }) => phase)).toEqual([
      ...Array(40).fill('waiting'),
      ...Array(10).fill('bidding'),
    ]);
    expect(list.page(false).tables[0]).toMatchObject({ slug: 'masa79' });
  });

  it('is the same page for all until it changes', () => {
    const list = new TableList();
    for (let i = 0; i < 60; i++) list.put(`masa${i}`, listing(i));
    const page = list.page(false);
    expect(list.page(false)).toBe(page);
    // Below the page, and of the other kind: nothing that a follower sees has changed.
    list.put('masa3', listing(3, { playerCount: 2 }));
    expect(list.page(false)).toBe(page);
    list.put('masa59', listing(59, { playerCount: 2 }));
    expect(list.page(false)).not.toBe(page);
  });

  it('agrees with a plain list, and its changes make each page of the one before', () => {
    const random = new SeededRandom(8);
    const list = new TableList();
    const all = new Map<string, Listing>();
    let held = new Map<string, TableSummary>();
    let before = list.page(true);
    for (let step = 0; step < 400; step++) {
      const i = random.below(90);
      const phase = random.below(3) === 0 ? 'playing' : 'waiting';
      const table = listing(i, { phase, playerCount: 1 + random.below(4), createdAt: i >> 1 });
      if (random.below(4) === 0) {
        all.delete(table.slug);
        list.remove(table.slug);
      } else {
        all.set(table.slug, table);
        list.put(table.slug, table);
      }
      if (random.below(3) > 0) continue;
      const page = list.page(true);
      const { changed, gone, total } = changesBetween(before, page);
      held = new Map([...held].filter(([slug]) => !gone.includes(slug)));
      for (const summary of changed) held.set(summary.slug, summary);
      before = page;
      const newest = (isOpen: boolean) =>
        [...all.values()]
          .filter(({ phase, playerCount }) =>
            isOpen ? phase === 'waiting' && playerCount < 4 : phase !== 'waiting',
          )
          .sort((a, b) => b.createdAt - a.createdAt || (a.slug < b.slug ? -1 : 1))
          .map(({ visibility: _, ...summary }) => summary);
      const [open, live] = [newest(true), newest(false)];
      const first = open.slice(0, 50 - Math.min(10, live.length));
      const expected = [...first, ...live.slice(0, 50 - first.length)];
      expect(page).toEqual({ tables: expected, total: open.length + live.length });
      expect(total).toBe(page.total);
      expect([...held.keys()].sort()).toEqual(slugs(expected).sort());
      for (const summary of expected) expect(held.get(summary.slug)).toEqual(summary);
    }
  });
});
