// The ways to a table: each asks the server and then opens the table's page.

import type { GameId } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Acknowledged } from '../state/actions.ts';
import { type TableAddress, tableAddress } from '../state/address.ts';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';
import { drawName } from './nickname.ts';
import { fittingTables, type Wish, withBots } from './wish.ts';

/** A table that was free a moment ago; the next one may still be. */
const PASSED_BY = new Set([
  'TABLE_FULL',
  'TABLE_NOT_FOUND',
  'TABLE_LOCKED',
  'GAME_IN_PROGRESS',
  'NAME_TAKEN',
  'KICKED',
]);
const TRIES = 3;

export interface Play {
  /** Whether the server is being asked. */
  readonly isBusy: boolean;
  readonly problem: WireError | null;
  dismiss(): void;
  quick(game: GameId): void;
  create(wish: Omit<Wish, 'playerName'>): void;
  join(table: TableAddress): void;
  watch(table: TableAddress): void;
}

export function usePlay(): Play {
  const { state, actions } = useClient();
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<WireError | null>(null);

  const go = async (ask: (name: string) => Promise<Acknowledged>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const own = settings.name.trim();
    const isDrawn = own === '' || settings.isNameDrawn;
    const name = own || (await drawName(settings.language));
    if (name !== settings.name) change({ name, isNameDrawn: isDrawn });
    // Whoever only watches goes to another table without further ado.
    if (state.table !== null && state.table.seat === null) await actions.leave();
    const answer = await (isDrawn ? askWithAnyName(ask, name) : ask(name));
    setBusy(false);
    if (answer.ok) navigate(tableAddress(answer as unknown as TableAddress));
    else {
      // It is told here, where the wish was made.
      actions.dismissProblem();
      setProblem(answer.error);
    }
  };

  /** A name that the page has chosen is no reason to refuse anybody: it chooses another. */
  const askWithAnyName = async (
    ask: (name: string) => Promise<Acknowledged>,
    first: string,
  ): Promise<Acknowledged> => {
    const tried = [first];
    for (;;) {
      const name = tried.at(-1)!;
      const answer = await ask(name);
      if (answer.ok && name !== first) change({ name, isNameDrawn: true });
      if (answer.ok || answer.error.code !== 'NAME_TAKEN' || tried.length > TRIES) return answer;
      tried.push(await drawName(settings.language, tried));
    }
  };

  const quick = async (name: string, game: GameId): Promise<Acknowledged> => {
    for (const { slug } of fittingTables(state.tables, game).slice(0, TRIES)) {
      const answer = await actions.join(slug, name);
      if (answer.ok || !PASSED_BY.has(answer.error.code)) return answer;
    }
    return actions.create(withBots(name, game));
  };

  /** Whoever watches a private table is told no key, and keeps what they came with. */
  const watching = async (slug: string, key?: string | null): Promise<Acknowledged> => {
    const answer = await actions.watch(slug, key);
    return answer.ok ? { ...answer, key } : answer;
  };

  return {
    isBusy,
    problem,
    dismiss: () => setProblem(null),
    quick: (game) => void go((name) => quick(name, game)),
    create: (wish) =>
      void go((playerName) => actions.create({ ...wish, playerName, language: settings.language })),
    join: ({ slug, key }) => void go((name) => actions.join(slug, name, key)),
    watch: ({ slug, key }) => void go(() => watching(slug, key)),
  };
}
