// The jobs that worker threads know, by name. Each is loaded only where it is done.

/**
 * A job is given its settings once, and then makes pieces by their numbers. Settings and pieces are plain data:
 * they travel between threads. A piece depends on nothing but the settings and its number.
 */
export type Job<Settings, Piece> = (settings: Settings) => (index: number) => Piece;

export const JOBS = {
  contest: async () => (await import('../contest/meeting.ts')).contestJob,
  match: async () => (await import('./match-job.ts')).matchJob,
  reference: async () => (await import('./reference-job.ts')).referenceJob,
  scenario: async () => (await import('../scenarios/playing.ts')).scenarioJob,
  training: async () => (await import('../training/examples.ts')).trainingJob,
};

export type JobName = keyof typeof JOBS;
type JobOf<J extends JobName> = Awaited<ReturnType<(typeof JOBS)[J]>>;
export type SettingsOf<J extends JobName> = Parameters<JobOf<J>>[0];
export type PieceOf<J extends JobName> = ReturnType<ReturnType<JobOf<J>>>;
