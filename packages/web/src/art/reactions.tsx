// Drawings of the reactions, on a grid of 24 and in the style of the icons, so that no emoji font is needed.

import type { RequestOf } from '@kalpler/protocol';
import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** As it stands on the wire. */
export type Reaction = RequestOf<'reaction'>['reaction'];

const FILLED = { fill: 'currentColor', stroke: 'none' } as const;

const FACE = <circle cx="12" cy="12" r="9" />;

const EYES = (
  <g {...FILLED}>
    <circle cx="8.8" cy="10" r="1.25" />
    <circle cx="15.2" cy="10" r="1.25" />
  </g>
);

const DRAWINGS: Readonly<Record<Reaction, ReactNode>> = {
  '👍': (
    <path d="M3.5 10.8h3.8v9H3.5ZM7.3 11.2l4-7.4c1.5 0 2.6 1.2 2.4 2.7l-.5 3.3h5.2c1.4 0 2.4 1.3 2.1 2.6l-1.3 5.5a2.4 2.4 0 0 1-2.3 1.9H7.3" />
  ),
  '👏': (
    <>
      <path d="M4.7 12.4 9.6 6.8a1.35 1.35 0 0 1 2.1 1.7l-1.9 2.4 4.5-4.7a1.35 1.35 0 0 1 2 1.8l-3.4 3.9 3.6-3.3a1.35 1.35 0 0 1 1.9 1.9l-3.6 3.9 2.4-1.8a1.3 1.3 0 0 1 1.7 2l-5 4.9c-2.6 2.5-5.8 2.6-8 .4-2.3-2.3-2.6-4.9-1.2-6.6Z" />
      <path d="M17 2.8v1.9M20.6 4.6l-1.3 1.3M21.3 8.4h-1.5" />
    </>
  ),
  '😂': (
    <>
      {FACE}
      <path d="M7 10.4c.8-1.5 2.5-1.5 3.3 0M13.7 10.4c.8-1.5 2.5-1.5 3.3 0" />
      <path {...FILLED} d="M7.4 13.4h9.2c0 2.9-1.9 4.8-4.6 4.8s-4.6-1.9-4.6-4.8Z" />
      <path d="M4.6 12.6c-1.3 1.1-1.8 2-1.8 2.7M19.4 12.6c1.3 1.1 1.8 2 1.8 2.7" />
    </>
  ),
  '😮': (
    <>
      {FACE}
      {EYES}
      <ellipse cx="12" cy="15.6" rx="2" ry="2.4" />
    </>
  ),
  '😢': (
    <>
      {FACE}
      {EYES}
      <path d="M9 16.8c1.6-1.6 4.4-1.6 6 0" />
      <path
        {...FILLED}
        d="M7.4 12.2c1.2 1.7 1.6 2.4 1.6 3.1a1.6 1.6 0 0 1-3.2 0c0-.7.4-1.4 1.6-3.1Z"
      />
    </>
  ),
  '😡': (
    <>
      {FACE}
      {EYES}
      <path d="m6.6 7.2 3.6 1.5M17.4 7.2l-3.6 1.5M8.8 16.6c1.7-1.9 4.7-1.9 6.4 0" />
    </>
  ),
  '🎉': (
    <>
      <path d="M12 8.2c2.2 3.4 2.4 7.8 0 12-2.4-4.2-2.2-8.6 0-12ZM10.4 20.8c-4.9-.6-6.7-5.3-5.2-11.3.9 2.7 2.9 4.2 3.9 6.3M13.6 20.8c4.9-.6 6.7-5.3 5.2-11.3-.9 2.7-2.9 4.2-3.9 6.3" />
      <path d="M12 4.6V2.9M7.4 5.3 6.5 3.9M16.6 5.3l.9-1.4" />
    </>
  ),
  '🤔': (
    <>
      {FACE}
      {EYES}
      <path d="M7 7.4c1-1 2.4-1.1 3.4-.4M13.4 8l3.6-1.2M9.4 16.4l5.2-1.3" />
    </>
  ),
  '❤️': (
    <path d="M12 20.2C6.4 16 3.2 12.8 3.2 9.1A4.7 4.7 0 0 1 8 4.3c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4a4.7 4.7 0 0 1 4.8 4.8c0 3.7-3.2 6.9-8.8 11.1Z" />
  ),
  '☕': (
    <>
      <path d="M7 2.9h10c0 3-1.7 4.3-1.7 6.4 0 2.2 2 3.2 2 5.6 0 1.8-1.3 3-3 3H9.7c-1.7 0-3-1.2-3-3 0-2.4 2-3.4 2-5.6C8.7 7.2 7 5.9 7 2.9Z" />
      <path d="M3.4 18.6c1 1.7 2.7 2.5 4.8 2.5h7.6c2.1 0 3.8-.8 4.8-2.5" />
      <path
        {...FILLED}
        d="M9 12.2h6c.6.8.9 1.6.9 2.6s-.6 1.7-1.6 1.7H9.7c-1 0-1.6-.7-1.6-1.7s.3-1.8.9-2.6Z"
      />
    </>
  ),
};

/** In the order of the bar. */
export const REACTIONS = Object.keys(DRAWINGS) as Reaction[];

interface Props {
  readonly reaction: Reaction;
  readonly className?: string | undefined;
}

/** Bare: the word for it stands beside it, or in the name of what holds it. */
export function ReactionIcon({ reaction, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[reaction]}
    </svg>
  );
}
