// The language that players read: by option, else as the surroundings say, else Turkish.

import { LANGUAGES, type Language } from '@kalpler/words/language';
import type { Io } from '../io.ts';
import { oneOf } from '../options.ts';

export function languageOf(request: string | undefined, env: Io['env']): Language {
  if (request !== undefined) return oneOf('--lang', request, LANGUAGES);
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en/i.test(locale) ? 'en' : 'tr';
}
