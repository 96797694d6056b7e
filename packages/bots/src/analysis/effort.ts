// How much an analysis looks at: deals and not milliseconds, so that it says the same on every machine.

export interface Effort {
  /** Imagined deals for each decision. */
  readonly deals?: number | undefined;
  /** Where the analysis takes its chance from: the same seed gives the same verdicts. */
  readonly seed?: number | undefined;
}

/** Enough for a clear verdict; a whole deal takes a few seconds. */
export const DEALS = 1200;
