// The page of a match: its result, a walk through it, the expert's verdicts, and whether it was fair.

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Logo, Medallion } from '../art/index.ts';
import { CharacterFaces } from '../solo/CharacterFaces.tsx';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from '../ui/Notice.module.css';
import { useCarried } from './address.ts';
import { MatchView } from './MatchView.tsx';
import { type Loaded, useMatch, type Whence } from './use-match.ts';

interface Props {
  readonly from?: Whence['from'];
  /** The name of the match; a link carries it in its tail. */
  readonly id?: string;
}

export function MatchPage({ from = 'server', id = '' }: Props) {
  const t = useTexts('table');
  const m = useTexts('replay').replay;
  const carried = useCarried();
  const name = from === 'link' ? carried : id;
  useEffect(() => {
    document.title = `${m.title} · ${t.common.brand}`;
  }, [t, m]);
  const found = <FoundMatch key={name} from={from} name={name} />;
  return from === 'solo' ? <CharacterFaces>{found}</CharacterFaces> : found;
}

function FoundMatch(whence: Whence) {
  const [loaded, tryAgain] = useMatch(whence);
  if (loaded.kind !== 'ready') {
    return <MatchNotice loaded={loaded} from={whence.from} onTryAgain={tryAgain} />;
  }
  return <MatchView whence={whence} match={loaded.match} reader={loaded.reader} />;
}

interface MatchNoticeProps {
  readonly loaded: Exclude<Loaded, { kind: 'ready' }>;
  readonly from: Whence['from'];
  readonly onTryAgain: () => void;
}

/** What stands in place of a match that is still coming, or that cannot be shown, and the way home. */
export function MatchNotice({ loaded, from, onTryAgain }: MatchNoticeProps) {
  const m = useTexts('replay').replay;
  const [, navigate] = useLocation();
  const { kind } = loaded;
  const words = {
    loading: [m.title, m.loading],
    unknown: [m.unknownTitle, from === 'solo' ? m.unknownSolo : m.unknown],
    away: [m.awayTitle, from === 'solo' ? m.awaySolo : m.away],
    damaged: [m.damagedTitle, m.damaged],
    badLink: [m.badLinkTitle, m.badLink],
    newLink: [m.newLinkTitle, m.newLink],
  }[kind];
  return (
    <main className={styles.page}>
      <div className={styles.medallion}>
        <Medallion />
      </div>
      <section className={styles.card} aria-live="polite">
        <Logo />
        <h1>{words[0]}</h1>
        <p>{words[1]}</p>
        {kind === 'damaged' && <code>{loaded.why}</code>}
        {kind === 'away' && (
          <Button kind="primary" isWide icon="replay" onClick={onTryAgain}>
            {m.tryAgain}
          </Button>
        )}
        {kind !== 'loading' && (
          <Button kind={kind === 'away' ? 'ghost' : 'primary'} isWide onClick={() => navigate('/')}>
            {m.home}
          </Button>
        )}
      </section>
    </main>
  );
}
