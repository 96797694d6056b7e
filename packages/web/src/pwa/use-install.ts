// How the page can be installed here: by the browser's own question, by hand, or not at all.

import { useEffect, useState } from 'react';
import { offer } from './start.ts';

/** What Chromium hands over when it would install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type Install =
  | { readonly way: 'ask'; readonly ask: () => Promise<void> }
  /** iPad and iPhone have no question: people do it from the share menu. */
  | { readonly way: 'byHand' }
  | { readonly way: 'none' };

export function useInstall(): Install {
  const [event, setEvent] = useState(offer.event as InstallEvent | null);
  useEffect(() => {
    const take = (offered: Event) => setEvent(offered as InstallEvent);
    const drop = () => {
      offer.event = null;
      setEvent(null);
    };
    addEventListener('beforeinstallprompt', take);
    addEventListener('appinstalled', drop);
    return () => {
      removeEventListener('beforeinstallprompt', take);
      removeEventListener('appinstalled', drop);
    };
  }, []);
  if (isInstalled()) return { way: 'none' };
  if (event === null) return { way: isByHand() ? 'byHand' : 'none' };
  const ask = async () => {
    // An offer is good for one question; the browser makes another when it sees fit.
    offer.event = null;
    setEvent(null);
    await event.prompt();
  };
  return { way: 'ask', ask };
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Browsers of Apple know the field; on a Mac nobody touches the screen. */
function isByHand(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1;
}
