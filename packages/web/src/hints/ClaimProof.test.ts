// The proof of a claim, held against the engine that offers it.

import { type HeartsView, SeededRandom, viewTable } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { make, open, step } from '../../../engine/testing/matches.ts';
import { claimProof } from './ClaimProof.tsx';

it('shows in every suit that is held why nothing can be lost, and only where the claim is offered', () => {
  let offered = 0;
  for (let seed = 0; seed < 30; seed++) {
    const random = new SeededRandom(seed);
    let table = open('hearts', { preset: 'classic', passCycle: ['hold'] });
    while (table.results.length === 0) {
      table = step(table, random);
      const seat = table.actors[0];
      if (seat === undefined || table.deal === null) continue;
      const view = viewTable(table, seat);
      const rows = claimProof(view);
      const { mayClaim, hand } = view.deal as HeartsView;
      expect(rows.length > 0).toBe(mayClaim);
      if (!mayClaim) continue;
      offered++;
      expect(rows.flatMap(({ own }) => own).sort()).toEqual([...hand!].sort());
      for (const { own, out } of rows) {
        if (out.length > 0) expect(own.at(-1)).toBeGreaterThan(out[0]!);
      }
      // The seat that claims takes all that is left.
      const tricks = table.deal.tricks[seat]!;
      const after = make(table, seat, { kind: 'claim' });
      expect(after.deal!.tricks[seat]).toBe(tricks + hand!.length);
    }
  }
  expect(offered).toBeGreaterThan(5);
});
