// Settings of the spoken table: on or off, its pace, and whether this device can speak the language at all.

import { useEffect, useState } from 'react';
import { useSettings, VOICE_RATES } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Choice } from '../ui/form/Choice.tsx';
import { Switch } from '../ui/form/Switch.tsx';
import { Button } from '../ui/index.ts';
import { type Manner, Narrator } from './narrator.ts';
import { type VoiceState, voiceState } from './voices.ts';

const { speechSynthesis: synth } = globalThis as { speechSynthesis?: SpeechSynthesis };

export function VoiceSettings() {
  const v = useTexts('settings');
  const { settings, change } = useSettings();
  const { voice, voiceRate: rate, language } = settings;
  const [isSilent, setSilent] = useState(false);
  const found = useVoiceState(language);
  const state = isSilent && found === 'unknown' ? 'unable' : found;
  const tryOut = (changes: Partial<Manner> = {}) => {
    if (synth === undefined) return;
    synth.cancel();
    const manner = { language, rate, ...changes };
    new Narrator(synth, manner, () => setSilent(true)).say([{ text: v.sample, kind: 'news' }]);
  };
  return (
    <>
      <Switch
        label={v.voice}
        about={v.voiceLead}
        isOn={voice}
        onChange={(isOn) => {
          change({ voice: isOn });
          if (isOn) tryOut();
        }}
      />
      {voice && (
        <>
          {(state === 'missing' || state === 'unable') && <p role="status">{v[state]}</p>}
          <Choice
            label={v.rate}
            values={VOICE_RATES}
            value={rate}
            name={(one) => v.rates[one]}
            onChange={(voiceRate) => {
              change({ voiceRate });
              tryOut({ rate: voiceRate });
            }}
          />
          <Button isSmall kind="line" onClick={() => tryOut()}>
            {v.tryOut}
          </Button>
        </>
      )}
    </>
  );
}

/** Some browsers list their voices late. */
function useVoiceState(language: 'tr' | 'en'): VoiceState {
  const [, redraw] = useState(0);
  useEffect(() => {
    const look = () => redraw((n) => n + 1);
    synth?.addEventListener?.('voiceschanged', look);
    return () => synth?.removeEventListener?.('voiceschanged', look);
  }, []);
  return voiceState(synth, language);
}
