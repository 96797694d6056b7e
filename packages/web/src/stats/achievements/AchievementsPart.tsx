// All achievements in their groups: those that are reached, and how far the others are.

import { GAME_IDS } from '@kalpler/engine';
import { useTexts } from '../../state/texts.ts';
import { Bar } from '../figures/FigureList.tsx';
import { useShown } from '../figures/shown.ts';
import { AchievementMark } from './AchievementMark.tsx';
import styles from './AchievementsPart.module.css';
import type { Reach } from './achievements.ts';

const GROUPS = ['general', ...GAME_IDS] as const;

export function AchievementsPart({ reach }: { readonly reach: readonly Reach[] }) {
  const t = useTexts('start');
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
              {group === 'general' ? a.general : t.common.games[group]}{' '}
              <small>{a.count(those.filter(isDone).length, those.length)}</small>
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

/** One achievement: its mark, what is to be done, and when it was reached or how far it is. */
function AchievementRow({ reach }: { readonly reach: Reach }) {
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
