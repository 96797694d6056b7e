// What stands in place of a solo match that cannot be opened here, and what can be done about it.

import { useLocation } from 'wouter';
import { Logo, Medallion } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import styles from '../../ui/Notice.module.css';
import { downloadBroken } from '../store/broken-report.ts';
import type { SoloTableState } from './solo-session.ts';

interface Props {
  readonly id: string;
  readonly problem: NonNullable<SoloTableState['failure']>;
  readonly onRetry: (isForced: boolean) => void;
}

export function SoloNotice({ id, problem, onRetry }: Props) {
  const a = useTexts('solo');
  const [, navigate] = useLocation();
  const { kind } = problem;
  const isTaken = kind === 'elsewhere' || kind === 'gone';
  return (
    <main className={styles.page}>
      <div className={styles.medallion}>
        <Medallion />
      </div>
      <section className={styles.card} aria-live="polite">
        <Logo />
        <h1>{a[kind]}</h1>
        {kind === 'broken' && (
          <>
            <p>{a.brokenLead}</p>
            <Button isWide icon="down" onClick={() => void downloadBroken(id)}>
              {a.report}
            </Button>
          </>
        )}
        {isTaken && (
          <Button kind="primary" isWide onClick={() => onRetry(true)}>
            {a.playHere}
          </Button>
        )}
        {kind === 'failed' && (
          <Button kind="primary" isWide icon="replay" onClick={() => onRetry(false)}>
            {a.tryAgain}
          </Button>
        )}
        <Button
          kind={isTaken || kind === 'failed' ? 'ghost' : 'primary'}
          isWide
          onClick={() => navigate('/tek')}
        >
          {a.back}
        </Button>
      </section>
    </main>
  );
}
