// The page of a solo match: opens it, and says what to do when that cannot be done.

import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useStore } from '../../state/table-session.ts';
import { useTexts } from '../../state/texts.ts';
import { CharacterFaces } from '../CharacterFaces.tsx';
import { SoloScreen } from './SoloScreen.tsx';
import { SoloSession } from './solo-session.ts';

const SoloNotice = lazyComponent(async () => (await import('./SoloNotice.tsx')).SoloNotice);

export function SoloPage({ id }: { readonly id: string }) {
  const t = useTexts('table');
  const a = useTexts('solo');
  const [, navigate] = useLocation();
  const session = useMemo(
    () => new SoloSession(id, () => navigate('/tek/gunun-oyunu')),
    [id, navigate],
  );
  useEffect(() => session.open(), [session]);
  const { match, failure } = useStore(session);
  const game = match?.game;
  useEffect(() => {
    if (game !== undefined) document.title = `${t.common.games[game]} · ${t.common.brand}`;
  }, [t, game]);
  const isThere = match !== null;
  useEffect(() => {
    // A match that was begun may be continued another day.
    if (isThere) void import('../../pwa/storage.ts').then(({ askToKeep }) => askToKeep());
  }, [isThere]);
  if (failure !== null) return <SoloNotice id={id} problem={failure} onRetry={session.load} />;
  if (match === null) return <p className="visuallyHidden">{a.opening}</p>;
  return (
    <CharacterFaces>
      <SoloScreen session={session} match={match} />
    </CharacterFaces>
  );
}
