// What may stand before a word: an icon by its name, a drawing of the caller's, or nothing.

import type { ReactElement } from 'react';
import { Icon, type IconName } from '../art/index.ts';

interface Props {
  readonly icon: IconName | ReactElement | undefined;
  readonly className?: string | undefined;
}

export function Mark({ icon, className }: Props) {
  if (icon === undefined) return null;
  return typeof icon === 'string' ? <Icon name={icon} className={className} /> : icon;
}
