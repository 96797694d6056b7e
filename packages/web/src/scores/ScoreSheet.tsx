// The score sheet of a table, in the form that its game is written down in.

import type { TableView } from '@kalpler/engine';
import { GAME_PARTS } from '../panels/game-parts.ts';
import { late } from '../ui/late.tsx';

export interface ScoreSheetProps {
  readonly view: TableView;
  /** For the rail: with a heading of its own, and only the last rows. */
  readonly isCompact?: boolean;
}

const HeartsSheet = late(GAME_PARTS.hearts, (parts) => parts.HeartsSheet);
const SpadesSheet = late(GAME_PARTS.spades, (parts) => parts.SpadesSheet);
const KingSheet = late(GAME_PARTS.king, (parts) => parts.KingSheet);

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
