// A new match with everything as the last time: one tap begins it, and everything can be changed before.

import { useEffect, useState } from 'react';
import { loadGameParts } from '../../games/games.ts';
import { goalOf } from '../../lobby/preset-goals.ts';
import { usePainted } from '../../lobby/use-painted.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { loadLobbyTexts } from '../../texts/lobby-texts.ts';
import { loadRuleTexts } from '../../texts/rules.ts';
import { loadSoloTexts } from '../../texts/solo.ts';
import { useHubTexts } from '../../texts/solo-hub.ts';
import { loadSetupTexts } from '../../texts/solo-setup.ts';
import { loadTableTexts } from '../../texts/table-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button, Fetching } from '../../ui/index.ts';
import { requestFor, usualChoice } from '../last-choice.ts';
import { soloClient } from '../solo-client.ts';
import { GameTabs } from './GameTabs.tsx';
import styles from './NewGame.module.css';
import { RivalRow } from './RivalRow.tsx';
import { useLastChoice } from './use-last-choice.ts';
import { useStart } from './use-start.ts';

const RivalSheet = lazyComponent(
  async () => (await import('./RivalSheet.tsx')).RivalSheet,
  loadSetupTexts,
);
const RulesSheet = lazyComponent(
  async () => (await import('./RulesSheet.tsx')).RulesSheet,
  loadSetupTexts,
  loadLobbyTexts,
  loadRuleTexts,
);

interface Props {
  /** Whether nothing stands before it that is more likely wanted. */
  readonly isFirst: boolean;
  /** Called when everything for a game is there, or cannot be fetched now. */
  readonly onReady: () => void;
}

export function NewGame({ isFirst, onReady }: Props) {
  const t = useTexts();
  const h = useHubTexts();
  const next = useLastChoice();
  const { game, choice } = next;
  const { isBusy, hasFailed, begin } = useStart();
  /** The seat that is chosen for, or the rules. */
  const [sheet, setSheet] = useState<number | 'rules' | null>(null);
  const isPainted = usePainted();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isPainted) return;
    // Whoever looks at this is about to play: the table is fetched meanwhile.
    soloClient().warm(game);
    const ahead = [loadTableTexts(), loadSoloTexts(), loadGameParts(game)];
    void Promise.allSettled(ahead).then(() => setReady(true));
  }, [isPainted, game]);
  useEffect(() => {
    // Whoever begins a game leaves this page.
    if (isReady && !isBusy) onReady();
  }, [isReady, isBusy, onReady]);
  const rules = h.rulesChanged(
    t.common.preset(game, choice.preset),
    Object.keys(choice.changes).length,
  );
  const goal = goalOf(game, choice.preset, choice.changes);
  const start = () =>
    begin(
      (name) => requestFor(game, choice, name),
      // What was chosen once may have become impossible since.
      (name) => requestFor(game, usualChoice(game, name), name),
    );
  return (
    <section className={styles.card}>
      <h2>{h.newGame}</h2>
      <GameTabs value={game} onChange={next.chooseGame} />
      <RivalRow game={game} rivals={choice.rivals} onChoose={setSheet} />
      <div className={styles.go}>
        <Button kind="line" icon="settings" sub={rules} onClick={() => setSheet('rules')}>
          {h.rules}
        </Button>
        <Button
          kind={isFirst ? 'primary' : 'plain'}
          icon="bolt"
          sub={goal === null ? null : t.common.toPoints(goal)}
          aria-busy={isBusy}
          onClick={start}
        >
          {isBusy ? h.starting : h.start}
        </Button>
      </div>
      <div role="alert">{hasFailed && <p className={styles.problem}>{h.failed}</p>}</div>
      <Fetching onFail={() => setSheet(null)}>
        {sheet === 'rules' && <RulesSheet next={next} onClose={() => setSheet(null)} />}
        {typeof sheet === 'number' && (
          <RivalSheet next={next} seat={sheet} onSeat={setSheet} onClose={() => setSheet(null)} />
        )}
      </Fetching>
    </section>
  );
}
