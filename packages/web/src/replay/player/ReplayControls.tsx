// The controls of a replay: which deal, where in it, step by step or by itself, and from whose seat.

import type { Seat } from '@kalpler/engine';
import type { ReactNode } from 'react';
import { useTexts } from '../../state/texts.ts';
import type { Span } from '../record.ts';
import type { Decision } from '../review/review.ts';
import { DecisionMarks } from '../review/VerdictMark.tsx';
import { CopyMoment } from '../SharePart.tsx';
import styles from './ReplayControls.module.css';
import { type Step, tricksAt } from './steps.ts';
import type { Replay } from './use-replay.ts';

interface Props {
  readonly replay: Replay;
  readonly spans: readonly Span[];
  /** Those from whose seats it can be seen; none where there is no choice. */
  readonly players: readonly string[];
  /** What has been said of the decisions of this deal, if it was looked at. */
  readonly decisions: readonly Decision[] | null;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly address: () => string | null;
}

export function ReplayControls(props: Props) {
  const { replay, spans, players, decisions, seat, onSeat, address } = props;
  const t = useTexts('replay').replay;
  const r = useTexts('replay').review;
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
        <CopyMoment address={address} />
      </div>
      <div className={styles.way}>
        {decisions !== null && (
          <DecisionMarks decisions={decisions} moves={moves} now={place.move} />
        )}
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={moves}
          value={place.move}
          aria-label={t.position}
          aria-valuetext={`${t.moment(place.deal, spans.length, tricksAt(spans, place))}, ${t.moveOf(place.move, moves)}`}
          onChange={(event) => go({ deal: place.deal, move: Number(event.target.value) })}
        />
      </div>
      <div className={styles.row}>
        {button('trickBack')}
        {button('back')}
        <StepButton label={isPlaying ? t.pause : t.play} isMain onClick={replay.toggle}>
          <StepIcon name={isPlaying ? 'pause' : 'play'} />
        </StepButton>
        {button('on')}
        {button('trickOn')}
        {players.length > 0 && (
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
        )}
      </div>
      <p className="visuallyHidden">
        {t.keys} {r.keys}
      </p>
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

const PATHS: Readonly<
  Record<'start' | 'dealBack' | 'trickBack' | 'back' | 'play' | 'pause' | 'mistakeBack', string>
> = {
  start: 'M5 5.5v13M19 6l-5.5 6 5.5 6M12.5 6 7 12l5.5 6',
  dealBack: 'M7.5 5.5v13M16.5 6 11 12l5.5 6',
  trickBack: 'M18.5 6 13 12l5.5 6M11 6l-5.5 6 5.5 6',
  back: 'M15 5l-6.5 7 6.5 7',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  mistakeBack: 'M9 6.5 3.5 12 9 17.5M15.5 6.5 21 12l-5.5 5.5L10 12Z',
};

const MIRRORED: Partial<Readonly<Record<Step | 'mistakeOn', keyof typeof PATHS>>> = {
  on: 'back',
  trickOn: 'trickBack',
  dealOn: 'dealBack',
  end: 'start',
  mistakeOn: 'mistakeBack',
};

interface StepIconProps {
  readonly name: Step | 'play' | 'pause' | 'mistakeBack' | 'mistakeOn';
}

/** The signs of the replay: chevrons by how far a step goes, play and pause. */
export function StepIcon({ name }: StepIconProps) {
  const mirrored = MIRRORED[name as keyof typeof MIRRORED];
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'pause' ? 3 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={PATHS[mirrored ?? (name as keyof typeof PATHS)]}
        transform={mirrored === undefined ? undefined : 'matrix(-1 0 0 1 24 0)'}
      />
    </svg>
  );
}
