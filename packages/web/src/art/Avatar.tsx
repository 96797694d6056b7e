// A player's tile with what belongs to its edge: the turn ring, the seconds left, the mark of a bot or of a lost connection.

import type { ReactNode } from 'react';
import styles from './Avatar.module.css';
import { Icon } from './Icon.tsx';
import { Rosette } from './Rosette.tsx';

type AvatarSize = 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface Props {
  readonly name: string;
  readonly size?: AvatarSize | undefined;
  readonly bot?: boolean | undefined;
  /** Whether whoever it stands for is not here now: it loses its colours and bears a sign. */
  readonly isAway?: boolean | undefined;
  /** A short number at the corner, in place of a mark. */
  readonly badge?: string | undefined;
  /** Whether that number is an alarm. */
  readonly isAlarm?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Avatar({
  name,
  size = 'md',
  bot = false,
  isAway = false,
  badge,
  isAlarm = false,
  className = '',
  children,
}: Props) {
  return (
    <span
      className={`${styles.avatar} ${styles[size]} ${className}`}
      aria-hidden="true"
      data-tile=""
      data-away={isAway}
    >
      <Rosette name={name} className={styles.tile} />
      {children}
      {badge !== undefined ? (
        <b className={styles.badge} data-alarm={isAlarm}>
          {badge}
        </b>
      ) : (
        (isAway || bot) && (
          <b className={styles.badge} data-sign={isAway ? 'away' : 'bot'}>
            <Icon name={isAway ? 'unlinked' : 'bot'} className={styles.sign} />
          </b>
        )
      )}
    </span>
  );
}
