// The ways to a table: each asks the server and then opens the table's page.

import type { GameId } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Acknowledged } from '../state/actions.ts';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/texts.ts';
import { suggestName } from './nickname.ts';
import { fittingTables, type Wish, withBots } from './wish.ts';

/** A table that was free a moment ago; the next one may still be. */
const PASSED_BY = new Set(['TABLE_FULL', 'TABLE_NOT_FOUND', 'GAME_IN_PROGRESS', 'NAME_TAKEN']);
const TRIES = 3;

export interface Play {
  /** Whether the server is being asked. */
  readonly isBusy: boolean;
  readonly problem: WireError | null;
  dismiss(): void;
  quick(game: GameId): void;
  create(wish: Omit<Wish, 'playerName'>): void;
  join(word: string): void;
  watch(word: string): void;
}

export function usePlay(): Play {
  const t = useTexts();
  const { state, actions } = useClient();
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<WireError | null>(null);

  const go = async (ask: (name: string) => Promise<Acknowledged>): Promise<void> => {
    if (isBusy) return;
    const name = settings.name.trim() || suggestName(t.home.nicknames);
    if (name !== settings.name) change({ name });
    setBusy(true);
    setProblem(null);
    // Whoever only watches goes to another table without further ado.
    if (state.table !== null && state.table.seat === null) await actions.leave();
    const answer = await ask(name);
    setBusy(false);
    if (answer.ok) navigate(`/masa/${String(answer.slug)}`);
    else {
      // It is told here, where the wish was made.
      actions.dismissProblem();
      setProblem(answer.error);
    }
  };

  const quick = async (name: string, game: GameId): Promise<Acknowledged> => {
    for (const { slug } of fittingTables(state.tables, game).slice(0, TRIES)) {
      const answer = await actions.join(slug, name);
      if (answer.ok || !PASSED_BY.has(answer.error.code)) return answer;
    }
    return actions.create(withBots(name, game));
  };

  return {
    isBusy,
    problem,
    dismiss: () => setProblem(null),
    quick: (game) => void go((name) => quick(name, game)),
    create: (wish) => void go((playerName) => actions.create({ ...wish, playerName })),
    join: (word) => void go((name) => actions.join(word, name)),
    watch: (word) => void go(() => actions.watch(word)),
  };
}
