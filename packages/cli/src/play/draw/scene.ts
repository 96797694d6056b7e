// Everything that a picture of the table is made from: drawing is a function of this and of nothing else.

import type { TableView } from '@kalpler/engine';
import type { ListedMove } from '../../games/plugin.ts';
import type { Size } from '../../terminal/size.ts';
import type { Look } from '../../terminal/style.ts';
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
