// The controls of a replay: which deal, where in it, step by step or by itself, and from whose seat.

import type { Seat } from '@kalpler/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatchTexts } from '../texts/match.ts';
import { IconButton } from '../ui/index.ts';
import styles from './ReplayControls.module.css';
import type { Span } from './record.ts';
import { StepIcon } from './StepIcon.tsx';
import { type Step, tricksAt } from './steps.ts';
import type { Replay } from './use-replay.ts';

interface Props {
  readonly replay: Replay;
  readonly spans: readonly Span[];
  readonly players: readonly string[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

export function ReplayControls({ replay, spans, players, seat, onSeat }: Props) {
  const t = useMatchTexts();
  const { place, isPlaying, go } = replay;
  const { moves } = spans[place.deal - 1]!;
  const button = (name: Step) => (
    <StepButton label={t.steps[name]} onClick={() => replay.step(name)}>
      <StepIcon name={name} />
    </StepButton>
  );
  return (
    <section className={styles.controls} aria-label={t.controls}>
      <div className={styles.row}>
        {button('start')}
        {button('dealBack')}
        <select
          aria-label={t.whichDeal}
          value={place.deal}
          onChange={(event) => go({ deal: Number(event.target.value), move: 0 })}
        >
          {spans.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deal is known by its number
            <option key={i} value={i + 1}>
              {t.deal(i + 1)}
            </option>
          ))}
        </select>
        {button('dealOn')}
        {button('end')}
        <CopyMoment />
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={moves}
        value={place.move}
        aria-label={t.position}
        aria-valuetext={`${t.moment(place.deal, spans.length, tricksAt(spans, place))}, ${t.moveOf(place.move, moves)}`}
        style={{ '--part': moves === 0 ? 0 : place.move / moves } as React.CSSProperties}
        onChange={(event) => go({ deal: place.deal, move: Number(event.target.value) })}
      />
      <div className={styles.row}>
        {button('trickBack')}
        {button('back')}
        <StepButton label={isPlaying ? t.pause : t.play} isMain onClick={replay.toggle}>
          <StepIcon name={isPlaying ? 'pause' : 'play'} />
        </StepButton>
        {button('on')}
        {button('trickOn')}
        <select
          aria-label={t.seenFrom}
          value={seat}
          onChange={(event) => onSeat(Number(event.target.value))}
        >
          {players.map((name, other) => (
            <option key={name} value={other}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className="visuallyHidden">{t.keys}</p>
    </section>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, isMain = false, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-main={isMain}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const SHOWN_FOR = 2500;

function CopyMoment() {
  const t = useMatchTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // The address bar has the link as well.
    }
  };
  return (
    <>
      <IconButton icon={isCopied ? 'check' : 'link'} label={t.copyMoment} onClick={copy} />
      <span className="visuallyHidden" role="status">
        {isCopied && t.copied}
      </span>
    </>
  );
}
