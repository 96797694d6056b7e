// The panels of single games, each out of the parts of its game.

import { GAME_PARTS } from '../games/games.ts';
import { late } from '../ui/late.tsx';

/** Cards are given away in these games. */
export const GIVE_PANELS = {
  hearts: late(GAME_PARTS.hearts, (parts) => parts.GivePanel),
  spades: late(GAME_PARTS.spades, (parts) => parts.GivePanel),
};
export const MoonPanel = late(GAME_PARTS.hearts, (parts) => parts.MoonPanel);
export const BidPanel = late(GAME_PARTS.spades, (parts) => parts.BidPanel);
export const BlindPanel = late(GAME_PARTS.spades, (parts) => parts.BlindPanel);
export const ContractPanel = late(GAME_PARTS.king, (parts) => parts.ContractPanel);
