// The sheets that only a solo table has: cards played so far, why the rest is sure, and everything else there is.

import type { SoloState } from '@kalpler/match';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { loadTexts, useTexts } from '../../state/texts.ts';
import type { OpenSheet } from '../../table/TableSheets.tsx';
import { Fetching, Sheet } from '../../ui/index.ts';

const PlayedCards = lazyComponent(
  async () => (await import('../../hints/PlayedCards.tsx')).PlayedCards,
  () => loadTexts('table', 'hints'),
);
const ClaimProof = lazyComponent(
  async () => (await import('../../hints/ClaimProof.tsx')).ClaimProof,
  () => loadTexts('table', 'hints'),
);
const SoloMenu = lazyComponent(
  async () => (await import('./SoloMenu.tsx')).SoloMenu,
  () => loadTexts('table', 'solo', 'settings'),
);

export type SoloSheet = 'played' | 'proof' | 'menu' | null;

interface Props {
  readonly open: SoloSheet;
  readonly state: SoloState;
  onClose(): void;
  onClaim(): void;
  onRedo(): void;
  onTableSheet(sheet: OpenSheet): void;
}

export function SoloSheets({ open, state, onClose, onClaim, onRedo, onTableSheet }: Props) {
  const a = useTexts('solo');
  switch (open) {
    case 'played':
      return (
        <Sheet title={a.playedTitle} onClose={onClose}>
          <Fetching>
            <PlayedCards view={state.view} />
          </Fetching>
        </Sheet>
      );
    case 'proof':
      return (
        <Fetching onFail={onClose}>
          <ClaimProof view={state.view} onClaim={onClaim} onClose={onClose} />
        </Fetching>
      );
    case 'menu':
      return (
        <Sheet title={a.more} onClose={onClose}>
          <Fetching>
            <SoloMenu state={state} onRedo={onRedo} onClose={onClose} onTableSheet={onTableSheet} />
          </Fetching>
        </Sheet>
      );
    case null:
      return null;
  }
}
