// How loud the page is, by what is heard; a slider that is let go lets its sound be heard.

import { type CSSProperties, useEffect, useRef } from 'react';
import { withSounds } from '../sound/load.ts';
import { SAMPLE } from '../sound/sounds.ts';
import { useSpeaker } from '../sound/use-speaker.ts';
import { useSettings, VOLUME_GROUPS, type VolumeGroup } from '../state/settings.tsx';
import { useSoundTexts } from '../texts/sound.ts';
import styles from './SoundSettings.module.css';

const STEP = 0.1;

export function SoundSettings() {
  const t = useSoundTexts();
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
