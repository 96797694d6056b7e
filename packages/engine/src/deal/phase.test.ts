// The names of the phases and the way back.

import { describe, expect, it } from 'vitest';
import {
  BIDDING,
  CHOOSING,
  EXCHANGING,
  OVER,
  PASSING,
  PHASES,
  PLAYING,
  phaseName,
  phaseNumber,
  SELECTING,
} from './phase.ts';

describe('C5: phases', () => {
  it('have the names that the table shows', () => {
    const phases = [PASSING, BIDDING, EXCHANGING, SELECTING, PLAYING, CHOOSING, OVER];
    expect(phases.map(phaseName).join(' ')).toBe(
      'passing bidding exchanging selecting playing roundEnd roundEnd',
    );
    expect(PHASES.join(' ')).toBe(
      'waiting passing bidding exchanging selecting playing roundEnd gameEnd partyEnd',
    );
  });

  it('are found by name, the end of a round as the deal that is over', () => {
    for (const phase of [PASSING, BIDDING, EXCHANGING, SELECTING, PLAYING, OVER]) {
      expect(phaseNumber(phaseName(phase))).toBe(phase);
    }
  });

  it('of a match are not phases of a deal', () => {
    for (const name of ['waiting', 'gameEnd', 'partyEnd'] as const) {
      expect(() => phaseNumber(name)).toThrow(RangeError);
    }
    expect(() => phaseName(7)).toThrow(RangeError);
    expect(() => phaseName(-1)).toThrow(RangeError);
  });
});
