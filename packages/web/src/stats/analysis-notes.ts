// Deals that an analysis found played without a mistake; the analysis notes them here.

import type { SoloStore } from '../solo/store/store.ts';

export interface AnalysisNote {
  readonly kind: 'analysis';
  /** The match, and which of its deals, from 1. */
  readonly match: string;
  readonly deal: number;
  /** Decisions that were judged, those without a choice left out. */
  readonly choices: number;
  readonly mistakes: number;
  readonly at: number;
}

const NAME = 'analyses';
/** The first ones say when something was reached; more need not be stored. */
const MOST = 50;
/** A deal with fewer real decisions says little. */
export const FEWEST_CHOICES = 10;

/** To be called when a deal was analysed to its end; what cannot count is not kept. */
export async function noteAnalysis(
  store: SoloStore,
  { match, deal, choices, mistakes, at }: Omit<AnalysisNote, 'kind'>,
): Promise<void> {
  if (mistakes > 0 || choices < FEWEST_CHOICES) return;
  const notes = await readNotes(store);
  const isKnown = notes.some((one) => one.match === match && one.deal === deal);
  if (isKnown || notes.length >= MOST) return;
  await store.keep(NAME, [...notes, { kind: 'analysis', match, deal, choices, mistakes, at }]);
}

export async function readNotes(store: SoloStore): Promise<AnalysisNote[]> {
  const kept = await store.kept(NAME);
  return Array.isArray(kept) ? kept.filter(isNote) : [];
}

/** What is kept under these names belongs to the statistics. */
export const KEPT_NAMES: readonly string[] = [NAME];

function isNote(value: unknown): value is AnalysisNote {
  const { kind, match, deal, choices, mistakes, at } = (value ?? {}) as Partial<AnalysisNote>;
  return (
    kind === 'analysis' &&
    typeof match === 'string' &&
    [deal, choices, mistakes].every(Number.isInteger) &&
    typeof at === 'number'
  );
}
