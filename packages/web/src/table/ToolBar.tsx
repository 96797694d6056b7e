// The tools of the table: last trick, scores, rules and chat, each with its word.

import { memo, type ReactElement } from 'react';
import type { IconName } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Mark } from '../ui/Button.tsx';
import styles from './ToolBar.module.css';

export interface Tool {
  readonly icon: IconName | ReactElement;
  readonly label: string;
  readonly badge?: number;
  /** Whether the rail shows it all the time, where there is one. */
  readonly isInRail?: boolean;
  /** Whether there is nothing to do for it now. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

interface Props {
  readonly tools: readonly Tool[];
  readonly isOnFelt: boolean;
}

export const ToolBar = memo(function ToolBar({ tools, isOnFelt }: Props) {
  const t = useTexts('table');
  return (
    <nav className={styles.bar} data-felt={isOnFelt} aria-label={t.table.tools}>
      {tools.map(({ icon, label, badge, isInRail, isOff, onClick }) => (
        <button
          key={label}
          type="button"
          data-rail={isInRail}
          aria-disabled={isOff}
          onClick={onClick}
        >
          <Mark icon={icon} />
          {badge !== undefined && badge > 0 && <b className={styles.badge}>{badge}</b>}
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
});
