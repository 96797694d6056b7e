// Which matches are looked at: the game, how strong the rivals were, and whether help counts.

import { useId } from 'react';
import { Logo } from '../../art/index.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { useTexts } from '../../state/texts.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import type { MatchFacts } from '../facts.ts';
import styles from './Filters.module.css';
import { type Filter, GAMES, type LevelChoice, levelsIn } from './filter.ts';

interface Props {
  /** All matches, for the levels that are offered. */
  readonly facts: readonly MatchFacts[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function Filters({ facts, filter, onChange }: Props) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  const id = useId();
  const levelName = (level: LevelChoice) => {
    if (level === 'all') return s.allLevels;
    return level === 'mixed' ? s.mixed : t.common.levels[level];
  };
  return (
    <div className={styles.filters}>
      <fieldset className={styles.games}>
        <legend className="visuallyHidden">{s.gamesLabel}</legend>
        {GAMES.map((game) => (
          <label key={game} data-on={game === filter.game}>
            <input
              type="radio"
              name={id}
              checked={game === filter.game}
              onChange={() => onChange({ ...filter, game })}
            />
            <span className={styles.art}>
              {game === 'all' ? <Logo /> : <GameArt game={game} />}
            </span>
            <span>{game === 'all' ? s.allGames : t.common.games[game]}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.level}>
        <span>{s.levelLabel}</span>
        <select
          value={filter.level}
          onChange={({ target }) => onChange({ ...filter, level: target.value as LevelChoice })}
        >
          {(['all', ...levelsIn(facts)] as const).map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={s.unaided}
        isOn={filter.isUnaided}
        onChange={(isUnaided) => onChange({ ...filter, isUnaided })}
      />
    </div>
  );
}
