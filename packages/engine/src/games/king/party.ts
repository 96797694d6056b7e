// Whether a party of King can stand as somebody says it does: contracts, selectors and cancelled games.

import { type Seat, type Step, seatFrom } from '../../cards/seat.ts';
import { isDeclared } from '../move.ts';
import { show } from '../options.ts';
import { refusalText } from '../refusal.ts';
import type { Standing } from '../standing.ts';
import type { KingOptions } from './options.ts';
import { checkContract, gamesInParty, isCancellable, openContracts } from './selection.ts';

/** K1, K3: the contracts so far must have been open to selectors who took turns. */
export function partyProblem(
  options: KingOptions,
  step: Step,
  standing: Standing,
): string | undefined {
  const { played, dealer, redeal, calls } = standing;
  if (calls.length !== played) {
    return `calls: expected one for each game played (${played}), got ${calls.length}`;
  }
  const next = (selector: Seat): Seat => seatFrom(selector, step, options.players);
  for (const [i, { selector, contract }] of calls.entries()) {
    const before = calls[i - 1];
    if (before !== undefined && selector !== next(before.selector)) {
      return `calls[${i}]: expected selector ${next(before.selector)}, got ${selector}`;
    }
    if (isDeclared(contract)) return `calls[${i}]: a declared King ends the party`; // K11
    const earlier = { ...standing, played: i, calls: calls.slice(0, i) };
    const open = openContracts(options, earlier, selector);
    const checked = checkContract(options, open, contract);
    if (!checked.ok) return `calls[${i}]: ${refusalText(checked.error)}`;
  }
  const last = calls.at(-1)?.selector ?? null;
  const expected = redeal && last !== null ? next(last) : last;
  // K4: a first deal that was cancelled leaves its selector, any seat.
  const fits = expected === null && redeal ? dealer !== null : dealer === expected;
  const wanted = expected ?? (redeal ? 'a seat' : 'null');
  if (!fits) return `dealer: expected ${wanted}, got ${show(dealer)}`;
  // K4: the deal before was cancelled, so one of the contracts that were open must be one that can be.
  if (redeal && !isCancellable(options, openContracts(options, standing, dealer ?? 0))) {
    return 'redeal: by these rules the last deal cannot have been cancelled';
  }
  return played < gamesInParty(options) ? undefined : 'played: the match is over';
}
