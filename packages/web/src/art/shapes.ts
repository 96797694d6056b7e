// The few shapes everything is drawn from: the four suits, the tulip, the ogee and the crown.

import type { Suit } from '@kalpler/engine';

/** Suit signs in a box of 24 by 24. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  hearts:
    'M12 20.6C5.6 15.7 2.7 12.1 2.7 8.4 2.7 5.6 4.9 3.5 7.5 3.5c2 0 3.6 1.1 4.5 3 .9-1.9 2.5-3 4.5-3 2.6 0 4.8 2.1 4.8 4.9 0 3.7-2.9 7.3-9.3 12.2Z',
  spades:
    'M12 2.4c2 4.3 8.9 7.1 8.9 12.2 0 2.6-1.9 4.3-4.1 4.3-1.7 0-3.1-.9-3.8-2.3.1 2.3.9 4 2.5 5.1h-7c1.6-1.1 2.4-2.8 2.5-5.1-.7 1.4-2.1 2.3-3.8 2.3-2.2 0-4.1-1.7-4.1-4.3C3.1 9.5 10 6.7 12 2.4Z',
  diamonds:
    'M12 1.9c2.2 3.9 4.9 7.3 7.9 10.1-3 2.8-5.7 6.2-7.9 10.1C9.8 18.2 7.1 14.8 4.1 12 7.1 9.2 9.8 5.8 12 1.9Z',
  clubs:
    'M12 2.5a4.55 4.55 0 0 1 3.7 7.2 4.55 4.55 0 1 1-2.8 7.4c.1 2 .9 3.6 2.5 4.6h-6.8c1.6-1 2.4-2.6 2.5-4.6a4.55 4.55 0 1 1-2.8-7.4A4.55 4.55 0 0 1 12 2.5Z',
};

/** A tulip of three petals, 100 by 100. */
export const TULIP =
  'M50 6C63 30 65 60 50 88 35 60 37 30 50 6ZM46 94C18 90 10 58 20 16 25 36 36 47 41 62 44 74 45 84 46 94ZM54 94C82 90 90 58 80 16 75 36 64 47 59 62 56 74 55 84 54 94Z';

/** An ogee, upright around the middle of a card of 100 by 140. */
export const OGEE =
  'M50 24C54 40 78 47 78 70 78 93 54 100 50 116 46 100 22 93 22 70 22 47 46 40 50 24Z';

/** A crown with its band, 100 by 100. */
export const CROWN =
  'M20 78 14 34C26 44 36 44 42 30 45 24 48 18 50 12 52 18 55 24 58 30 64 44 74 44 86 34L80 78ZM20 86H80V96H20Z';
