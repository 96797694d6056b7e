// A button with a word, and possibly an icon before it and a second line under it.

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { IconName } from '../art/index.ts';
import styles from './Button.module.css';
import { Mark } from './Mark.tsx';

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
