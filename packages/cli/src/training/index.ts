// Training data for other programs: the types of a file, and reading one.

export type * from './example.ts';
export { DECISIONS, TRAINING_FORMAT, TRAINING_VERSION } from './example.ts';
export { TRAINING_FORMATS, type TrainingFormat } from './formats.ts';
export { TrainingFileError } from './lines.ts';
export { readTraining, type TrainingReading } from './reader.ts';
