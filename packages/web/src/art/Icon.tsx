// One icon in the colour of the text around it; what it means is always said in words beside it.

import type { ReactNode } from 'react';
import styles from './Icon.module.css';

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

export function Icon({ name, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]}
    </svg>
  );
}

/** A filled detail; everything else is a stroke. */
const FILLED = { fill: 'currentColor', stroke: 'none' } as const;

/** The drawings of all icons on a grid of 24: strokes, and at most one filled detail each. */
const ICONS = {
  back: <path d="M14.5 5 8 12l6.5 7" />,
  bolt: <path d="M13.5 3 5.5 13.5H12L10.5 21l8-10.5H12Z" />,
  bot: (
    <>
      <rect x="4.5" y="8" width="15" height="11" rx="3.5" />
      <path d="M12 8V4.5" />
      <g {...FILLED}>
        <circle cx="12" cy="3.8" r="1.3" />
        <circle cx="9" cy="13.2" r="1.3" />
        <circle cx="15" cy="13.2" r="1.3" />
      </g>
    </>
  ),
  chat: (
    <>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5Z" />
      <path {...FILLED} d="M8 9.2h8v1.6H8z" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.2" />
      <path d="M15.5 5.8A2.3 2.3 0 0 0 13.3 4H6.3A2.3 2.3 0 0 0 4 6.3v7a2.3 2.3 0 0 0 1.8 2.2" />
    </>
  ),
  crown: (
    <>
      <path d="M4 17.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 10Z" />
      <path d="M4.5 20.5h15" />
    </>
  ),
  down: <path d="M12 4v15.5M5.5 13.5 12 20l6.5-6.5" />,
  flag: <path d="M6 21V4h11l-2.5 4L17 12H6" />,
  last: (
    <>
      <rect x="8.5" y="4" width="10" height="14" rx="1.8" />
      <path d="M5.5 7.2v11A2.3 2.3 0 0 0 7.8 20.5h7.7" />
      <circle {...FILLED} cx="13.5" cy="11" r="1.7" />
    </>
  ),
  left: <path d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2" />
  ),
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  offline: (
    <path d="M4 4l16 16M8.5 15.7a5 5 0 0 1 5.6-.9M5.4 12.6a9.4 9.4 0 0 1 4.4-2.4M2.5 9.4a13.6 13.6 0 0 1 4-2.4M14.4 10.2a9.4 9.4 0 0 1 4.2 2.4M10.8 5.9a13.6 13.6 0 0 1 10.7 3.5M12 19.2h.01" />
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.8 19.5c.6-3.6 3-5.4 6.2-5.4s5.6 1.8 6.2 5.4M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.7c1.9.8 3 2.4 3.4 4.8" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  replay: <path d="M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 4v4h4" />,
  right: <path d="M4 12h15.5M13.5 5.5 20 12l-6.5 6.5" />,
  score: (
    <>
      <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2Z" />
      <path d="M9 8h6M9 12h6" />
    </>
  ),
  send: <path d="M4.5 12 20 4.5 15.5 20l-4-6.5Z" />,
  settings: (
    <>
      <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
      <circle cx="14.5" cy="7.5" r="2.5" />
      <circle cx="9.5" cy="16.5" r="2.5" />
    </>
  ),
  share: <path d="M12 14.5V3.8M8 7.3l4-4 4 4M7 11H5.5v9.5h13V11H17" />,
  shield: (
    <>
      <path d="M12 3.2c2.4 1.7 4.8 2.5 7.5 2.6 0 7-2.3 12-7.5 15-5.2-3-7.5-8-7.5-15 2.7-.1 5.1-.9 7.5-2.6Z" />
      <path d="m8.8 11.8 2.4 2.4 4.2-4.6" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
    </>
  ),
  timer: (
    <>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l2.5 2M9.5 2.8h5" />
    </>
  ),
  unlinked: (
    <path d="M12.5 17.5 11 18.7a4 4 0 0 1-5.7-5.7l1.5-1.5M11.5 6.5 13 5.3a4 4 0 0 1 5.7 5.7l-1.5 1.5M4 4l16 16" />
  ),
  watch: (
    <>
      <path d="M2.8 12C5.2 8 8.4 6 12 6s6.8 2 9.2 6c-2.4 4-5.6 6-9.2 6s-6.8-2-9.2-6Z" />
      <circle {...FILLED} cx="12" cy="12" r="2.6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;
