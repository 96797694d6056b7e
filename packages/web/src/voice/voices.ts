// Which voice of the device speaks a language.

import type { Language } from '@kalpler/i18n/language';

/** Languages as speech engines name them. */
export const TAGS: Readonly<Record<Language, string>> = { tr: 'tr-TR', en: 'en-GB' };

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The one of the device itself before one from the network, and the usual one before others; null where none fits. */
export function pickVoice<V extends Voice>(voices: readonly V[], language: Language): V | null {
  const fitting = voices.filter(({ lang }) => /^[a-z]+/i.exec(lang)?.[0] === language);
  const worth = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return fitting.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** `unable`: the browser does not speak at all; `missing`: none of its voices speaks the language. */
export type VoiceState = 'unable' | 'missing' | 'ready' | 'unknown';

/** `unknown`: browsers that name no voices may speak all the same. */
export function voiceState(synth: SpeechSynthesis | undefined, language: Language): VoiceState {
  if (synth === undefined) return 'unable';
  const voices = synth.getVoices();
  if (voices.length === 0) return 'unknown';
  return pickVoice(voices, language) === null ? 'missing' : 'ready';
}
