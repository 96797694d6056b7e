// Sharing a match: a link that carries the whole match, to copy or to hand to another app.

import { useEffect, useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button, IconButton } from '../ui/index.ts';
import { carryingAddress } from './address.ts';
import type { MatchSummary } from './record.ts';
import styles from './SharePart.module.css';

interface Props {
  readonly match: MatchSummary;
  /** The tail of the link; null until it is ready. */
  readonly data: string | null;
}

/** From this length on, some messengers cut a link off. */
const LONG = 2000;

export function SharePart({ match, data }: Props) {
  const r = useTexts('replay').review;
  return (
    <section className={styles.share} aria-label={r.shareHead}>
      <h3>{r.shareHead}</h3>
      {match.isRunning ? (
        <p>{r.shareLater}</p>
      ) : (
        <Ways match={match} link={data === null ? null : carryingAddress(data)} />
      )}
    </section>
  );
}

function Ways({ match, link }: { readonly match: MatchSummary; readonly link: string | null }) {
  const t = useTexts('table');
  const r = useTexts('replay').review;
  const { state, copy } = useCopy();
  const share = async () => {
    const game = t.common.games[match.view.options.game];
    try {
      await navigator.share({ title: t.common.brand, text: r.shareGame(game), url: link! });
    } catch {
      // Closing the share sheet is a decision, not a failure.
    }
  };
  return (
    <>
      <p>{r.shareHelp}</p>
      <div className={styles.ways}>
        <Button
          icon={state === 'copied' ? 'check' : 'link'}
          sub={link && r.letters(link.length)}
          disabled={link === null}
          onClick={() => copy(link!)}
        >
          {state === 'copied' ? r.copied : r.copyLink}
        </Button>
        {'share' in navigator && (
          <Button icon="share" disabled={link === null} onClick={() => void share()}>
            {r.share}
          </Button>
        )}
      </div>
      <div role="status">
        {state === 'copied' && <span className="visuallyHidden">{r.copied}</span>}
        {state === 'failed' && (
          <label className={styles.byHand}>
            {r.copyFailed}
            <input readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
      {link !== null && link.length > LONG && (
        <p className={styles.warning}>{r.tooLong(link.length)}</p>
      )}
    </>
  );
}

interface CopyMomentProps {
  /** Null where there is no link to give. */
  readonly address: () => string | null;
}

/** Copies the link to the moment that is shown. */
export function CopyMoment({ address }: CopyMomentProps) {
  const t = useTexts('replay').replay;
  const { state, copy } = useCopy();
  const link = address();
  if (link === null) return null;
  return (
    <>
      <IconButton
        icon={state === 'copied' ? 'check' : 'link'}
        label={t.copyMoment}
        onClick={() => copy(link)}
      />
      <span className="visuallyHidden" role="status">
        {state === 'copied' && t.copied}
      </span>
    </>
  );
}

const SHOWN_MS = 2500;

/** Copying a text, and saying for a while that it was copied. */
function useCopy() {
  const [state, setState] = useState<'still' | 'copied' | 'failed'>('still');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('still'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string) => {
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return { state, copy };
}
