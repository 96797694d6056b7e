// The page of a solo match: opens it, and says what to do when that cannot be done.

import { useEffect } from 'react';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useTexts } from '../../state/texts.ts';
import { CharacterFaces } from '../CharacterFaces.tsx';
import { SoloScreen } from './SoloScreen.tsx';
import { useSoloMatch } from './use-solo-match.ts';

const SoloNotice = lazyComponent(async () => (await import('./SoloNotice.tsx')).SoloNotice);

export function SoloPage({ id }: { readonly id: string }) {
  const t = useTexts('table');
  const a = useTexts('solo');
  const solo = useSoloMatch(id);
  const { open, problem } = solo;
  const game = open?.state.game;
  useEffect(() => {
    if (game !== undefined) document.title = `${t.common.games[game]} · ${t.common.brand}`;
  }, [t, game]);
  const isThere = open !== null;
  useEffect(() => {
    // A match that was begun may be continued another day.
    if (isThere) void import('../../pwa/storage.ts').then(({ askToKeep }) => askToKeep());
  }, [isThere]);
  if (problem !== null) {
    return <SoloNotice id={id} problem={problem} onRetry={solo.retry} />;
  }
  if (open === null) return <p className="visuallyHidden">{a.opening}</p>;
  return (
    <CharacterFaces>
      <SoloScreen solo={solo} open={open} />
    </CharacterFaces>
  );
}
