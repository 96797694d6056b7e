// The page of a lesson: begins where one left off last time.

import type { LessonGame } from '@kalpler/i18n/areas';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadGameTable } from '../games/tables.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { keepProgress, type LessonProgress, readProgress } from './progress.ts';

export function LessonPage({ game }: { readonly game: LessonGame }) {
  const t = useTexts('table');
  const l = useTexts('lessons');
  const { name } = useSettings().settings;
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  const [tries, setTries] = useState(0);
  const doneAt = useRef<number | null>(null);
  // The guide speaks of the others by name: no other name may be the same.
  const [you] = useState(l.rivals.includes(name.trim()) ? l.you : name.trim() || l.you);
  const players = useMemo(() => [you, ...l.rivals], [you, l]);
  useEffect(() => {
    document.title = `${l.pageTitle(t.common.games[game])} · ${t.common.brand}`;
  }, [t, l, game]);
  useEffect(() => {
    // Without the parts of the game the table says what is wrong.
    const parts = loadGameTable(game).catch(() => {});
    void Promise.all([readProgress(game), parts]).then(([read]) => {
      doneAt.current = read.doneAt;
      setProgress(read);
    });
  }, [game]);
  if (progress === null) return <p className="visuallyHidden">{l.opening}</p>;
  return (
    <LessonScreen
      key={tries}
      game={game}
      players={players}
      first={progress.step}
      onStep={(step) => void keepProgress(game, { step, doneAt: doneAt.current })}
      onEnd={() => {
        doneAt.current = Date.now();
        void keepProgress(game, { step: 0, doneAt: doneAt.current });
      }}
      onRetry={() => setTries((n) => n + 1)}
    />
  );
}
