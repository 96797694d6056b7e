// One icon in the colour of the text around it; what it means is always said in words beside it.

import styles from './Icon.module.css';
import { ICONS, type IconName } from './icons.tsx';

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

export function Icon({ name, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]}
    </svg>
  );
}
