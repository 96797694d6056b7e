// The ways to a table: each asks the server and then opens the table's page.

import type { GameId } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type TableAddress, tableAddress } from '../state/address.ts';
import { useOnline } from '../state/online-context.tsx';
import type { JoinAnswer } from '../state/online-session.ts';
import { NO_ANSWER } from '../state/online-state.ts';
import { useSettings } from '../state/settings.tsx';
import { drawName } from './nickname.ts';
import { fittingTables, type TableRequest, withBots } from './table-request.ts';

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
/** Playing at once waits no longer for a server that does not answer. */
const QUICK_TIMEOUT_MS = 2_000;

type Ask = (name: string) => Promise<JoinAnswer>;

export interface Play {
  /** Whether the server is being asked. */
  readonly isBusy: boolean;
  readonly problem: WireError | null;
  dismiss(): void;
  quick(game: GameId): void;
  create(request: Omit<TableRequest, 'playerName'>): void;
  join(table: TableAddress): void;
  watch(table: TableAddress): void;
}

export function usePlay(): Play {
  const { state, session } = useOnline();
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<WireError | null>(null);

  const isDisconnected = state.connection === 'reconnecting';
  const giveUp = useRef(() => {});
  useEffect(() => {
    if (isDisconnected) giveUp.current();
  }, [isDisconnected]);

  /** Where the server cannot be reached, a match of the game `solo` begins in this browser, if one is given. */
  const go = async (ask: Ask, solo: GameId | null = null): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const own = settings.name.trim();
    const isDrawn = own === '' || settings.isNameDrawn;
    const name = own || drawName(settings.language);
    if (name !== settings.name) change({ name, isNameDrawn: isDrawn });
    const asking = async () => {
      // Spectators go to another table without further ado.
      if (state.table !== null && state.table.seat === null) await session.leave();
      return isDrawn ? askWithAnyName(ask, name) : ask(name);
    };
    const answer =
      solo === null ? await asking() : isDisconnected ? NO_ANSWER : await inTime(asking());
    const match = solo !== null && answer.kind === 'noAnswer' ? await startSolo(solo, name) : null;
    setBusy(false);
    if (answer.ok) {
      navigate(tableAddress(answer));
      return;
    }
    // It is shown here, where the request was made.
    session.dismissProblem();
    if (match === null) setProblem(answer.error);
    else navigate(`/tek/${match}`);
  };

  /** The answer, unless it takes longer than people like to wait, or the connection breaks meanwhile. */
  const inTime = async (asked: Promise<JoinAnswer>): Promise<JoinAnswer> => {
    const enough = new Promise<typeof NO_ANSWER>((resolve) => {
      giveUp.current = () => resolve(NO_ANSWER);
      setTimeout(giveUp.current, QUICK_TIMEOUT_MS);
    });
    const answer = await Promise.race([asked, enough]);
    // A table that is found too late is left to others.
    if (!answer.ok) void asked.then((late) => (late.ok ? session.leave() : undefined));
    return answer;
  };

  /** A name that the page has chosen is no reason to refuse anybody: it chooses another. */
  const askWithAnyName = async (ask: Ask, first: string): Promise<JoinAnswer> => {
    const tried = [first];
    for (;;) {
      const name = tried.at(-1)!;
      const answer = await ask(name);
      if (answer.ok && name !== first) change({ name, isNameDrawn: true });
      if (answer.ok || answer.error.code !== 'NAME_TAKEN' || tried.length > TRIES) return answer;
      tried.push(drawName(settings.language, tried));
    }
  };

  const quick = async (name: string, game: GameId): Promise<JoinAnswer> => {
    for (const { slug } of fittingTables(state.tables, game).slice(0, TRIES)) {
      const answer = await session.join(slug, name);
      if (answer.ok || !PASSED_BY.has(answer.error.code)) return answer;
    }
    return session.create(withBots(name, game));
  };

  /** Spectators of a private table are sent no key, and keep the one they came with. */
  const watching = async (slug: string, key?: string | null): Promise<JoinAnswer> => {
    const answer = await session.watch(slug, key);
    return answer.ok ? { ...answer, key: key ?? '' } : answer;
  };

  return {
    isBusy,
    problem,
    dismiss: () => setProblem(null),
    quick: (game) => void go((name) => quick(name, game), game),
    create: (request) =>
      void go((playerName) =>
        session.create({ ...request, playerName, language: settings.language }),
      ),
    join: ({ slug, key }) => void go((name) => session.join(slug, name, key)),
    watch: ({ slug, key }) => void go(() => watching(slug, key)),
  };
}

/** A solo match with everything as the last time; null where it cannot be begun. */
async function startSolo(game: GameId, name: string): Promise<string | null> {
  try {
    const { startAsLastTime } = await import('../solo/last-choice.ts');
    return await startAsLastTime(game, name);
  } catch {
    return null;
  }
}
