// Says once what a player must know of the save: that there is none, or that a part of it was lost.

import type { SoloState } from '@kalpler/match';
import { useEffect, useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Toast } from '../ui/index.ts';

export function SaveWarning({ state: { isSaved, lost } }: { readonly state: SoloState }) {
  const a = useTexts('solo');
  const [isSeen, setSeen] = useState(false);
  const [missing, setMissing] = useState(0);
  useEffect(() => {
    if (lost > 0) setMissing(lost);
  }, [lost]);
  if (missing > 0) return <Toast onClose={() => setMissing(0)}>{a.lost(missing)}</Toast>;
  if (isSaved || isSeen) return null;
  return <Toast onClose={() => setSeen(true)}>{a.notSaved}</Toast>;
}
