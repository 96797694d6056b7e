// The page of a match: its result, a walk through it, what an expert says of it, and whether it was fair.

import { useEffect } from 'react';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import { MatchNotice } from './MatchNotice.tsx';
import { MatchView } from './MatchView.tsx';
import { useMatch, type Whence } from './use-match.ts';
import { useCarried } from './use-part.ts';

interface Props {
  readonly from?: Whence['from'];
  /** The name of the match; a link carries it in its tail. */
  readonly id?: string;
}

export function MatchPage({ from = 'server', id = '' }: Props) {
  const t = useTexts();
  const m = useMatchTexts();
  const carried = useCarried();
  const name = from === 'link' ? carried : id;
  useEffect(() => {
    document.title = `${m.title} · ${t.common.brand}`;
  }, [t, m]);
  return <FoundMatch key={name} from={from} name={name} />;
}

function FoundMatch(whence: Whence) {
  const [loaded, tryAgain] = useMatch(whence);
  if (loaded.kind !== 'ready') {
    return <MatchNotice loaded={loaded} from={whence.from} onTryAgain={tryAgain} />;
  }
  return <MatchView whence={whence} match={loaded.match} reader={loaded.reader} />;
}
