// Everything that a picture of the table is made from: drawing is a function of this and of nothing else.

import type { TableView } from '@kalpler/engine';
import type { ListedMove } from '../../games/plugin.ts';
import type { Line } from '../../terminal/canvas.ts';
import type { Size } from '../../terminal/size.ts';
import type { Look, Style } from '../../terminal/style.ts';
import type { Words } from '../../words.ts';
import type { Ui } from '../ui.ts';

export interface Scene {
  readonly view: TableView;
  readonly ui: Ui;
  readonly choices: readonly ListedMove[];
  /** By seat; null for the person. */
  readonly bots: readonly (string | null)[];
  readonly words: Words;
  readonly look: Look;
  readonly size: Size;
}

/** Where the whole picture lies in the terminal; a big terminal has it in its middle. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** What all sheets are made from. */
export interface SheetScene {
  readonly view: TableView;
  readonly bots: readonly (string | null)[];
  readonly words: Words;
  readonly look: Look;
  /** How wide a line may be; without it, as wide as it comes. */
  readonly columns?: number;
}

/** How the lines of sheets look. */
export const HEAD: Style = { ink: 'amber', isBold: true };
export const QUIET: Style = { ink: 'grey' };

export const plain = (text: string): Line => [{ text }];
