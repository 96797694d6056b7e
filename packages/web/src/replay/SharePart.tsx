// Sharing a match: a link that carries all of it, to copy or to hand to another app.

import { useReviewTexts } from '../texts/review.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import { carryingAddress } from './address.ts';
import type { MatchSummary } from './record.ts';
import styles from './SharePart.module.css';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly match: MatchSummary;
  /** The tail of the link; null until it is there. */
  readonly data: string | null;
}

/** From so many letters on some messengers cut a link off. */
const LONG = 2000;

export function SharePart({ match, data }: Props) {
  const r = useReviewTexts();
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
  const t = useTexts();
  const r = useReviewTexts();
  const { state, copy } = useCopy();
  const share = async () => {
    const game = t.common.games[match.view.options.game];
    try {
      await navigator.share({ title: t.common.brand, text: r.shareGame(game), url: link! });
    } catch {
      // Whoever closes the share sheet has decided so.
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
