// The tools of the table: last trick, scores, rules and chat, each with its word.

import { memo } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { useTexts } from '../texts/table-texts.ts';
import styles from './ToolBar.module.css';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly badge?: number;
  readonly onClick: () => void;
}

interface Props {
  readonly tools: readonly Tool[];
  readonly isOnFelt: boolean;
}

export const ToolBar = memo(function ToolBar({ tools, isOnFelt }: Props) {
  const t = useTexts();
  return (
    <nav className={styles.bar} data-felt={isOnFelt} aria-label={t.table.tools}>
      {tools.map(({ icon, label, badge, onClick }) => (
        <button key={label} type="button" onClick={onClick}>
          <Icon name={icon} />
          {badge !== undefined && badge > 0 && <b className={styles.badge}>{badge}</b>}
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
});
