// Was it fair? The verdict of this browser, what it rests on, and what it proves and does not.

import { Icon } from '../art/index.ts';
import { useMatchTexts } from '../texts/match.ts';
import { DealVerdicts } from './DealVerdicts.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Download } from './Download.tsx';
import { Evidence } from './Evidence.tsx';
import styles from './FairPart.module.css';
import { loadPromises, promiseFor } from './promises.ts';
import type { MatchReader } from './reader.ts';
import type { MatchSummary } from './record.ts';
import type { Whence } from './use-match.ts';

interface Props {
  readonly whence: Whence;
  readonly match: MatchSummary;
  readonly reader: MatchReader;
  /** Shows a deal in the replay. */
  readonly onDeal: (deal: number) => void;
}

export function FairPart({ whence, match, reader, onDeal }: Props) {
  const m = useMatchTexts();
  const { proof, view } = match;
  if (proof === null) {
    return (
      <section className={styles.fair} aria-label={m.fairHead}>
        <h2>{m.fairHead}</h2>
        <p>{match.isRunning && view.fairness !== null ? m.runningFair : m.noSecret}</p>
        {match.isRunning && view.fairness !== null && (
          <code className={styles.code}>{view.fairness.commitment}</code>
        )}
      </section>
    );
  }
  const seen = promiseFor(loadPromises(), whence.name, proof.commitment);
  const isOther = seen !== null && seen.commitment !== proof.commitment;
  const isFair = proof.isFair && !isOther;
  const wrong = proof.faults.findIndex((fault) => fault !== null) + 1;
  return (
    <section className={styles.fair} aria-label={m.fairHead}>
      <h2>{m.fairHead}</h2>
      <div className={styles.verdict} data-fair={isFair} data-testid="verdict">
        <Icon name={isFair ? 'shield' : 'close'} />
        <div>
          <b>{isFair ? m.isFair : m.isUnfair}</b>
          {isFair && <p>{m.fairLead(proof.faults.length)}</p>}
          {!proof.isKept && <p>{m.brokenPromise}</p>}
          {isOther && <p>{m.otherCommitment}</p>}
          {wrong > 0 && <p>{m.wrongDeals(wrong)}</p>}
        </div>
      </div>
      <p>{m.checkedHere}</p>
      <Evidence proof={proof} players={view.players} seen={seen} isSolo={whence.from === 'solo'} />
      <DealVerdicts faults={proof.faults} players={view.players} onDeal={onDeal} />
      <div>
        <Disclosure head={m.proves}>
          <Points points={m.provesList} />
        </Disclosure>
        <Disclosure head={m.provesNot}>
          <Points points={m.provesNotList} />
        </Disclosure>
      </div>
      <p>
        {m.downloadHelp} <code>{m.verifyCommand}</code>
      </p>
      <Download whence={whence} reader={reader} />
    </section>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
