// The three games as inviting cards, of which one is chosen.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import { GameTile } from './GameTile.tsx';
import styles from './GameTiles.module.css';

interface Props {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

export function GameTiles({ value, onChange }: Props) {
  const t = useTexts();
  const group = useId();
  return (
    <fieldset className={styles.games}>
      <legend className="visuallyHidden">{t.home.chooseGame}</legend>
      {GAME_IDS.map((game) => (
        <GameTile
          key={game}
          game={game}
          group={group}
          isChosen={game === value}
          onChoose={() => onChange(game)}
        />
      ))}
    </fieldset>
  );
}
