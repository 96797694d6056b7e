// The way from a wish to a match: the worker saves it, and its table is opened.

import { useState } from 'react';
import { useLocation } from 'wouter';
import { drawName } from '../../home/nickname.ts';
import { useSettings } from '../../state/settings.tsx';
import { aloneLine } from '../line.ts';
import type { AloneWish } from '../wish.ts';

interface Start {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Begins the first of these wishes that is granted; each is made for the player's name. */
  begin(...wishes: readonly ((name: string) => AloneWish)[]): void;
}

export function useStart(): Start {
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async (wishes: readonly ((name: string) => AloneWish)[]) => {
    if (isBusy) return;
    setBusy(true);
    const own = settings.name.trim();
    const name = own || drawName(settings.language);
    if (name !== settings.name) change({ name, isNameDrawn: own === '' });
    setFailed(false);
    for (const wish of wishes) {
      const started = await aloneLine()
        .start(wish(name))
        .catch(() => null);
      if (started?.ok) return navigate(`/tek/${started.value}`);
    }
    setBusy(false);
    setFailed(true);
  };
  return { isBusy, hasFailed, begin: (...wishes) => void begin(wishes) };
}
