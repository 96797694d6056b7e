// What all sheets are made from, and how their lines look.

import type { TableView } from '@kalpler/engine';
import type { Line } from '../../terminal/canvas.ts';
import type { Look, Style } from '../../terminal/style.ts';
import type { Words } from '../../words.ts';

export interface SheetScene {
  readonly view: TableView;
  readonly bots: readonly (string | null)[];
  readonly words: Words;
  readonly look: Look;
  /** How wide a line may be; without it, as wide as it comes. */
  readonly columns?: number;
}

export const HEAD: Style = { ink: 'amber', isBold: true };
export const QUIET: Style = { ink: 'grey' };

export const plain = (text: string): Line => [{ text }];
