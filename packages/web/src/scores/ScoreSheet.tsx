// The score sheet of a table, in the form that its game is written down in.

import type { TableView } from '@kalpler/engine';
import { HeartsSheet } from './HeartsSheet.tsx';
import { KingSheet } from './KingSheet.tsx';
import { SpadesSheet } from './SpadesSheet.tsx';

export interface ScoreSheetProps {
  readonly view: TableView;
  /** For the rail: with a heading of its own, and only the last rows. */
  readonly isCompact?: boolean;
}

export function ScoreSheet({ view, isCompact = false }: ScoreSheetProps) {
  switch (view.options.game) {
    case 'hearts':
      return <HeartsSheet view={view} options={view.options} isCompact={isCompact} />;
    case 'spades':
      return <SpadesSheet view={view} options={view.options} isCompact={isCompact} />;
    case 'king':
      return <KingSheet view={view} options={view.options} isCompact={isCompact} />;
  }
}
