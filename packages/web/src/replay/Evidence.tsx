// What a verdict rests on: commitment, secret and salts, and whether they are those of the table.

import { useMatchTexts } from '../texts/match.ts';
import styles from './Evidence.module.css';
import type { Promised } from './promises.ts';
import type { Proof } from './proof.ts';

interface Props {
  readonly proof: Proof;
  readonly players: readonly string[];
  /** What this browser has seen before the match, if it was there. */
  readonly seen: Promised | null;
  /** Whether it was dealt in this browser, where there was nobody to see anything. */
  readonly isSolo: boolean;
}

export function Evidence({ proof, players, seen, isSolo }: Props) {
  const m = useMatchTexts();
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
