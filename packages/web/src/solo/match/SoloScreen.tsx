// A solo match at the table: what the worker sends, and the help that only a solo player may have.

import type { Rival, SoloState } from '@kalpler/match';
import type { Level, Player } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useTrainer } from '../../hints/counting/use-trainer.ts';
import { Overlays } from '../../overlays.tsx';
import { GameEnd } from '../../panels/index.ts';
import { ClientContext } from '../../state/client.tsx';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { ownClient } from '../../state/own-client.ts';
import { useSettings } from '../../state/settings.tsx';
import { loadTexts, useTexts } from '../../state/texts.ts';
import { PlayTable } from '../../table/PlayTable.tsx';
import type { OpenSheet } from '../../table/TableSheets.tsx';
import { Fetching, Toast } from '../../ui/index.ts';
import { characterOf } from '../characters.ts';
import { type SoloSheet, SoloSheets } from './SoloSheets.tsx';
import { useHint } from './use-hint.ts';
import type { OpenMatch, SoloMatchState } from './use-solo-match.ts';
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
  readonly solo: SoloMatchState;
  readonly open: OpenMatch;
}

export function SoloScreen({ solo, open: { state, recent } }: Props) {
  const a = useTexts('solo');
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [ownSheet, setOwnSheet] = useState<SoloSheet>(null);
  const { client: worker, play, refusal, dismissRefusal } = solo;
  const { id, kind, rivals, canUndo, canRedo } = state;
  const newest = recent.at(-1)!;
  const isHelped = kind !== 'daily';
  /** What becomes of it is seen in the next state, or in the loss of the worker. */
  const step = (name: 'undo' | 'redo') => void worker.request(name).catch(() => {});
  const hint = useHint(worker, newest);
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
          else worker.request('next').catch(() => {});
        },
        dismissProblem: dismissRefusal,
        adviseBid: ({ version }) => worker.request('adviseBid', version),
      }),
    [recent, players, isCard, refusal, id, kind, play, worker, navigate, dismissRefusal],
  );
  const undo = () => canUndo && step('undo');
  const redo = () => canRedo && step('redo');
  const tools = useTools({ state, ask: hint.ask, undo, redo, setSheet, setOwnSheet });
  const claim = () => {
    setOwnSheet(null);
    void play({ kind: 'claim' });
  };
  return (
    <ClientContext.Provider value={client}>
      <Overlays />
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
            {solo.isRemembered && <EndAchievements match={id} />}
            <SoloEnd state={state} />
          </GameEnd>
        )}
        onBack={() => navigate('/tek')}
      />
      <SoloSheets
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

/** Says once what a player must know of the save: that there is none, or that a part of it was lost. */
function SaveWarning({ state: { isSaved, lost } }: { readonly state: SoloState }) {
  const a = useTexts('solo');
  const [isSeen, setSeen] = useState(false);
  const [missing, setMissing] = useState(0);
  useEffect(() => {
    if (lost > 0) setMissing(lost);
  }, [lost]);
  if (missing > 0) return <Toast onClose={() => setMissing(0)}>{a.lost(missing)}</Toast>;
  if (isSaved || isSeen) return null;
  return <Toast onClose={() => setSeen(true)}>{a.notSaved}</Toast>;
}

/** Who sits at a solo table, in the form in which any table has its players. */
function playersOf({ view, rivals }: SoloState): Player[] {
  return view.players.map((name, seat) => {
    const rival = rivals[seat] ?? null;
    return {
      seat,
      name,
      connected: true,
      bot: rival && levelOf(rival),
      standIn: false,
      owner: seat === view.seat,
      salted: false,
    };
  });
}

/** A character has its level in every game; a bot that is none plays about as well as one in the middle. */
function levelOf({ character, bot }: Rival): Level {
  const level = characterOf(character)?.level;
  return level ?? LEVELS.find((one) => bot.startsWith(one)) ?? 'medium';
}
