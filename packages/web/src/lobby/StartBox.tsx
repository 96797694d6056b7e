// Beginning without waiting: computer players of a level take the free chairs.

import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { useState } from 'react';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/door-texts.ts';
import { Button } from '../ui/index.ts';
import { Choice } from './Choice.tsx';
import styles from './StartBox.module.css';
import { USUAL_LEVEL } from './table-request.ts';

interface Props {
  readonly free: number;
  readonly isOwner: boolean;
}

export function StartBox({ free, isOwner }: Props) {
  const t = useTexts();
  const { actions } = useClient();
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  if (!isOwner) return <p className={styles.note}>{t.home.onlyOwner}</p>;
  return (
    <div className={styles.box}>
      <Button
        kind="primary"
        isWide
        icon="bolt"
        sub={t.home.startWithBotsSub(free)}
        onClick={() => actions.start(level)}
      >
        {t.home.startWithBots}
      </Button>
      <Choice
        label={t.home.botLevelLabel}
        values={LEVELS}
        value={level}
        name={(one) => t.common.levels[one]}
        onChange={setLevel}
      />
    </div>
  );
}
