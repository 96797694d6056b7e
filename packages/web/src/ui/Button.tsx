// Buttons: with a word and possibly an icon before it, or with an icon only.

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon, type IconName } from '../art/index.ts';
import styles from './Button.module.css';

interface Props extends ComponentPropsWithoutRef<'button'> {
  /** One primary per view; the others are plain, lined or bare. */
  readonly kind?: 'primary' | 'plain' | 'line' | 'ghost' | undefined;
  readonly icon?: IconName | ReactElement | undefined;
  readonly sub?: ReactNode;
  readonly isSmall?: boolean | undefined;
  readonly isWide?: boolean | undefined;
}

export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  {
    kind = 'plain',
    icon,
    sub,
    isSmall = false,
    isWide = false,
    className = '',
    type = 'button',
    children,
    ...rest
  },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-small={isSmall}
      data-wide={isWide}
    >
      <Mark icon={icon} />
      <span>
        {children}
        {sub !== undefined && sub !== null && <small>{sub}</small>}
      </span>
    </button>
  );
});

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly icon: IconName;
  readonly label: string;
  /** A count at the corner, as of unread messages; say it in the label too. */
  readonly badge?: number | string | null | undefined;
}

/** A square button with an icon; its name is for screen readers, and shows on hovering. */
export function IconButton({
  icon,
  label,
  badge,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isBadged = badge !== undefined && badge !== null && badge !== 0 && badge !== '';
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={`${styles.iconButton} ${className}`}
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

interface MarkProps {
  readonly icon: IconName | ReactElement | undefined;
  readonly className?: string | undefined;
}

/** What may stand before a word: an icon by its name, a drawing of the caller's, or nothing. */
export function Mark({ icon, className }: MarkProps) {
  if (icon === undefined) return null;
  return typeof icon === 'string' ? <Icon name={icon} className={className} /> : icon;
}
