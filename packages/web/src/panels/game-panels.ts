// The panels of single games, each out of the parts of its game.

import { late } from '../ui/late.tsx';
import { GAME_PARTS } from './game-parts.ts';

export const MoonPanel = late(GAME_PARTS.hearts, (parts) => parts.MoonPanel);
export const BidPanel = late(GAME_PARTS.spades, (parts) => parts.BidPanel);
export const BlindPanel = late(GAME_PARTS.spades, (parts) => parts.BlindPanel);
export const ContractPanel = late(GAME_PARTS.king, (parts) => parts.ContractPanel);
