// All achievements in their groups: those that are reached, and how far the others are.

import { GAME_IDS } from '@kalpler/engine';
import { useTexts } from '../state/texts.ts';
import { AchievementRow } from './AchievementRow.tsx';
import styles from './AchievementsPart.module.css';
import type { Reach } from './achievements.ts';

const GROUPS = ['general', ...GAME_IDS] as const;

export function AchievementsPart({ reach }: { readonly reach: readonly Reach[] }) {
  const s = useTexts('stats').stats;
  const a = useTexts('achievements');
  const isDone = ({ at }: Reach) => at !== null;
  const done = reach.filter(isDone).length;
  return (
    <section aria-label={s.parts.achievements}>
      <header className={styles.lead}>
        <p>
          <b>{a.count(done, reach.length)}</b>
          <span className="visuallyHidden">{a.countLabel(done, reach.length)}</span>
        </p>
        <p>{a.unaided}</p>
      </header>
      {GROUPS.map((group) => {
        const those = reach.filter((one) => one.group === group);
        if (those.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <h2>
              {a.groups[group]} <small>{a.count(those.filter(isDone).length, those.length)}</small>
            </h2>
            <ul>
              {those.map((one) => (
                <AchievementRow key={one.id} reach={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
