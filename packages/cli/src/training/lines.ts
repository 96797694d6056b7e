// The lines of a file or stream with their places, unpacked if need be, in little memory.

import type { Readable } from 'node:stream';
import { unpacked } from '../gzip.ts';

export interface FileLine extends FilePlace {
  readonly bytes: Buffer;
  /** False for the last line of a file that does not end with a line end. */
  readonly isWhole: boolean;
}

const LINE_END = 10;
/** Nothing that is written here has lines near as long. */
const LONGEST_LINE = 1 << 20;

export async function* linesOf(
  source: string | Readable,
): AsyncGenerator<FileLine, void, undefined> {
  const place = { line: 1, offset: 0 };
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked(source)) {
      let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = bytes.indexOf(LINE_END, rest.length); end >= 0; ) {
        yield { ...place, bytes: bytes.subarray(0, end), isWhole: true };
        place.line++;
        place.offset += end + 1;
        bytes = bytes.subarray(end + 1);
        end = bytes.indexOf(LINE_END);
      }
      rest = Buffer.from(bytes);
      if (rest.length > LONGEST_LINE) {
        throw new TrainingFileError(
          'the line has no end: this is no training file of kalpler',
          place,
        );
      }
    }
  } catch (error) {
    throw explained(error, place);
  }
  if (rest.length > 0) yield { ...place, bytes: rest, isWhole: false };
}

function explained(error: unknown, place: FilePlace): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'Z_BUF_ERROR':
      return new TrainingFileError('the packed file was cut off here', place, error);
    case 'Z_DATA_ERROR':
      return new TrainingFileError(
        `the packed file is damaged here (${error.message})`,
        place,
        error,
      );
    case 'ENOENT':
      return new TrainingFileError('there is no such file', null, error);
    case 'EISDIR':
      return new TrainingFileError('this is a folder, not a file', null, error);
    default:
      return new TrainingFileError(`cannot be read (${error.message})`, null, error);
  }
}

/** A file that is no training file, or no longer a whole one: what is wrong, and where. */
interface FilePlace {
  /** From 1. */
  readonly line: number;
  /** Bytes before the line; of a packed file, after unpacking. */
  readonly offset: number;
}

export class TrainingFileError extends Error {
  override readonly name = 'TrainingFileError';
  readonly line: number | null;
  readonly offset: number | null;

  constructor(problem: string, place: FilePlace | null = null, cause?: unknown) {
    const where = place === null ? '' : `line ${place.line} (offset ${place.offset}): `;
    super(where + problem, cause === undefined ? {} : { cause });
    this.line = place?.line ?? null;
    this.offset = place?.offset ?? null;
  }
}
