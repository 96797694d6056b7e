// A square button with an icon; its name is for those who do not see it, and shows on hovering.

import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import styles from './IconButton.module.css';

interface Props extends ComponentPropsWithoutRef<'button'> {
  readonly icon: IconName;
  readonly label: string;
  /** A count at the corner, as of unread messages; say it in the label too. */
  readonly badge?: number | string | null | undefined;
}

export function IconButton({
  icon,
  label,
  badge,
  className = '',
  type = 'button',
  ...rest
}: Props) {
  const isBadged = badge !== undefined && badge !== null && badge !== 0 && badge !== '';
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      aria-label={label}
    >
      <Icon name={icon} />
      {isBadged && (
        <b className={styles.badge} aria-hidden="true">
          {badge}
        </b>
      )}
    </button>
  );
}
