// The bid that a light player would make in this place, for whoever plays with bots and wants hints.

import type { Bid, TableView } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';

/** Null while it is not known, and at tables with other people, where a hint would be help from outside. */
export function useAdvisedBid(view: TableView): Bid | null {
  const { players } = useClient().state;
  const { hints } = useSettings().settings;
  const isAlone = players.every(({ seat, bot }) => seat === view.seat || bot !== null);
  const isWanted = hints && isAlone;
  const [advice, setAdvice] = useState<{ deal: number; bid: Bid | null } | null>(null);
  // Until a new one is found, that of the same hand stands.
  const deal = view.results.length;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('@kalpler/bots/advised-bid').then(
      ({ advisedBid }) =>
        isCurrent && setAdvice({ deal: view.results.length, bid: advisedBid(view) }),
      () => {
        // Without the player there is no hint, and the bid is made without it.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [view, isWanted]);
  return isWanted && advice?.deal === deal ? advice.bid : null;
}
