// One achievement: its mark, what is to be done, and when it was reached or how far it is.

import { useTexts } from '../state/texts.ts';
import { AchievementMark } from './AchievementMark.tsx';
import styles from './AchievementRow.module.css';
import type { Reach } from './achievements.ts';
import { Bar } from './Bar.tsx';
import { useShown } from './shown.ts';

export function AchievementRow({ reach }: { readonly reach: Reach }) {
  const a = useTexts('achievements');
  const shown = useShown();
  const { id, at, value, goal, level } = reach;
  const { name, how } = a.list[id];
  return (
    <li className={styles.row} data-reached={at !== null}>
      <AchievementMark id={id} isReached={at !== null} />
      <div>
        <b>{name}</b>
        <p>{how}</p>
        {at !== null ? (
          <small className={styles.date}>{a.reachedOn(shown.date(at))}</small>
        ) : (
          level !== null && level !== 'easy' && <small>{a.against[level]}</small>
        )}
        {at === null && goal > 1 && (
          <p className={styles.steps}>
            <Bar parts={[{ kind: 'main', share: value / goal }]} />
            <span>{a.steps(value, goal)}</span>
          </p>
        )}
      </div>
    </li>
  );
}
