// The table that a link leads to, as seen before joining: fetched on arrival, and again while somebody decides.

import type { AnyOptions } from '@kalpler/engine';
import type { Player, TableSummary, WireError } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableAddress } from '../../state/address.ts';
import { useOnline } from '../../state/online-context.tsx';

/** A table as it is seen from outside. */
export interface DoorView {
  readonly table: TableSummary;
  readonly options: AnyOptions;
  readonly players: readonly Player[];
  readonly locked: boolean;
  readonly seat: number | null;
}

type Stand = 'looking' | 'open' | 'gone' | 'kicked' | 'unreachable';

const STANDS: Readonly<Record<string, Stand>> = {
  TABLE_NOT_FOUND: 'gone',
  KICKED: 'kicked',
};
/** Others may come and go while a name is being chosen. */
const LOOK_AGAIN_MS = 10_000;

interface Door {
  readonly stand: Stand;
  readonly view: DoorView | null;
  readonly problem: WireError | null;
  look(): void;
}

/** Takes one's own seat, if there is one; otherwise says what can be seen of the table. */
export function useDoor({ slug, key }: TableAddress): Door {
  const { state, session } = useOnline();
  const [stand, setStand] = useState<Stand>('looking');
  const [view, setView] = useState<DoorView | null>(null);
  const [problem, setProblem] = useState<WireError | null>(null);
  const asked = useRef<string | null>(null);
  const place = `${slug}/${key ?? ''}`;
  const look = async () => {
    const answer = await session.look(slug, key);
    // Another table may have been asked for meanwhile.
    if (asked.current !== place) return;
    session.dismissProblem();
    if (!answer.ok) {
      setProblem(answer.error);
      setStand(STANDS[answer.error.code] ?? 'unreachable');
      return;
    }
    const seen = answer as unknown as DoorView;
    if (seen.seat !== null && (await session.comeBack(slug)).ok) return;
    setView(seen);
    setStand('open');
  };
  const lookAnew = () => {
    setStand('looking');
    void look();
  };
  const isClosed = state.closed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each table
  useEffect(() => {
    if (asked.current === place || isClosed) return;
    asked.current = place;
    lookAnew();
  }, [place, isClosed]);
  const { connection } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the connection is back, not before
  useEffect(() => {
    if (connection === 'online' && stand === 'unreachable') lookAnew();
  }, [connection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest one is of no other table
  useEffect(() => {
    if (stand !== 'open' || isClosed) return;
    const timer = setInterval(() => {
      if (!document.hidden && connection === 'online') void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [stand, place, isClosed, connection]);
  return { stand, view, problem, look: lookAnew };
}
