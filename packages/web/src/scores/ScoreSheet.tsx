// The score sheet of a table, in the form that its game is written down in.

import type { GameId, TableView } from '@kalpler/engine';
import { lazyComponent } from '../state/lazy-resource.ts';
import { Fetching } from '../ui/index.ts';

interface ScoreSheetProps {
  readonly view: TableView;
  /** For the rail: with a heading of its own, and only the last rows. */
  readonly isCompact?: boolean;
}

const SHEETS = {
  hearts: lazyComponent(async () => (await import('../games/hearts/HeartsSheet.tsx')).HeartsSheet),
  spades: lazyComponent(async () => (await import('../games/spades/SpadesSheet.tsx')).SpadesSheet),
  king: lazyComponent(async () => (await import('../games/king/KingSheet.tsx')).KingSheet),
};

/** Ahead of the time when it is looked at. */
export function loadScoreSheet(game: GameId): Promise<unknown> {
  return SHEETS[game].load();
}

export function ScoreSheet(props: ScoreSheetProps) {
  return (
    <Fetching>
      <SheetOfGame {...props} />
    </Fetching>
  );
}

function SheetOfGame({ view, isCompact = false }: ScoreSheetProps) {
  switch (view.options.game) {
    case 'hearts':
      return <SHEETS.hearts view={view} options={view.options} isCompact={isCompact} />;
    case 'spades':
      return <SHEETS.spades view={view} options={view.options} isCompact={isCompact} />;
    case 'king':
      return <SHEETS.king view={view} options={view.options} isCompact={isCompact} />;
  }
}
