// The score sheet of a table, in the form that its game is written down in.

import type { GameId, TableView } from '@kalpler/engine';
import { gameTable, loadGameTable } from '../games/tables.ts';
import { lazyComponent } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';
import { Fetching } from '../ui/index.ts';

interface ScoreSheetProps {
  readonly view: TableView;
  /** For the rail: with a heading of its own, and only the last rows. */
  readonly isCompact?: boolean;
}

const PointsSheet = lazyComponent(
  async () => (await import('./PointsSheet.tsx')).PointsSheet,
  () => loadTexts('table'),
);

/** Ahead of the time when it is looked at. */
export async function loadScoreSheet(game: GameId): Promise<unknown> {
  const { loadSheet = PointsSheet.load } = await loadGameTable(game);
  return loadSheet();
}

export function ScoreSheet({ view, isCompact = false }: ScoreSheetProps) {
  const { Sheet = PointsSheet } = gameTable(view.options.game);
  return (
    <Fetching>
      <Sheet view={view} isCompact={isCompact} />
    </Fetching>
  );
}
