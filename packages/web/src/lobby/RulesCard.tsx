// The rules of a table on one card, in plain words.

import type { AnyOptions } from '@kalpler/engine';
import { Tulip } from '../art/index.ts';
import { useTexts } from '../texts/lobby-texts.ts';
import { ruleLines, useRuleTexts } from '../texts/rules.ts';
import { Chip } from '../ui/index.ts';
import styles from './RulesCard.module.css';

interface Props {
  readonly options: AnyOptions;
  readonly preset?: string;
}

export function RulesCard({ options, preset }: Props) {
  const t = useTexts();
  const { game, timers } = options;
  const lines = ruleLines(useRuleTexts(), options);
  return (
    <section className={styles.card} aria-label={t.home.tableRules}>
      <p className={styles.chips}>
        <Chip>{t.common.games[game]}</Chip>
        {preset !== undefined && <Chip>{t.common.preset(game, preset)}</Chip>}
        <Chip icon="timer">{t.common.pace(timers.turnSeconds)}</Chip>
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
