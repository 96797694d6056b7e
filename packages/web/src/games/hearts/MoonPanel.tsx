// The choice of a player who has taken every penalty card: how the moon counts.

import type { Move } from '@kalpler/engine';
import styles from '../../panels/Choices.module.css';
import { Panel } from '../../panels/Panel.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';

export function MoonPanel({ act }: { act(move: Move): void }) {
  const t = useTexts('table');
  return (
    <Panel label={t.panels.moonHead} head={t.panels.moonHead} hint={t.panels.moonHint}>
      <div className={styles.two}>
        <Button
          sub={t.panels.moonOwnHint}
          onClick={() => act({ kind: 'moon', option: 'shooterMinus' })}
        >
          {t.panels.moonOwn}
        </Button>
        <Button
          kind="primary"
          sub={t.panels.moonOthersHint}
          onClick={() => act({ kind: 'moon', option: 'othersPlus' })}
        >
          {t.panels.moonOthers}
        </Button>
      </div>
    </Panel>
  );
}
