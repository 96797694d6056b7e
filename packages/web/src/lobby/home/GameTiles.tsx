// The three games as inviting cards, of which one is chosen.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useId } from 'react';
import { GameArt, Icon } from '../../art/index.ts';
import { useTexts } from '../../texts/texts.ts';
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

interface GameTileProps {
  readonly game: GameId;
  /** The name that the radio buttons of the group share. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** How long a match usually takes. */
const MINUTES: Readonly<Record<GameId, number>> = { hearts: 15, spades: 25, king: 50 };
const PLAYERS = 4;

/** One game to choose: its tile, its names, a sentence and how long it takes. */
function GameTile({ game, group, isChosen, onChoose }: GameTileProps) {
  const t = useTexts();
  return (
    <label className={`${styles.tile} ${styles[game]} ${isChosen ? styles.chosen : ''}`}>
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
        <span>{t.common.alsoCalled[game]}</span>
      </span>
      <span className={styles.lead}>{t.home.gameLead[game]}</span>
      <span className={styles.facts}>
        <Icon name="people" />
        {t.home.people(PLAYERS)}
        <Icon name="timer" />
        {t.home.minutes(MINUTES[game])}
      </span>
      {isChosen && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}
