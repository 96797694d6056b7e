// Keeps the loudspeaker ready for as long as something may be heard.

import { useEffect } from 'react';
import { loadSounds } from './load.ts';

export function useSpeaker(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let stop = () => {};
    loadSounds().then(
      ({ speaker }) => {
        if (!isGone) stop = speaker.attend();
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted]);
}
