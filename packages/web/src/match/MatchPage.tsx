// The page of a finished match: its result, whether it was fair, and a walk through it.

import { useEffect } from 'react';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import { MatchNotice } from './MatchNotice.tsx';
import { MatchView } from './MatchView.tsx';
import { useMatch } from './use-match.ts';

export function MatchPage({ id }: { readonly id: string }) {
  const t = useTexts();
  const m = useMatchTexts();
  const [loaded, tryAgain] = useMatch(id);
  useEffect(() => {
    document.title = `${m.title} · ${t.common.brand}`;
  }, [t, m]);
  if (loaded.kind !== 'ready') return <MatchNotice loaded={loaded} onTryAgain={tryAgain} />;
  return <MatchView id={id} match={loaded.match} reader={loaded.reader} />;
}
