// What a player has chosen for this browser: name, language, looks, pace and sound.

import { LANGUAGES, type Language } from '@kalpler/i18n/language';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { beginIn, loadLanguage } from './shown-language.ts';

export const THEMES = ['kahvehane', 'bogaz'] as const;
export const ANNOUNCEMENTS = ['cards', 'tricks'] as const;
export const SPEEDS = ['fast', 'normal', 'slow', 'none'] as const;
/** How fast the table speaks, 1 being usual. */
export const VOICE_RATES = [0.8, 1, 1.3] as const;
export const VOLUME_GROUPS = ['cards', 'turn', 'results'] as const;

export type VolumeGroup = (typeof VOLUME_GROUPS)[number];

export interface Settings {
  readonly name: string;
  /** Whether the page has chosen the name; then it may choose another. */
  readonly isNameDrawn: boolean;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** Two colours for the suits, or four. */
  readonly deck: 2 | 4;
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** How loud the sounds are, from 0 to 1. */
  readonly volumes: Readonly<Record<VolumeGroup, number>>;
  readonly vibration: boolean;
  /** Whether a card is raised by the first tap and played by the second. */
  readonly twoTaps: boolean;
  /** Whether a card can be chosen before the turn has come. */
  readonly premove: boolean;
  /** Whether the last card of a hand plays itself. */
  readonly autoLast: boolean;
  /** Whether low cards lie on the left. */
  readonly lowFirst: boolean;
  /** Whether a bid is suggested, at tables with nobody but bots. */
  readonly hints: boolean;
  readonly largeCards: boolean;
  readonly leftHanded: boolean;
  /** What a screen reader announces: every card, or every trick. */
  readonly announce: (typeof ANNOUNCEMENTS)[number];
  /** Whether the table speaks, and how fast. */
  readonly voice: boolean;
  readonly voiceRate: (typeof VOICE_RATES)[number];
  /** Whether questions train the counting of cards, in solo play. */
  readonly trainer: boolean;
}

const KEY = 'kalpler.settings';

export const STANDARD: Settings = {
  name: '',
  isNameDrawn: false,
  language: 'tr',
  theme: 'kahvehane',
  deck: 2,
  speed: 'normal',
  sound: true,
  volumes: { cards: 1, turn: 1, results: 1 },
  vibration: false,
  twoTaps: false,
  premove: true,
  autoLast: true,
  lowFirst: false,
  hints: true,
  largeCards: false,
  leftHanded: false,
  announce: 'cards',
  voice: false,
  voiceRate: 1,
  trainer: false,
};

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  deck: [2, 4],
  speed: SPEEDS,
  announce: ANNOUNCEMENTS,
  voiceRate: VOICE_RATES,
};

/** Settings from anything that was stored; whatever does not fit is as usual. */
export function readSettings(text: string | null): Settings {
  let stored: Partial<Record<string, unknown>>;
  try {
    stored = JSON.parse(text ?? '{}') ?? {};
  } catch {
    stored = {};
  }
  const fits = (name: string, value: unknown) =>
    name === 'name' ? typeof value === 'string' : (ALLOWED[name] ?? [true, false]).includes(value);
  const kept = Object.keys(STANDARD).filter((name) => fits(name, stored[name]));
  const read: Settings = {
    ...STANDARD,
    ...Object.fromEntries(kept.map((name) => [name, stored[name]])),
  };
  return { ...read, name: read.name.slice(0, 20), volumes: readVolumes(stored.volumes) };
}

function readVolumes(stored: unknown): Settings['volumes'] {
  const volumes = { ...STANDARD.volumes };
  for (const group of VOLUME_GROUPS) {
    const volume = (stored as Partial<Record<string, unknown>> | undefined)?.[group];
    if (typeof volume === 'number' && volume >= 0 && volume <= 1) volumes[group] = volume;
  }
  return volumes;
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

interface SettingsState {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  /** Whether the words of another language could not be fetched, until it is dismissed. */
  readonly isLanguageMissing: boolean;
  readonly dismissMissing: () => void;
}

const SettingsContext = createContext<SettingsState | null>(null);

export function useSettings(): SettingsState {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('no settings around this component');
  return value;
}

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(() => {
    const loaded = load();
    beginIn(loaded.language);
    return loaded;
  });
  const [isLanguageMissing, setMissing] = useState(false);
  /** Counts the choices of a language: the last one holds. */
  const choices = useRef(0);
  // A tap counts even if the page is left at once, before later effects would run.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.deck = String(settings.deck);
    dataset.speed = settings.speed;
    dataset.hand = settings.leftHanded ? 'left' : 'right';
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }, [settings]);
  const change = useCallback(({ language, ...changes }: Partial<Settings>) => {
    setSettings((now) => ({ ...now, ...changes }));
    if (language === undefined) return;
    choices.current++;
    const choice = choices.current;
    const isMeant = () => choice === choices.current;
    setMissing(false);
    // The page stays as it is until the texts of the other language are loaded.
    loadLanguage(language, isMeant).then(
      (isShown) => isShown && setSettings((now) => ({ ...now, language })),
      () => isMeant() && setMissing(true),
    );
  }, []);
  const value = useMemo(
    () => ({ settings, change, isLanguageMissing, dismissMissing: () => setMissing(false) }),
    [settings, change, isLanguageMissing],
  );
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}
