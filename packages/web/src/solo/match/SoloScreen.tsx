// A solo match at the table: what the worker sends, and the help that only a solo player may have.

import type { SoloState } from '@kalpler/match';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTrainer } from '../../hints/counting/use-trainer.ts';
import { TableProblem } from '../../overlays.tsx';
import { GameEnd } from '../../panels/index.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useSettings } from '../../state/settings.tsx';
import { SessionContext, useStore } from '../../state/table-session.ts';
import { loadTexts, useTexts } from '../../state/texts.ts';
import { PlayTable } from '../../table/PlayTable.tsx';
import type { OpenSheet } from '../../table/TableSheets.tsx';
import { Fetching, Toast } from '../../ui/index.ts';
import { type SoloSheet, SoloSheets } from './SoloSheets.tsx';
import type { SoloSession } from './solo-session.ts';
import { useHint } from './use-hint.ts';
import { useTools } from './use-tools.tsx';

const SoloEnd = lazyComponent(async () => (await import('./SoloEnd.tsx')).SoloEnd);
const EndAchievements = lazyComponent(
  async () => (await import('./EndAchievements.tsx')).EndAchievements,
  () => loadTexts('achievements'),
);
const HintPanel = lazyComponent(
  async () => (await import('../../hints/HintPanel.tsx')).HintPanel,
  () => loadTexts('hints'),
);
const WhyNot = lazyComponent(
  async () => (await import('../../hints/WhyNot.tsx')).WhyNot,
  () => loadTexts('hints'),
);
const CountingTrainer = lazyComponent(
  async () => (await import('../../hints/counting/CountingTrainer.tsx')).CountingTrainer,
  () => loadTexts('hints'),
);

const Voice = lazyComponent(
  async () => (await import('../../voice/Voice.tsx')).Voice,
  () => loadTexts('text-mode'),
);

interface Props {
  readonly session: SoloSession;
  readonly match: SoloState;
}

export function SoloScreen({ session, match }: Props) {
  const a = useTexts('solo');
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [ownSheet, setOwnSheet] = useState<SoloSheet>(null);
  const { views, players, whyNot, isRemembered } = useStore(session);
  const { act, undo, redo, dismissProblem } = session;
  const { id, kind } = match;
  const newest = views.at(-1)!;
  const isHelped = kind !== 'daily';
  const hint = useHint(session, newest);
  const trainer = useTrainer(newest, settings.trainer && isHelped);
  const tools = useTools({ state: match, ask: hint.ask, undo, redo, setSheet, setOwnSheet });
  const claim = () => {
    setOwnSheet(null);
    void act({ kind: 'claim' });
  };
  return (
    <SessionContext.Provider value={session}>
      <TableProblem />
      <SaveWarning state={match} />
      <PlayTable
        isSolo
        place={isHelped ? undefined : a.dailyDeal}
        tools={tools}
        open={sheet}
        onOpen={setSheet}
        note={match.isSaved ? null : a.notSavedShort}
        marked={hint.marked}
        onClaim={() => setOwnSheet('proof')}
        along={(view) => settings.voice && <Voice view={view} />}
        moreKeys={isHelped ? a.keyList : []}
        keys={{
          z: undo,
          y: redo,
          ...(isHelped && { i: hint.ask, o: () => setOwnSheet('played') }),
        }}
        panel={trainer && <CountingTrainer view={newest} trainer={trainer} />}
        above={
          <Fetching
            key={String(hint.isOpen)}
            onFail={() => {
              hint.close();
              dismissProblem();
            }}
          >
            {whyNot && <WhyNot view={newest} problem={whyNot} onClose={dismissProblem} />}
            {hint.isOpen && (
              <HintPanel
                view={newest}
                thought={hint.thought}
                isThinking={hint.isThinking}
                onPlay={(move) => void act(move)}
                onClose={hint.close}
              />
            )}
          </Fetching>
        }
        end={(view) => (
          <GameEnd view={view} players={players} link={`/mac/tek/${id}`}>
            {isRemembered && <EndAchievements match={id} />}
            <SoloEnd state={match} />
          </GameEnd>
        )}
        onBack={() => navigate('/tek')}
      />
      <SoloSheets
        open={ownSheet}
        state={match}
        onClose={() => setOwnSheet(null)}
        onClaim={claim}
        onRedo={redo}
        onTableSheet={(next) => {
          setOwnSheet(null);
          setSheet(next);
        }}
      />
    </SessionContext.Provider>
  );
}

/** Says once what a player must know about the save: that there is none, or that it is incomplete. */
function SaveWarning({ state: { isSaved, lostEntries } }: { readonly state: SoloState }) {
  const a = useTexts('solo');
  const [isSeen, setSeen] = useState(false);
  const [missing, setMissing] = useState(0);
  useEffect(() => {
    if (lostEntries > 0) setMissing(lostEntries);
  }, [lostEntries]);
  if (missing > 0) return <Toast onClose={() => setMissing(0)}>{a.lost(missing)}</Toast>;
  if (isSaved || isSeen) return null;
  return <Toast onClose={() => setSeen(true)}>{a.notSaved}</Toast>;
}
