// How long things move and stay on the table, in milliseconds, by the speed that the player has chosen.

import type { Settings } from '../state/settings.tsx';

type Pace = Readonly<Record<Settings['speed'], number>>;

/** A card on its way. */
export const FLIGHT: Pace = { fast: 160, normal: 260, slow: 400, none: 0 };
/** A finished trick before it is swept away. */
export const HOLD: Pace = { fast: 350, normal: 800, slow: 1400, none: 800 };
