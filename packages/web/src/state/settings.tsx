// What a player has chosen for this browser: name, language, looks, pace and sound.

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export const THEMES = ['kahvehane', 'bogaz'] as const;
export const LANGUAGES = ['tr', 'en'] as const;
export const SPEEDS = ['fast', 'normal', 'slow', 'none'] as const;

export interface Settings {
  readonly name: string;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  /** Two colours for the suits, or four. */
  readonly deck: 2 | 4;
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether a card is raised by the first tap and played by the second. */
  readonly twoTaps: boolean;
  readonly largeCards: boolean;
  readonly leftHanded: boolean;
}

const KEY = 'kalpler.settings';

export const STANDARD: Settings = {
  name: '',
  language: 'tr',
  theme: 'kahvehane',
  deck: 2,
  speed: 'normal',
  sound: true,
  vibration: false,
  twoTaps: false,
  largeCards: false,
  leftHanded: false,
};

/** Settings from anything that was stored; whatever does not fit is as usual. */
export function readSettings(text: string | null): Settings {
  let stored: Partial<Record<keyof Settings, unknown>>;
  try {
    stored = JSON.parse(text ?? '{}') ?? {};
  } catch {
    stored = {};
  }
  const one = <T,>(value: unknown, allowed: readonly T[], usual: T): T =>
    allowed.includes(value as T) ? (value as T) : usual;
  const yes = (name: 'sound' | 'vibration' | 'twoTaps' | 'largeCards' | 'leftHanded') =>
    one(stored[name], [true, false], STANDARD[name]);
  return {
    name: typeof stored.name === 'string' ? stored.name.slice(0, 20) : STANDARD.name,
    language: one(stored.language, LANGUAGES, STANDARD.language),
    theme: one(stored.theme, THEMES, STANDARD.theme),
    deck: one(stored.deck, [2, 4] as const, STANDARD.deck),
    speed: one(stored.speed, SPEEDS, STANDARD.speed),
    sound: yes('sound'),
    vibration: yes('vibration'),
    twoTaps: yes('twoTaps'),
    largeCards: yes('largeCards'),
    leftHanded: yes('leftHanded'),
  };
}

function load(): Settings {
  try {
    const stored = localStorage.getItem(KEY);
    const settings = readSettings(stored);
    if (stored !== null) return settings;
    const isEnglish = !navigator.language.toLowerCase().startsWith('tr');
    return isEnglish ? { ...settings, language: 'en' } : settings;
  } catch {
    return STANDARD;
  }
}

const SettingsContext = createContext<{
  settings: Settings;
  change: (changes: Partial<Settings>) => void;
} | null>(null);

export function useSettings() {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('no settings around this component');
  return value;
}

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(load);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.deck = String(settings.deck);
    dataset.speed = settings.speed;
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }, [settings]);
  const value = useMemo(
    () => ({
      settings,
      change: (changes: Partial<Settings>) => setSettings((now) => ({ ...now, ...changes })),
    }),
    [settings],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
