// The page of a match alone: opens it, and says what to do when that cannot be done.

import { useEffect } from 'react';
import { useAloneTexts } from '../texts/alone.ts';
import { useTexts } from '../texts/table-texts.ts';
import { AloneNotice } from './AloneNotice.tsx';
import { AloneScreen } from './AloneScreen.tsx';
import { CharacterFaces } from './CharacterFaces.tsx';
import { useAlone } from './use-alone.ts';

export function AlonePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const a = useAloneTexts();
  const alone = useAlone(id);
  const { open, problem } = alone;
  const game = open?.state.game;
  useEffect(() => {
    if (game !== undefined) document.title = `${t.common.games[game]} · ${t.common.brand}`;
  }, [t, game]);
  const isThere = open !== null;
  useEffect(() => {
    // Whoever has begun to play wants to go on another day.
    if (isThere) void import('../pwa/storage.ts').then(({ askToKeep }) => askToKeep());
  }, [isThere]);
  if (problem !== null) return <AloneNotice id={id} problem={problem} onRetry={alone.retry} />;
  if (open === null) return <p className="visuallyHidden">{a.opening}</p>;
  return (
    <CharacterFaces>
      <AloneScreen alone={alone} open={open} />
    </CharacterFaces>
  );
}
