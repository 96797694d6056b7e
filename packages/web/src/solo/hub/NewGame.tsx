// A new match with everything as the last time: one tap begins it, and everything can be changed before.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useEffect, useId, useState } from 'react';
import { useSearch } from 'wouter';
import { Avatar, Icon } from '../../art/index.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { goalOfPreset } from '../../games/games.ts';
import { loadGameTable } from '../../games/tables.ts';
import { usePainted } from '../../lobby/use-painted.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useSettings } from '../../state/settings.tsx';
import { loadTexts, useTexts } from '../../state/texts.ts';
import { Button, Fetching } from '../../ui/index.ts';
import type { Character } from '../characters.ts';
import {
  choiceFor,
  type GameChoice,
  keepLastChoice,
  loadLastChoice,
  partnerAt,
  requestFor,
  usualChoice,
} from '../last-choice.ts';
import { soloClient } from '../solo-client.ts';
import styles from './NewGame.module.css';
import { useStart } from './use-start.ts';

const RivalSheet = lazyComponent(
  async () => (await import('./RivalSheet.tsx')).RivalSheet,
  () => loadTexts('hub'),
);
const RulesSheet = lazyComponent(
  async () => (await import('./RulesSheet.tsx')).RulesSheet,
  () => loadTexts('hub', 'lobby', 'rules'),
);

interface Props {
  /** Whether nothing stands before it that is more likely wanted. */
  readonly isFirst: boolean;
  /** Called when everything for a game is loaded, or cannot be fetched now. */
  readonly onReady: () => void;
}

export function NewGame({ isFirst, onReady }: Props) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const next = useLastChoice();
  const { game, choice } = next;
  const { isBusy, hasFailed, begin } = useStart();
  /** The seat that is chosen for, or the rules. */
  const [sheet, setSheet] = useState<number | 'rules' | null>(null);
  const isPainted = usePainted();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isPainted) return;
    // A game is likely to follow: the table is fetched meanwhile.
    soloClient()
      .request('warm', game)
      .catch(() => {});
    const ahead = [loadTexts('table'), loadTexts('solo'), loadGameTable(game)];
    void Promise.allSettled(ahead).then(() => setReady(true));
  }, [isPainted, game]);
  useEffect(() => {
    // A game that begins leaves this page.
    if (isReady && !isBusy) onReady();
  }, [isReady, isBusy, onReady]);
  const rules = h.rulesChanged(h.preset(game, choice.preset), Object.keys(choice.changes).length);
  const goal = goalOfPreset(game, choice.preset, choice.changes);
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

interface GameTabsProps {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

/** The games in a row, of which one is chosen. */
function GameTabs({ value, onChange }: GameTabsProps) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const group = useId();
  return (
    <fieldset className={styles.games}>
      <legend className="visuallyHidden">{h.game}</legend>
      {GAME_IDS.map((game) => (
        <label key={game} className={game === value ? styles.chosen : undefined}>
          <input
            type="radio"
            name={group}
            checked={game === value}
            onChange={() => onChange(game)}
          />
          <span className={styles.art}>
            <GameArt game={game} />
          </span>
          <b>{t.common.games[game]}</b>
          {game === value && <Icon name="check" className={styles.mark} />}
        </label>
      ))}
    </fieldset>
  );
}

interface RivalRowProps {
  readonly game: GameId;
  readonly rivals: readonly Character[];
  readonly onChoose: (seat: number) => void;
}

/** Who sits at the table, with face, name and level; a tap chooses somebody else. */
function RivalRow({ game, rivals, onChoose }: RivalRowProps) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const partner = partnerAt(game, rivals.length);
  return (
    <fieldset className={styles.rivals}>
      <legend className={styles.legend}>
        {partner === null ? h.opponents : h.opponentsAndPartner}
      </legend>
      {rivals.map(({ id, name, level }, seat) => (
        <button key={id} type="button" onClick={() => onChoose(seat)}>
          <Avatar name={name} size="md" />
          <b>{name}</b>
          <span>
            {seat === partner ? h.seat(h.partner, t.common.levels[level]) : t.common.levels[level]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

export interface NextMatch {
  readonly game: GameId;
  readonly choice: GameChoice;
  chooseGame(game: GameId): void;
  change(changes: Partial<GameChoice>): void;
}

/** The choice for the next match: the last one of its game, kept as soon as it changes. */
function useLastChoice(): NextMatch {
  const { name } = useSettings().settings;
  const asked = new URLSearchParams(useSearch()).get('oyun');
  const [last, setLast] = useState(() => {
    const stored = loadLastChoice();
    return { ...stored, game: GAME_IDS.find((game) => game === asked) ?? stored.game };
  });
  const { game } = last;
  const choice = choiceFor(last, game, name);
  const keep = (next: typeof last) => {
    setLast(next);
    keepLastChoice(next);
  };
  return {
    game,
    choice,
    chooseGame: (next) => keep({ ...last, game: next }),
    change: (changes) =>
      keep({ ...last, games: { ...last.games, [game]: { ...choice, ...changes } } }),
  };
}
