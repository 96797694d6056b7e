// Which voice is taken, and what is said of devices without one.

import { describe, expect, it } from 'vitest';
import { pickVoice, voiceState } from './voices.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice', () => {
  it('speaks the language, however its name is written', () => {
    const voices = [voice('en-US', true, true), voice('tr_TR'), voice('de-DE')];
    expect(pickVoice(voices, 'tr')?.lang).toBe('tr_TR');
    expect(pickVoice([voice('tr')], 'tr')?.lang).toBe('tr');
    expect(pickVoice(voices, 'en')?.lang).toBe('en-US');
  });

  it('is one of the device rather than one from the network, and the usual one of those', () => {
    const voices = [voice('tr-TR', false, true), voice('tr-TR'), voice('tr-CY', true, true)];
    expect(pickVoice(voices, 'tr')?.lang).toBe('tr-CY');
  });

  it('is none rather than a foreign one', () => {
    expect(pickVoice([voice('en-GB'), voice('trv-TW')], 'tr')).toBeNull();
  });
});

describe('a device', () => {
  const synth = (...voices: object[]) => ({ getVoices: () => voices }) as SpeechSynthesis;

  it('may be unable to speak, lack the language, or not say', () => {
    expect(voiceState(undefined, 'tr')).toBe('unable');
    expect(voiceState(synth(voice('en-GB')), 'tr')).toBe('missing');
    expect(voiceState(synth(), 'tr')).toBe('unknown');
    expect(voiceState(synth(voice('tr-TR')), 'tr')).toBe('ready');
  });
});
