// The one online session of the page, for all of its components.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { OnlineSession } from './online-session.ts';
import type { OnlineState } from './online-state.ts';
import { SessionContext, useStore } from './table-session.ts';

const OnlineContext = createContext<OnlineSession | null>(null);

export function useOnline(): { readonly state: OnlineState; readonly session: OnlineSession } {
  const session = useContext(OnlineContext);
  if (session === null) throw new Error('no session around this component');
  return { state: useStore(session), session };
}

/** It is also the table around all components that are not in a solo match or a lesson. */
export function OnlineProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() => new OnlineSession());
  return (
    <OnlineContext.Provider value={session}>
      <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
    </OnlineContext.Provider>
  );
}
