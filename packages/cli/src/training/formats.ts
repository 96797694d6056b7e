// The formats of training files, and which one a file name means.

export const TRAINING_FORMATS = ['json', 'jsonl', 'csv'] as const;
export type TrainingFormat = (typeof TRAINING_FORMATS)[number];

/** The name that a file usually has, before .gz. */
export function formatOfName(name: string): TrainingFormat | undefined {
  const [, ending] = /\.([a-z]+)(?:\.gz)?$/i.exec(name) ?? [];
  return TRAINING_FORMATS.find((format) => format === ending?.toLowerCase());
}
