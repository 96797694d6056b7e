// How far a seat or a side is ahead.

/** How far one score lies above the mean of the others. */
export function lead(scores: readonly number[], own: number): number {
  let others = 0;
  for (let i = 0; i < scores.length; i++) if (i !== own) others += scores[i]!;
  return scores[own]! - others / (scores.length - 1);
}
