// Fair deals before the match: the promise of the server, and the salt that a player may add to it.

import type { WireError } from '@kalpler/protocol';
import { type FormEvent, useId, useState } from 'react';
import { keepCommitment, loadCommitments } from '../../replay/fairness/commitments.ts';
import { useOnline } from '../../state/online-context.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { Problem } from '../Problem.tsx';
import styles from './SaltField.module.css';

const MOST = 64;
const SHOWN = 12;

export function SaltField() {
  const t = useTexts('salt');
  const { table, players } = useOnline().state;
  const [isWhole, setWhole] = useState(false);
  const commitment = table?.commitment ?? '';
  if (table === null) return null;
  const own = players.find(({ seat }) => seat === table.seat);
  return (
    <div className={styles.salt}>
      <p>{t.lead}</p>
      <p className={styles.promise}>
        <span>{t.commitment}</span>
        <code>{isWhole ? commitment : `${commitment.slice(0, SHOWN)}…`}</code>
        <Button kind="ghost" isSmall aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.short : t.whole}
        </Button>
      </p>
      {own !== undefined && <OwnSalt commitment={commitment} isSalted={own.salted} />}
    </div>
  );
}

interface OwnSaltProps {
  readonly commitment: string;
  /** Whether the server has a salt of this player. */
  readonly isSalted: boolean;
}

function OwnSalt({ commitment, isSalted }: OwnSaltProps) {
  const t = useTexts('salt');
  const id = useId();
  const { session } = useOnline();
  const [text, setText] = useState(() => keptSalt(commitment));
  const [taken, setTaken] = useState(text);
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<WireError | null>(null);
  const set = async (salt: string | null) => {
    setConfirmation('');
    const answer = await session.ask('setSalt', { salt });
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    keepCommitment({ commitment, salt });
    setText(salt ?? '');
    setTaken(salt ?? '');
    setConfirmation(salt === null ? t.removed : t.taken);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '') void set(text);
  };
  const isIn = isSalted && text === taken && text !== '';
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id}>{t.label}</label>
      <div className={styles.field}>
        <input
          id={id}
          value={text}
          maxLength={MOST}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        <Button isSmall icon="replay" onClick={() => setText(randomSalt())}>
          {t.random}
        </Button>
      </div>
      <p id={`${id}-help`}>{t.help}</p>
      <div className={styles.ways}>
        <Button type="submit" isSmall aria-disabled={text === '' || isIn}>
          {isSalted ? t.change : t.add}
        </Button>
        {isSalted && (
          <Button kind="ghost" isSmall onClick={() => void set(null)}>
            {t.remove}
          </Button>
        )}
      </div>
      <Problem problem={problem} />
      <p className={styles.result} role="status">
        {confirmation || (isSalted ? t.elsewhere : '')}
      </p>
    </form>
  );
}

/** What this browser has added to a promise before. */
function keptSalt(commitment: string): string {
  return loadCommitments().find((known) => known.commitment === commitment)?.salt ?? '';
}

/** Sixteen letters that nobody can guess. */
function randomSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
