// The sheet for a new table: game, variant, pace, access, chairs and rules.

import { GAME_IDS, type GameId, OPTION_SHEETS, presetNames } from '@kalpler/engine';
import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { useId, useState } from 'react';
import { Avatar, Icon } from '../art/index.ts';
import { goalOfPreset } from '../games/games.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { Choice } from '../ui/form/Choice.tsx';
import { Button, Sheet } from '../ui/index.ts';
import styles from './CreateTable.module.css';
import { Problem } from './Problem.tsx';
import { presetPlayers, type RuleChanges, RuleOptions } from './RuleOptions.tsx';
import { PACES, paceOptions, USUAL_PACE } from './table-request.ts';
import type { Play } from './use-play.ts';

interface Props {
  readonly game: GameId;
  readonly play: Play;
  readonly onClose: () => void;
}

const VISIBILITIES = ['private', 'public'] as const;

export function CreateTable({ game: first, play, onClose }: Props) {
  const t = useTexts('lobby');
  const rules = useTexts('rules');
  const [game, setGame] = useState(first);
  const [preset, setPreset] = useState<string>(OPTION_SHEETS[first].standard);
  const [changes, setChanges] = useState<RuleChanges>({});
  const [pace, setPace] = useState<number | null>(USUAL_PACE);
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('private');
  const [chairs, setChairs] = useState<readonly Chair[]>([null, null, null]);
  const others = chairs.slice(0, presetPlayers(game, preset) - 1);
  const bots = others.filter((chair) => chair !== null);
  const isFull = bots.length === others.length;
  const goal = goalOfPreset(game, preset, changes);

  const chooseGame = (next: GameId) => {
    setGame(next);
    setPreset(OPTION_SHEETS[next].standard);
    setChanges({});
  };
  const choosePreset = (next: string) => {
    setPreset(next);
    setChanges({});
  };
  const create = () => {
    const options = { ...(pace === USUAL_PACE ? {} : paceOptions(pace)), ...changes };
    play.create({ game, preset, visibility, bots: [...bots], options });
  };

  return (
    <Sheet title={t.lobby.newTable} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Choice
          label={t.lobby.game}
          values={GAME_IDS}
          value={game}
          name={(one) => t.common.games[one]}
          onChange={chooseGame}
        />
        <Choice
          label={t.lobby.rulesKind}
          values={presetNames(game)}
          value={preset}
          name={(one) => t.lobby.preset(game, one)}
          onChange={choosePreset}
          about={rules[game].presets[preset]}
        />
        <BotChairs
          chairs={others}
          onChange={(next) => setChairs([...next, ...chairs.slice(next.length)])}
        />
        <Choice
          label={t.lobby.visibility}
          values={VISIBILITIES}
          value={visibility}
          name={(one) => t.lobby.visibilities[one]}
          onChange={setVisibility}
          about={t.lobby.visibilityLead[visibility]}
        />
        <Choice
          label={t.lobby.paceLabel}
          values={PACES}
          value={pace}
          name={t.lobby.pace}
          onChange={setPace}
          about={t.lobby.paceLead(pace)}
        />
        <details className={styles.more}>
          <summary>
            {t.lobby.changeRules}
            {Object.keys(changes).length > 0 && (
              <span>{t.lobby.changed(Object.keys(changes).length)}</span>
            )}
          </summary>
          <RuleOptions game={game} preset={preset} changes={changes} onChange={setChanges} />
        </details>
        <div className={styles.foot}>
          <Problem problem={play.problem} />
          <Button
            type="submit"
            kind="primary"
            isWide
            sub={goal === null ? null : t.common.toPoints(goal)}
            aria-busy={play.isBusy}
          >
            {play.isBusy ? t.home.busy : isFull ? t.lobby.startNow : t.lobby.openTable}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

type Chair = Level | null;

interface BotChairsProps {
  /** The chairs beside one's own: a level, or null for a free one. */
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

/** The chairs of a new table: one's own, and for each of the others a friend or a computer player. */
function BotChairs({ chairs, onChange }: BotChairsProps) {
  const t = useTexts('lobby');
  const id = useId();
  const { name } = useSettings().settings;
  return (
    <fieldset className={styles.chairs}>
      <legend>{t.lobby.chairsTitle}</legend>
      <div className={styles.chair}>
        <Avatar name={name} size="xs" />
        <span className={styles.you}>{name || t.lobby.you}</span>
      </div>
      {chairs.map((chair, i) => {
        const key = `${id}-${i}`;
        return (
          <div key={key} className={styles.chair}>
            <span className={chair === null ? styles.free : styles.bot}>
              {chair !== null && <Icon name="bot" />}
            </span>
            <label htmlFor={key} className="visuallyHidden">
              {t.lobby.chair(i + 2)}
            </label>
            <select
              id={key}
              value={chair ?? ''}
              onChange={({ target }) =>
                onChange(chairs.with(i, target.value === '' ? null : (target.value as Level)))
              }
            >
              <option value="">{t.lobby.freeChair}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t.lobby.botLevel(t.common.levels[level])}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}
