// The games as inviting cards, of which one is chosen.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useId } from 'react';
import { Icon } from '../../art/index.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { gameEntry, tintOf } from '../../games/games.ts';
import { useTexts } from '../../state/texts.ts';
import styles from './GameTiles.module.css';

interface Props {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

export function GameTiles({ value, onChange }: Props) {
  const t = useTexts('start');
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

interface GameTileProps {
  readonly game: GameId;
  /** The name that the radio buttons of the group share. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const PLAYERS = 4;

/** One game to choose: its tile, its names, a sentence and how long it takes. */
function GameTile({ game, group, isChosen, onChoose }: GameTileProps) {
  const t = useTexts('start');
  const alsoCalled = t.common.alsoCalled[game];
  return (
    <label className={`${styles.tile} ${isChosen ? styles.chosen : ''}`} style={tintOf(game)}>
      <input
        className={styles.radio}
        type="radio"
        name={group}
        value={game}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.art}>
        <GameArt game={game} />
      </span>
      <span className={styles.names}>
        <b>{t.common.games[game]}</b>
        {alsoCalled !== undefined && <span>{alsoCalled}</span>}
      </span>
      <span className={styles.lead}>{t.home.gameLead[game]}</span>
      <span className={styles.facts}>
        <Icon name="people" />
        {t.home.people(PLAYERS)}
        <Icon name="timer" />
        {t.home.minutes(gameEntry(game).minutes)}
      </span>
      {isChosen && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}
