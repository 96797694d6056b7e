// The settings of this browser: language, looks, pace of motion, sound and play.

import { LANGUAGES } from '@kalpler/i18n/language';
import { type CSSProperties, useEffect, useRef } from 'react';
import { TableGuests } from '../lobby/waiting-room/TableGuests.tsx';
import { useSpeaker, withSounds } from '../sound/load.ts';
import { SAMPLE } from '../sound/sounds.ts';
import {
  ANNOUNCEMENTS,
  SPEEDS,
  THEMES,
  useSettings,
  VOLUME_GROUPS,
  type VolumeGroup,
} from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Choice } from '../ui/form/Choice.tsx';
import { Switch } from '../ui/form/Switch.tsx';
import { Sheet } from '../ui/index.ts';
import { VoiceSettings } from '../voice/VoiceSettings.tsx';
import styles from './SettingsSheet.module.css';

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
  const t = useTexts('lobby');
  const { settings, change } = useSettings();
  return (
    <Sheet title={t.lobby.settings} onClose={onClose}>
      <div className={styles.settings}>
        <TableGuests hasPlayers />
        <Choice
          label={t.lobby.language}
          values={LANGUAGES}
          value={settings.language}
          name={(one) => t.lobby.languages[one]}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={t.lobby.theme}
          values={THEMES}
          value={settings.theme}
          name={(one) => t.lobby.themes[one]}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={t.lobby.deck}
          values={DECKS}
          value={settings.deck}
          name={(one) => t.lobby.decks[one]}
          onChange={(deck) => change({ deck })}
        />
        <Choice
          label={t.lobby.speed}
          values={SPEEDS}
          value={settings.speed}
          name={(one) => t.lobby.speeds[one]}
          onChange={(speed) => change({ speed })}
        />
        <Choice
          label={t.lobby.announce}
          values={ANNOUNCEMENTS}
          value={settings.announce}
          name={(one) => t.lobby.announcements[one]}
          onChange={(announce) => change({ announce })}
        />
        <div className={styles.switches}>
          {SWITCHES.map((name) => (
            <Switch
              key={name}
              label={t.lobby.switches[name]}
              about={t.lobby.switchLead[name]}
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

const STEP = 0.1;

/** How loud the page is, by kind of sound; a slider that is released plays its sound. */
function SoundSettings() {
  const t = useTexts('settings');
  const { settings, change } = useSettings();
  useSpeaker(true);
  const set = (group: VolumeGroup, volume: number) =>
    change({ volumes: { ...settings.volumes, [group]: volume } });
  const tryOut = (group: VolumeGroup, volume: number) => {
    const volumes = { ...settings.volumes, [group]: volume };
    withSounds(({ say }) => say([SAMPLE[group]], { ...settings, volumes }));
  };
  return (
    <fieldset className={styles.volumes}>
      <legend>{t.volumes}</legend>
      {VOLUME_GROUPS.map((group) => (
        <Volume
          key={group}
          label={t.groups[group]}
          text={t.volume(settings.volumes[group])}
          value={settings.volumes[group]}
          onChange={(volume) => set(group, volume)}
          onRelease={(volume) => tryOut(group, volume)}
        />
      ))}
    </fieldset>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  onChange(volume: number): void;
  onRelease(volume: number): void;
}

function Volume({ label, text, value, onChange, onRelease }: VolumeProps) {
  const slider = useRef<HTMLInputElement>(null);
  // React's own change comes with every movement, the browser's when the slider is let go.
  useEffect(() => {
    const input = slider.current!;
    const release = () => onRelease(input.valueAsNumber);
    input.addEventListener('change', release);
    return () => input.removeEventListener('change', release);
  });
  return (
    <label className={styles.volume}>
      <span>{label}</span>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
      <span className={styles.slider} style={{ '--part': value } as CSSProperties}>
        <input
          ref={slider}
          type="range"
          min={0}
          max={1}
          step={STEP}
          value={value}
          aria-label={label}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <i />
      </span>
    </label>
  );
}
