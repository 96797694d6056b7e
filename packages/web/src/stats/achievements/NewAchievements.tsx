// What a match has added to the achievements: shown once, when it is over.

import { Link } from 'wouter';
import { Bloom } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import { ANCHORS } from '../use-part.ts';
import { AchievementMark } from './AchievementMark.tsx';
import type { AchievementId } from './achievements.ts';
import styles from './NewAchievements.module.css';

export function NewAchievements({ ids }: { readonly ids: readonly AchievementId[] }) {
  const a = useTexts('achievements');
  if (ids.length === 0) return null;
  return (
    <section className={styles.fresh} aria-label={a.fresh(ids.length)}>
      <p className={styles.head} role="status">
        {a.fresh(ids.length)}
      </p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <span className={styles.flower}>
              <Bloom />
              <AchievementMark id={id} isReached className={styles.mark} />
            </span>
            <p>
              <b>{a.list[id].name}</b>
              {a.list[id].how}
            </p>
          </li>
        ))}
      </ul>
      <Link href={`/istatistik${ANCHORS.achievements}`} className={styles.link}>
        {a.see}
      </Link>
    </section>
  );
}
