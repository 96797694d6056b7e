// The bid that a light player would make in this place, for players at a table with bots who want hints.

import type { Bid, TableView } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../../state/settings.tsx';
import { useTable } from '../../state/table-session.ts';

async function adviseHere(view: TableView): Promise<Bid | null> {
  const { advisedBid } = await import('@kalpler/bots/advised-bid');
  return advisedBid(view);
}

/** Null while it is not known, and at tables with other people, where a hint would be help from outside. */
export function useAdvisedBid(view: TableView): Bid | null {
  const { state, session } = useTable();
  const { advise = adviseHere } = session;
  const { players } = state;
  const { hints } = useSettings().settings;
  const isAgainstBots = players.every(({ seat, bot }) => seat === view.seat || bot !== null);
  const isWanted = hints && isAgainstBots;
  const [advice, setAdvice] = useState<{ deal: number; bid: Bid | null } | null>(null);
  // Until a new one is found, that of the same hand stands.
  const deal = view.results.length;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    advise(view).then(
      (bid) => isCurrent && setAdvice({ deal: view.results.length, bid }),
      () => {
        // If the bot cannot be loaded there is no hint, and the bid is made without it.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [view, isWanted, advise]);
  return isWanted && advice?.deal === deal ? advice.bid : null;
}
