// The signs of the replay: chevrons by how far a step goes, play and pause.

import type { Step } from './steps.ts';

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

interface Props {
  readonly name: Step | 'play' | 'pause' | 'mistakeBack' | 'mistakeOn';
}

export function StepIcon({ name }: Props) {
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
