// Whether there is room for large cards in a panel: from a tablet upwards.

import { useMedia } from '../ui/use-media.ts';

export function useIsRoomy(): boolean {
  return useMedia('(min-width: 700px) and (min-height: 800px)');
}
