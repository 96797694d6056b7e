// The rights that the chooser of a game of King has left.

import type { KingOptions } from '@kalpler/engine';
import { useTexts } from '../../state/texts.ts';
import { Dots } from '../../ui/index.ts';
import styles from './ContractPanel.module.css';
import type { Rights } from './rights.ts';

export function OwnRights({ rights, options }: { rights: Rights; options: KingOptions }) {
  const t = useTexts('table');
  const line = (name: string, left: number, all: number) => (
    <span>
      {name} <Dots left={left} all={all} label={t.panels.rightsLeft(left, all)} />
    </span>
  );
  return (
    <div className={styles.rights}>
      {line(t.panels.ownPenalties, rights.penaltiesLeft, options.penaltiesPerPlayer)}
      {line(t.panels.ownTrumps, rights.trumpsLeft, options.trumpsPerPlayer)}
    </div>
  );
}
