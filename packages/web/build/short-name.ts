// The names of classes in the built page: shorter than usual, for they stand in scripts and styles alike.

import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A class is unique within its file, and a few letters tell the files apart. */
export function shortName(name: string, file: string): string {
  const place = path.relative(ROOT, file.split('?')[0]!).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
}
