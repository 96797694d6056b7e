// The tools of the table: last trick, scores, rules and chat, each with its word.

import { Icon, type IconName } from '../art/index.ts';
import { useTexts } from '../texts/table-texts.ts';
import styles from './ToolBar.module.css';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly badge?: number;
  readonly onClick: () => void;
}

export function ToolBar({ tools, isOnFelt }: { tools: readonly Tool[]; isOnFelt: boolean }) {
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
}
