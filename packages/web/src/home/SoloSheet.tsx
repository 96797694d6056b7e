// A game against computer players: one tap on a level begins it.

import type { GameId } from '@kalpler/engine';
import { LEVELS } from '@kalpler/protocol/level';
import { Icon } from '../art/index.ts';
import { useTexts } from '../texts/lobby-texts.ts';
import { Sheet } from '../ui/index.ts';
import { Problem } from './Problem.tsx';
import styles from './SoloSheet.module.css';
import type { Play } from './use-play.ts';

interface Props {
  readonly game: GameId;
  readonly play: Play;
  readonly onClose: () => void;
}

const BOTS = 3;

export function SoloSheet({ game, play, onClose }: Props) {
  const t = useTexts();
  return (
    <Sheet title={t.home.soloTitle} onClose={onClose}>
      <p className={styles.lead}>{t.home.soloLead(t.common.games[game], BOTS)}</p>
      <ul className={styles.levels}>
        {LEVELS.map((level, strength) => (
          <li key={level}>
            <button
              type="button"
              className={styles.level}
              disabled={play.isBusy}
              onClick={() => play.solo(game, level)}
            >
              <span className={styles.strength} aria-hidden="true">
                {LEVELS.map((one, i) => (
                  <i key={one} className={i <= strength ? styles.on : undefined} />
                ))}
              </span>
              <span className={styles.text}>
                <b>{t.common.levels[level]}</b>
                <small>{t.home.levelLead[level]}</small>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      <Problem problem={play.problem} />
    </Sheet>
  );
}
