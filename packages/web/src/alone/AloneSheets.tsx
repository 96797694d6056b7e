// The sheets that only a table alone has: cards played so far, why the rest is sure, and everything else there is.

import { fetched } from '../state/later.ts';
import type { OpenSheet } from '../table/TableSheets.tsx';
import { useAloneTexts } from '../texts/alone.ts';
import { Fetching, Sheet } from '../ui/index.ts';
import type { AloneState } from './alone-state.ts';

const PlayedCards = fetched(async () => (await import('../hints/PlayedCards.tsx')).PlayedCards);
const ClaimProof = fetched(async () => (await import('../hints/ClaimProof.tsx')).ClaimProof);
const AloneMenu = fetched(async () => (await import('./AloneMenu.tsx')).AloneMenu);

export type AloneSheet = 'played' | 'proof' | 'menu' | null;

interface Props {
  readonly open: AloneSheet;
  readonly state: AloneState;
  onClose(): void;
  onClaim(): void;
  onRedo(): void;
  onTableSheet(sheet: OpenSheet): void;
}

export function AloneSheets({ open, state, onClose, onClaim, onRedo, onTableSheet }: Props) {
  const a = useAloneTexts();
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
            <AloneMenu
              state={state}
              onRedo={onRedo}
              onClose={onClose}
              onTableSheet={onTableSheet}
            />
          </Fetching>
        </Sheet>
      );
    case null:
      return null;
  }
}
