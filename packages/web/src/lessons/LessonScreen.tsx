// A lesson at the table: the table of its step, and the guide above the hand.

import type { LessonGame } from '@kalpler/i18n/areas';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { TableProblem } from '../overlays.tsx';
import { SessionContext, useStore } from '../state/table-session.ts';
import { useTexts } from '../state/texts.ts';
import { PlayTable } from '../table/PlayTable.tsx';
import type { OpenSheet } from '../table/TableSheets.tsx';
import type { Tool } from '../table/ToolBar.tsx';
import { Guide } from './Guide.tsx';
import { LessonEnd, LessonNotice } from './LessonEnd.tsx';
import styles from './LessonScreen.module.css';
import { LessonSession } from './lesson-session.ts';
import { STEP_IDS } from './step-ids.ts';
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

/** Misses after which the guide marks the cards that it means. */
const MISSES_BEFORE_HELP = 2;

export function LessonScreen(props: LessonScreenProps) {
  const { game, players, first, onStep, onEnd, onRetry } = props;
  const t = useTexts('table');
  const l = useTexts('lessons');
  const words = useTexts(`lesson-${game}`);
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const ids = STEP_IDS[game];
  const [session] = useState(() => new LessonSession(game, players));
  const { step, views, coming, hasFailed, isOver } = useStore(session);
  const { enter, ready: next, show } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is opened once
  useEffect(() => session.open(first), []);
  const at = step?.at ?? first;
  const reached = step?.at ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (reached !== null) onStep(reached);
  }, [reached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  useEffect(() => {
    if (coming.length > 0) session.showComing();
  }, [coming, session]);
  const tools = useMemo(
    (): Tool[] => [
      { icon: 'back', label: l.previous, onClick: () => enter(Math.max(0, at - 1)) },
      { icon: 'replay', label: l.restart, onClick: () => enter(0) },
      { icon: 'last', label: t.table.tool.last, isInRail: true, onClick: () => setSheet('last') },
      { icon: 'right', label: l.skip, onClick: next },
    ],
    [l, t, at, enter, next],
  );
  const again = () => enter(0);
  if (hasFailed) return <LessonNotice onRetry={onRetry} />;
  if (isOver) return <LessonEnd game={game} onAgain={again} />;
  if (step === null) return <p className="visuallyHidden">{l.opening}</p>;
  const { wanted, isDone, reply, misses } = step;
  const isMarked = !isDone && (reply?.kind === 'shown' || misses >= MISSES_BEFORE_HELP);
  const { text, mood } = wordsOf(step, words[ids[at]!]!, t, l);
  return (
    <SessionContext.Provider value={session}>
      <TableProblem />
      <div className={styles.lesson} data-wants={wanted.kind} data-step={at}>
        <PlayTable
          isSolo
          tools={tools}
          open={sheet}
          onOpen={setSheet}
          marked={isMarked ? wanted.cards : undefined}
          above={
            <Guide
              text={text}
              mood={mood}
              step={at}
              steps={ids.length}
              isDone={isDone}
              wantsCard={/^(?:play|try|give)$/.test(wanted.kind)}
              isSecond={views.at(-1)!.awaitsPause}
              onNext={next}
              onShow={show}
            />
          }
          end={() => <LessonEnd game={game} onAgain={again} />}
          onBack={() => navigate('/tek')}
        />
      </div>
    </SessionContext.Provider>
  );
}
