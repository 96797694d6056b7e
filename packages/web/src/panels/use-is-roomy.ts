// Whether there is room for large cards in a panel: from a tablet upwards.

import { useSyncExternalStore } from 'react';

const ROOMY = '(min-width: 700px) and (min-height: 800px)';

function listen(tell: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

export function useIsRoomy(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(ROOMY).matches);
}
