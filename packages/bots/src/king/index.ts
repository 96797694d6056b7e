// King as the bots and their arena know it, at tables of three and four.

import { type Call, contractOf, gamesInParty, type King, type KingResult } from '@kalpler/engine';
import type { GameArena } from '../arena/game-arena.ts';
import type { GameBots } from '../game-bots.ts';
import { kingForThreeBots } from './for-three.ts';
import { kingSearch } from './search.ts';

export const king: GameBots<King> = { ...kingForThreeBots, search: kingSearch };

// What King brings to the arena.

export const kingArena: GameArena<King, KingResult> = {
  id: 'king',
  /** The place in the party goes round; the games before it had contracts at random. */
  standing: (game, number, random) => {
    const games = gamesInParty(game.options);
    let standing = game.start();
    for (let played = 0; played < number % games; played++) {
      const { dealer, terms } = game.next(standing)!;
      const selector = dealer ?? random.below(game.seats);
      const open = game.contracts.map((_, i) => i).filter((i) => ((terms >> i) & 1) === 1);
      const contract = contractOf(open[random.below(open.length)]!);
      const call: Call = { selector, contract };
      standing = {
        ...standing,
        played: played + 1,
        dealer: selector,
        calls: [...standing.calls, call],
      };
    }
    return standing;
  },
  count: (tallies, _game, { selector, contract, cancelled, king, scores, winners }) => {
    const tally = tallies[selector]!;
    if (cancelled) tally.cancelled++;
    if (contract === null || cancelled) return;
    tally[contract.type === 'penalty' ? contract.name : 'trump']++;
    tally.pointsAsSelector += scores[selector]!;
    if (king === 'lost') tally.kingsLost++;
    if (king === 'made') for (const winner of winners) tallies[winner]!.kingsMade++;
  },
};
