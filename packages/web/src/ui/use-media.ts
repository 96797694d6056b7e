// Whether a media query holds, now and as long as the component is shown.

import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const listen = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

/** Whether there is room for large cards in a panel: from a tablet upwards. */
export function useIsRoomy(): boolean {
  return useMedia('(min-width: 700px) and (min-height: 800px)');
}
