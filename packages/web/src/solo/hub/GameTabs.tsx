// The three games in a row, of which one is chosen.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useId } from 'react';
import { GameArt, Icon } from '../../art/index.ts';
import { useHubTexts } from '../../texts/solo-hub.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './GameTabs.module.css';

interface Props {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

export function GameTabs({ value, onChange }: Props) {
  const t = useTexts();
  const h = useHubTexts();
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
