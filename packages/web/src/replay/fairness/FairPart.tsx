// Was it fair? The verdict of this browser, what it rests on, and what it proves and does not.

import type { Texts } from '@kalpler/i18n/areas';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import button from '../../ui/Button.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { Fault, Proof } from '../proof.ts';
import type { MatchReader } from '../reader-service.ts';
import type { MatchSummary } from '../record.ts';
import { fileOf, type Whence } from '../use-match.ts';
import { commitmentFor, loadCommitments, type SeenCommitment } from './commitments.ts';
import styles from './FairPart.module.css';

interface Props {
  readonly whence: Whence;
  readonly match: MatchSummary;
  readonly reader: MatchReader;
  /** Shows a deal in the replay. */
  readonly onDeal: (deal: number) => void;
}

export function FairPart({ whence, match, reader, onDeal }: Props) {
  const m = useTexts('replay').replay;
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
  const seen = commitmentFor(loadCommitments(), whence.name, proof.commitment);
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

interface EvidenceProps {
  readonly proof: Proof;
  readonly players: readonly string[];
  /** What this browser has seen before the match, if it was there. */
  readonly seen: SeenCommitment | null;
  /** Whether it was dealt in this browser, where there was nobody to see anything. */
  readonly isSolo: boolean;
}

/** What a verdict rests on: commitment, secret and salts, and whether they are those of the table. */
function Evidence({ proof, players, seen, isSolo }: EvidenceProps) {
  const m = useTexts('replay').replay;
  const isSame = seen?.commitment === proof.commitment;
  const salted = seen?.salt;
  return (
    <dl className={styles.evidence}>
      <dt>{m.commitment}</dt>
      <dd>
        {isSolo ? m.soloCommitmentHelp : m.commitmentHelp}
        <code>{proof.commitment}</code>
        {!(isSolo && seen === null) && (
          <span data-state={seen === null ? 'unknown' : isSame ? 'good' : 'bad'}>
            {seen === null ? m.unseenCommitment : isSame ? m.sameCommitment : m.otherCommitment}
          </span>
        )}
      </dd>
      <dt>{m.secret}</dt>
      <dd>
        {m.secretHelp}
        <code>{proof.secret}</code>
      </dd>
      {!proof.isKept && (
        <>
          <dt>{m.expected}</dt>
          <dd>
            <code>{proof.expected}</code>
          </dd>
        </>
      )}
      <dt>{m.salts}</dt>
      <dd>
        {m.saltsHelp}
        <ul>
          {proof.salts.map((salt, seat) => (
            <li key={players[seat]}>
              <b>{players[seat]}</b>{' '}
              {salt === null ? m.noSalt : salt === '' ? m.emptySalt : <code>{salt}</code>}
            </li>
          ))}
        </ul>
        {salted !== undefined && (
          <span data-state={proof.salts.includes(salted) ? 'good' : 'bad'}>
            {proof.salts.includes(salted) ? m.ownSalt : m.ownSaltMissing}
          </span>
        )}
      </dd>
    </dl>
  );
}

interface DealVerdictsProps {
  readonly faults: readonly (Fault | null)[];
  readonly players: readonly string[];
  readonly onDeal: (deal: number) => void;
}

/** Each deal with its verdict; a tap on one shows it in the replay. */
function DealVerdicts({ faults, players, onDeal }: DealVerdictsProps) {
  const t = useTexts('table');
  const m = useTexts('replay').replay;
  const sentence = (fault: Fault) => faultText(fault, players, t, m);
  return (
    <div className={styles.deals}>
      <h3>{m.dealsHead}</h3>
      <ol>
        {faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deal is known by its number
          <li key={i} data-fair={fault === null}>
            <button type="button" onClick={() => onDeal(i + 1)}>
              {m.deal(i + 1)}
              <span>
                <Icon name={fault === null ? 'check' : 'close'} />
                {fault === null ? m.dealFair : m.dealUnfair}
              </span>
            </button>
            {fault !== null && <p>{sentence(fault)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function faultText(
  fault: Fault,
  players: readonly string[],
  t: TableTexts,
  m: Texts['replay']['replay'],
): string {
  switch (fault.what) {
    case 'card': {
      const { seat, actual, expected } = fault;
      return m.wrongCard(players[seat]!, t.cards.name(actual), t.cards.name(expected));
    }
    case 'first':
      return m.wrongFirst(players[fault.actual]!, players[fault.expected]!);
    case 'other':
      return m.wrongOther;
  }
}

interface DownloadProps {
  readonly whence: Whence;
  readonly reader: MatchReader;
}

/** The record of a match as a file: the server's own, or one that is made here. */
function Download({ whence: { from, name }, reader }: DownloadProps) {
  const m = useTexts('replay').replay;
  const made = useMadeFile(reader, from !== 'server');
  const href = from === 'server' ? fileOf(name) : made;
  if (href === null) return null;
  return (
    <a
      className={`${button.button} ${styles.download}`}
      data-kind="line"
      href={href}
      download={`kalpler-${from === 'link' ? 'match' : name}.json`}
    >
      <Icon name="down" />
      {m.download}
    </a>
  );
}

function useMadeFile(reader: MatchReader, isWanted: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let made: string | null = null;
    let isGone = false;
    reader.request('file').then(
      (text) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        setUrl(made);
      },
      () => {},
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [reader, isWanted]);
  return url;
}
