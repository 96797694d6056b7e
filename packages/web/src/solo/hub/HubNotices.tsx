// What is amiss: a browser that keeps nothing, and saves that could not be read.

import { type BrokenMatch, isMatch, type SoloMatchRequest } from '@kalpler/match';
import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import { Button, IconButton } from '../../ui/index.ts';
import { choiceFor, loadLastChoice, requestFor } from '../last-choice.ts';
import { downloadBroken } from '../store/broken-report.ts';
import { pageStore } from '../store/page-store.ts';
import styles from './HubNotices.module.css';
import type { Saved } from './use-saved.ts';
import { useStart } from './use-start.ts';

interface Props {
  readonly saved: Saved;
  readonly onChange: () => Promise<void>;
}

export function HubNotices({ saved, onChange }: Props) {
  const h = useTexts('hub');
  const { isPersistent, broken, lines } = saved;
  return (
    <div className={styles.notices}>
      {!isPersistent && (
        <section className={styles.notice} role="status">
          <Icon name="lock" />
          <p>{h.notLasting}</p>
          {lines.every(({ progress }) => progress.isOver) && (
            <Button isWide disabled sub={h.resumeOff}>
              {h.resume}
            </Button>
          )}
        </section>
      )}
      {broken.map((one) => (
        <BrokenNote
          key={one.id}
          broken={one}
          isMended={lines.some(({ match }) => match.id === one.id)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface NoteProps {
  readonly broken: BrokenMatch;
  /** Whether the match could be read up to the damage and goes on. */
  readonly isMended: boolean;
  readonly onChange: () => Promise<void>;
}

function BrokenNote({ broken, isMended, onChange }: NoteProps) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const { begin, hasFailed } = useStart();
  const [isGone, setGone] = useState(false);
  const { id, raw } = broken;
  const game = isMatch(raw.head) ? raw.head.opening.game : null;
  const forget = async () => {
    setGone(true);
    await pageStore()
      .then((store) => store.forgetBroken(id))
      .catch(() => {});
    await onChange();
  };
  if (isGone) return null;
  return (
    <section className={styles.notice}>
      <Icon name="score" />
      <p>
        <b>{game === null ? h.brokenTitle : `${h.brokenTitle}: ${t.common.games[game]}`}</b>
        {isMended ? h.mendedLead : h.brokenLead}
      </p>
      <IconButton icon="close" label={h.forget} onClick={() => void forget()} />
      <div className={styles.ways}>
        <Button isSmall kind="line" icon="down" onClick={() => void downloadBroken(id)}>
          {h.report}
        </Button>
        {!isMended && (
          <Button
            isSmall
            kind="line"
            icon="replay"
            onClick={() => begin(asBefore(raw.head), asLast(raw.head))}
          >
            {h.anew}
          </Button>
        )}
      </div>
      <div role="alert">{hasFailed && <p>{h.failed}</p>}</div>
    </section>
  );
}

/** The same game with the same opponents, as far as that can be read. */
function asBefore(head: unknown): (name: string) => SoloMatchRequest {
  return (name) => {
    const usual = asLast(head)(name);
    if (!isMatch(head) || head.kind === 'daily') return usual;
    const { options, players } = head.opening;
    const rivals = head.rivals.flatMap((rival) => rival ?? []);
    return { ...usual, options: { ...options }, rivals, rivalNames: players.slice(1) };
  };
}

/** The same game, as it was chosen the last time. */
function asLast(head: unknown): (name: string) => SoloMatchRequest {
  return (name) => {
    const last = loadLastChoice();
    const game = isMatch(head) ? head.opening.game : last.game;
    return requestFor(game, choiceFor(last, game, name), name);
  };
}
