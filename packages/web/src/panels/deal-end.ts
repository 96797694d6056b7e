// How the end of a deal is reported: a headline for what is celebrated, and sentences for the rest; each game has its own.

import type { Seat, TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { gameTable } from '../games/tables.ts';

export interface Headline {
  readonly text: string;
  /** The seats of the players whom it is about. */
  readonly seats: readonly Seat[];
  /** Whether there is something to celebrate. */
  readonly isGood: boolean;
}

export function headlineOf(view: TableView, t: TableTexts): Headline | null {
  const result = view.results.at(-1);
  if (result === undefined) return null;
  return gameTable(view.options.game).headline?.(view, result, t) ?? null;
}

/** What else happened: the queen, bags, contracts. */
export function happenings(view: TableView, t: TableTexts): string[] {
  const result = view.results.at(-1);
  if (result === undefined) return [];
  return gameTable(view.options.game).happenings?.(view, result, t) ?? [];
}
