// The page of a match alone: opens it, and says what to do when that cannot be done.

import { Suspense, useEffect } from 'react';
import { fetched } from '../state/later.ts';
import { useAloneTexts } from '../texts/alone.ts';
import { useTexts } from '../texts/table-texts.ts';
import { AloneScreen } from './AloneScreen.tsx';
import { CharacterFaces } from './CharacterFaces.tsx';
import { useAlone } from './use-alone.ts';

const AloneNotice = fetched(async () => (await import('./AloneNotice.tsx')).AloneNotice);

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
  if (problem !== null) {
    return (
      <Suspense>
        <AloneNotice id={id} problem={problem} onRetry={alone.retry} />
      </Suspense>
    );
  }
  if (open === null) return <p className="visuallyHidden">{a.opening}</p>;
  return (
    <CharacterFaces>
      <AloneScreen alone={alone} open={open} />
    </CharacterFaces>
  );
}
