// A lesson at the table: the table of its step, and the guide above the hand.

import type { LessonGame } from '@kalpler/i18n/areas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Overlays } from '../overlays.tsx';
import { ClientContext } from '../state/client.tsx';
import { ownClient } from '../state/own-client.ts';
import { useTexts } from '../state/texts.ts';
import { PlayTable } from '../table/PlayTable.tsx';
import type { OpenSheet } from '../table/TableSheets.tsx';
import type { Tool } from '../table/ToolBar.tsx';
import { Guide } from './Guide.tsx';
import { LessonEnd, LessonNotice } from './LessonEnd.tsx';
import styles from './LessonScreen.module.css';
import { STEP_IDS } from './step-ids.ts';
import { useLesson } from './use-lesson.ts';
import { wordsOf } from './words-of.ts';

interface LessonScreenProps {
  readonly game: LessonGame;
  readonly players: readonly string[];
  /** The step to begin with. */
  readonly first: number;
  onStep(step: number): void;
  onEnd(): void;
  onRetry(): void;
}

/** After so many misses the guide marks what it means. */
const PATIENCE = 2;

export function LessonScreen(props: LessonScreenProps) {
  const { game, players, first, onStep, onEnd, onRetry } = props;
  const t = useTexts('table');
  const l = useTexts('lessons');
  const words = useTexts(`lesson-${game}`);
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const ids = STEP_IDS[game];
  const steps = ids.length;
  const lesson = useLesson(game, players, steps, first);
  const { state, problem, enter, play, show, dismissProblem } = lesson;
  const [isOver, setOver] = useState(false);
  const at = state?.at ?? first;
  const next = useCallback(() => {
    if (at + 1 < steps) enter(at + 1);
    else setOver(true);
  }, [at, steps, enter]);
  const reached = state?.at ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (reached !== null) onStep(reached);
  }, [reached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  const recent = state?.recent;
  const seated = useMemo(() => players.map(seatedAs), [players]);
  const client = useMemo(
    () =>
      ownClient({
        recent: recent ?? [],
        players: seated,
        problem,
        match: `lesson.${game}`,
        play,
        ready: next,
        dismissProblem,
      }),
    [recent, seated, problem, game, play, next, dismissProblem],
  );
  const tools = useMemo(
    (): Tool[] => [
      { icon: 'back', label: l.previous, onClick: () => enter(Math.max(0, at - 1)) },
      { icon: 'replay', label: l.restart, onClick: () => enter(0) },
      { icon: 'last', label: t.table.tool.last, isInRail: true, onClick: () => setSheet('last') },
      { icon: 'right', label: l.skip, onClick: next },
    ],
    [l, t, at, enter, next],
  );
  const again = () => {
    setOver(false);
    enter(0);
  };
  if (lesson.hasFailed) return <LessonNotice onRetry={onRetry} />;
  if (isOver) return <LessonEnd game={game} onAgain={again} />;
  if (state === null) return <p className="visuallyHidden">{l.opening}</p>;
  const { wanted, isDone, reply, misses } = state;
  const isMarked = !isDone && (reply?.kind === 'shown' || misses >= PATIENCE);
  const { text, mood } = wordsOf(state, words[ids[at]!]!, t, l);
  return (
    <ClientContext.Provider value={client}>
      <Overlays />
      <div className={styles.lesson} data-wants={wanted.kind} data-step={at}>
        <PlayTable
          isOwn
          tools={tools}
          open={sheet}
          onOpen={setSheet}
          marked={isMarked ? wanted.cards : undefined}
          above={
            <Guide
              text={text}
              mood={mood}
              step={at}
              steps={steps}
              isDone={isDone}
              wantsCard={/^(?:play|try|give)$/.test(wanted.kind)}
              isSecond={state.recent.at(-1)!.awaitsPause}
              onNext={next}
              onShow={show}
            />
          }
          end={() => <LessonEnd game={game} onAgain={again} />}
          onBack={() => navigate('/tek')}
        />
      </div>
    </ClientContext.Provider>
  );
}

/** Everybody sits there like people do: no hints for bids, no marks of bots. */
function seatedAs(name: string, seat: number) {
  return {
    seat,
    name,
    connected: true,
    bot: null,
    standIn: false,
    owner: seat === 0,
    salted: false,
  };
}
