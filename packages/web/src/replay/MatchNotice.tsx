// What stands in place of a match that is still coming, or that cannot be shown, and the way home.

import { useLocation } from 'wouter';
import { Logo, Medallion } from '../art/index.ts';
import styles from '../lobby/TableDoor.module.css';
import { useMatchTexts } from '../texts/match.ts';
import { Button } from '../ui/index.ts';
import type { Loaded, Whence } from './use-match.ts';

interface Props {
  readonly loaded: Exclude<Loaded, { kind: 'ready' }>;
  readonly from: Whence['from'];
  readonly onTryAgain: () => void;
}

export function MatchNotice({ loaded, from, onTryAgain }: Props) {
  const m = useMatchTexts();
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
    <main className={styles.door}>
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
