// The rules of a table on one card, in plain words.

import type { AnyOptions } from '@kalpler/engine';
import { ruleLines } from '@kalpler/i18n/rules';
import { Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Chip } from '../ui/index.ts';
import styles from './RulesCard.module.css';

interface Props {
  readonly options: AnyOptions;
  readonly preset?: string;
}

export function RulesCard({ options, preset }: Props) {
  const t = useTexts('lobby');
  const { game, timers } = options;
  const lines = ruleLines(useTexts('rules'), options);
  return (
    <section className={styles.card} aria-label={t.lobby.tableRules}>
      <p className={styles.chips}>
        <Chip>{t.common.games[game]}</Chip>
        {preset !== undefined && <Chip>{t.lobby.preset(game, preset)}</Chip>}
        <Chip icon="timer">{t.lobby.pace(timers.turnSeconds)}</Chip>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Tulip className={styles.mark} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
