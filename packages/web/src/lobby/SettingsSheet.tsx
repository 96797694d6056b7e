// The settings of this browser: language, looks, pace of motion, sound and play.

import { LANGUAGES } from '@kalpler/words/language';
import { ANNOUNCEMENTS, SPEEDS, THEMES, useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/lobby-texts.ts';
import { Sheet } from '../ui/index.ts';
import { VoiceSettings } from '../voice/VoiceSettings.tsx';
import { Choice } from './Choice.tsx';
import styles from './SettingsSheet.module.css';
import { SoundSettings } from './SoundSettings.tsx';
import { Switch } from './Switch.tsx';
import { TableGuests } from './TableGuests.tsx';

const DECKS = [2, 4] as const;
const SWITCHES = [
  'premove',
  'autoLast',
  'twoTaps',
  'lowFirst',
  'hints',
  'largeCards',
  'leftHanded',
  'vibration',
  'sound',
] as const;

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const { settings, change } = useSettings();
  return (
    <Sheet title={t.home.settings} onClose={onClose}>
      <div className={styles.settings}>
        <TableGuests hasPlayers />
        <Choice
          label={t.home.language}
          values={LANGUAGES}
          value={settings.language}
          name={(one) => t.home.languages[one]}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={t.home.theme}
          values={THEMES}
          value={settings.theme}
          name={(one) => t.home.themes[one]}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={t.home.deck}
          values={DECKS}
          value={settings.deck}
          name={(one) => t.home.decks[one]}
          onChange={(deck) => change({ deck })}
        />
        <Choice
          label={t.home.speed}
          values={SPEEDS}
          value={settings.speed}
          name={(one) => t.home.speeds[one]}
          onChange={(speed) => change({ speed })}
        />
        <Choice
          label={t.home.announce}
          values={ANNOUNCEMENTS}
          value={settings.announce}
          name={(one) => t.home.announcements[one]}
          onChange={(announce) => change({ announce })}
        />
        <div className={styles.switches}>
          {SWITCHES.map((name) => (
            <Switch
              key={name}
              label={t.home.switches[name]}
              about={t.home.switchLead[name]}
              isOn={settings[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
          {settings.sound && <SoundSettings />}
          <VoiceSettings />
        </div>
      </div>
    </Sheet>
  );
}
