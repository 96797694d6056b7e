// A match alone at the table: what the worker tells, and the help that only a player alone may have.

import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useTrainer } from '../hints/use-trainer.ts';
import { Overhead } from '../overhead.tsx';
import { GameEnd } from '../panels/index.ts';
import { ClientContext } from '../state/client.tsx';
import { fetched } from '../state/later.ts';
import { ownClient } from '../state/own-client.ts';
import { useSettings } from '../state/settings.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import type { OpenSheet } from '../table/TableSheets.tsx';
import { useAloneTexts } from '../texts/alone.ts';
import { Fetching } from '../ui/index.ts';
import { type AloneSheet, AloneSheets } from './AloneSheets.tsx';
import { playersOf } from './players-of.ts';
import { SaveWarning } from './SaveWarning.tsx';
import type { Alone, OpenMatch } from './use-alone.ts';
import { useHint } from './use-hint.ts';
import { useTools } from './use-tools.tsx';

const AloneEnd = fetched(async () => (await import('./AloneEnd.tsx')).AloneEnd);
const EndAchievements = fetched(
  async () => (await import('./EndAchievements.tsx')).EndAchievements,
);
const HintPanel = fetched(async () => (await import('../hints/HintPanel.tsx')).HintPanel);
const WhyNot = fetched(async () => (await import('../hints/WhyNot.tsx')).WhyNot);
const CountingTrainer = fetched(
  async () => (await import('../hints/CountingTrainer.tsx')).CountingTrainer,
);

const Voice = fetched(async () => (await import('../voice/Voice.tsx')).Voice);

interface Props {
  readonly alone: Alone;
  readonly open: OpenMatch;
}

export function AloneScreen({ alone, open: { state, recent } }: Props) {
  const a = useAloneTexts();
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [ownSheet, setOwnSheet] = useState<AloneSheet>(null);
  const { line, play, refusal, dismissRefusal } = alone;
  const { id, kind, rivals, canUndo, canRedo } = state;
  const newest = recent.at(-1)!;
  const isHelped = kind !== 'daily';
  const hint = useHint(line, newest);
  const trainer = useTrainer(newest, settings.trainer && isHelped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: players change with the match only
  const players = useMemo(() => playersOf(state), [id, rivals]);
  // Why a card may not be played is said beside the hand, everything else above the table.
  const isCard = refusal?.code === 'ILLEGAL_PLAY';
  const client = useMemo(
    () =>
      ownClient({
        recent,
        players,
        problem: isCard ? null : refusal,
        match: id,
        play,
        ready: () => {
          if (kind === 'daily') navigate('/tek/gunun-oyunu');
          else void line.step('next');
        },
        dismissProblem: dismissRefusal,
        adviseBid: line.adviseBid,
      }),
    [recent, players, isCard, refusal, id, kind, play, line, navigate, dismissRefusal],
  );
  const undo = () => canUndo && void line.step('undo');
  const redo = () => canRedo && void line.step('redo');
  const tools = useTools({ state, ask: hint.ask, undo, redo, setSheet, setOwnSheet });
  const claim = () => {
    setOwnSheet(null);
    void play({ kind: 'claim' });
  };
  return (
    <ClientContext.Provider value={client}>
      <Overhead />
      <SaveWarning state={state} />
      <PlayTable
        isOwn
        place={isHelped ? undefined : a.dailyDeal}
        tools={tools}
        open={sheet}
        onOpen={setSheet}
        note={state.isSaved ? null : a.notSavedShort}
        marked={hint.marked}
        onClaim={() => setOwnSheet('proof')}
        along={(view) => <Suspense>{settings.voice && <Voice view={view} />}</Suspense>}
        moreKeys={isHelped ? a.keyList : []}
        keys={{
          z: undo,
          y: redo,
          ...(isHelped && { i: hint.ask, o: () => setOwnSheet('played') }),
        }}
        panel={
          trainer && (
            <Suspense>
              <CountingTrainer view={newest} trainer={trainer} />
            </Suspense>
          )
        }
        above={
          <Fetching
            key={String(hint.isOpen)}
            onFail={() => {
              hint.close();
              dismissRefusal();
            }}
          >
            {isCard && <WhyNot view={newest} problem={refusal} onClose={dismissRefusal} />}
            {hint.isOpen && (
              <HintPanel
                view={newest}
                thought={hint.thought}
                isThinking={hint.isThinking}
                onPlay={(move) => void play(move)}
                onClose={hint.close}
              />
            )}
          </Fetching>
        }
        end={(view) => (
          <GameEnd view={view} players={players} link={`/mac/tek/${id}`}>
            {alone.isRemembered && (
              <Suspense>
                <EndAchievements match={id} />
              </Suspense>
            )}
            <Suspense>
              <AloneEnd state={state} />
            </Suspense>
          </GameEnd>
        )}
        onBack={() => navigate('/tek')}
      />
      <AloneSheets
        open={ownSheet}
        state={state}
        onClose={() => setOwnSheet(null)}
        onClaim={claim}
        onRedo={redo}
        onTableSheet={(next) => {
          setOwnSheet(null);
          setSheet(next);
        }}
      />
    </ClientContext.Provider>
  );
}
