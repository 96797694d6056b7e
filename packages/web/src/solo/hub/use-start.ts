// The way from a request to a match: the worker saves it, and its table is opened.

import type { SoloMatchRequest } from '@kalpler/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { drawName } from '../../lobby/nickname.ts';
import { useSettings } from '../../state/settings.tsx';
import { soloClient } from '../solo-client.ts';

interface Start {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Begins the first of these matches that can be begun; each request is made for the player's name. */
  begin(...requests: readonly ((name: string) => SoloMatchRequest)[]): void;
}

export function useStart(): Start {
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async (requests: readonly ((name: string) => SoloMatchRequest)[]) => {
    if (isBusy) return;
    setBusy(true);
    const own = settings.name.trim();
    const name = own || drawName(settings.language);
    if (name !== settings.name) change({ name, isNameDrawn: own === '' });
    setFailed(false);
    for (const request of requests) {
      const started = await soloClient()
        .request('start', request(name))
        .catch(() => null);
      if (started?.ok) return navigate(`/tek/${started.value}`);
    }
    setBusy(false);
    setFailed(true);
  };
  return { isBusy, hasFailed, begin: (...requests) => void begin(requests) };
}
