// A player's tile with what belongs to its edge: the turn ring, the seconds left or the mark of a bot.

import type { ReactNode } from 'react';
import styles from './Avatar.module.css';
import { Icon } from './Icon.tsx';
import { Rosette } from './Rosette.tsx';

export type AvatarSize = 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface Props {
  readonly name: string;
  readonly size?: AvatarSize | undefined;
  readonly bot?: boolean | undefined;
  /** A short number at the corner, in place of the mark of a bot. */
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
    >
      <Rosette name={name} className={styles.tile} />
      {children}
      {badge !== undefined ? (
        <b className={styles.badge} data-alarm={isAlarm}>
          {badge}
        </b>
      ) : (
        bot && (
          <b className={styles.badge}>
            <Icon name="bot" className={styles.bot} />
          </b>
        )
      )}
    </span>
  );
}
