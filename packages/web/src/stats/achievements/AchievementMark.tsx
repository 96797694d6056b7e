// The mark of an achievement: an ogee in the colour of its game, or its outline as long as it is not reached.

import type { ReactNode } from 'react';
import { OGEE } from '../../art/shapes.ts';
import { GAME_SIGNS } from '../../games/achievements.ts';
import { tintOf } from '../../games/games.ts';
import styles from './AchievementMark.module.css';
import { GENERAL_SIGNS } from './achievement-signs.tsx';
import { ACHIEVEMENTS, type AchievementId } from './achievements.ts';

const SIGNS: Readonly<Record<AchievementId, ReactNode>> = { ...GENERAL_SIGNS, ...GAME_SIGNS };

/** Larger or smaller around the middle. */
function scaled(scale: number): string {
  return `translate(50 70) scale(${scale}) translate(-50 -70)`;
}

interface Props {
  readonly id: AchievementId;
  readonly isReached: boolean;
  readonly className?: string | undefined;
}

export function AchievementMark({ id, isReached, className = '' }: Props) {
  const group = ACHIEVEMENTS.find((one) => one.id === id)!.group;
  return (
    <svg
      className={`${styles.mark} ${className}`}
      viewBox="12 9 76 122"
      style={group === 'general' ? undefined : tintOf(group)}
      data-reached={isReached}
      aria-hidden="true"
    >
      <path className={styles.ground} d={OGEE} transform={scaled(1.3)} />
      <path className={styles.paper} d={OGEE} transform={scaled(1.17)} />
      <path className={styles.line} d={OGEE} transform={scaled(1.08)} />
      <g className={styles.sign} transform={scaled(1.22)}>
        {SIGNS[id]}
      </g>
    </svg>
  );
}
