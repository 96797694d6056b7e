// The phases of a deal as small integers, and the names that the table shows for them (C5).

export const PASSING = 0;
export const BIDDING = 1;
export const EXCHANGING = 2;
export const SELECTING = 3;
export const PLAYING = 4;
/** All tricks played, the shooter has yet to choose how the moon counts (H7). */
export const CHOOSING = 5;
export const OVER = 6;

export const PHASES = [
  'waiting',
  'passing',
  'bidding',
  'exchanging',
  'selecting',
  'playing',
  'roundEnd',
  'gameEnd',
  'partyEnd',
] as const;
export type Phase = (typeof PHASES)[number];

const NAMES: readonly Phase[] = [
  'passing',
  'bidding',
  'exchanging',
  'selecting',
  'playing',
  'roundEnd',
  'roundEnd',
];

export function phaseName(phase: number): Phase {
  const name = NAMES[phase];
  if (name === undefined) throw new RangeError(`no phase ${phase}`);
  return name;
}

/** The phase of a deal that has this name; of the two that are called roundEnd, the last. */
export function phaseNumber(name: Phase): number {
  const phase = NAMES.lastIndexOf(name);
  if (phase < 0) throw new RangeError(`no deal is in phase ${name}`);
  return phase;
}
