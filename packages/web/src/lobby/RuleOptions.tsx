// The few rules that people change, in plain words.

import type { GameId } from '@kalpler/engine';
import { about, type RuleValue, useRuleTexts } from '../texts/rules.ts';
import { Choice } from './Choice.tsx';
import styles from './RuleOptions.module.css';
import { presetValue, RULE_CONTROLS, type RuleChanges, valuesOf } from './rule-controls.ts';
import { Switch } from './Switch.tsx';

interface Props {
  readonly game: GameId;
  readonly preset: string;
  readonly changes: RuleChanges;
  readonly onChange: (changes: RuleChanges) => void;
}

export function RuleOptions({ game, preset, changes, onChange }: Props) {
  const words = useRuleTexts().options;
  return (
    <div className={styles.rules}>
      {RULE_CONTROLS[game].map((control) => {
        const { key } = control;
        const rule = words[key];
        const usual = presetValue(game, preset, key);
        const value = changes[key] ?? usual;
        const set = (next: RuleValue) => {
          const { [key]: _, ...others } = changes;
          onChange(next === usual ? others : { ...others, [key]: next });
        };
        return control.values === undefined ? (
          <Switch
            key={key}
            label={rule.label}
            about={about(rule, value)}
            isOn={value === true}
            onChange={set}
          />
        ) : (
          <Choice
            key={key}
            label={rule.label}
            values={valuesOf(control, usual)}
            value={value}
            name={(one) => rule.values?.[String(one)] ?? String(one)}
            onChange={set}
            about={about(rule, value)}
          />
        );
      })}
    </div>
  );
}
