// The few rules that people change, in plain words.

import { type GameId, OPTION_SHEETS } from '@kalpler/engine';
import { about, optionText, type RuleKey, type RuleValue } from '@kalpler/i18n/rules';
import { gameEntry } from '../games/games.ts';
import type { HouseRule } from '../games/plugin.ts';
import { useTexts } from '../state/texts.ts';
import { Choice } from '../ui/form/Choice.tsx';
import { Switch } from '../ui/form/Switch.tsx';
import styles from './RuleOptions.module.css';

interface Props {
  readonly game: GameId;
  readonly preset: string;
  readonly changes: RuleChanges;
  readonly onChange: (changes: RuleChanges) => void;
}

export function RuleOptions({ game, preset, changes, onChange }: Props) {
  const texts = useTexts('rules');
  return (
    <div className={styles.rules}>
      {gameEntry(game).houseRules.map((control) => {
        const { key } = control;
        const rule = optionText(texts, game, key);
        if (rule === undefined) return null;
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

export type RuleChanges = Readonly<Partial<Record<RuleKey, RuleValue>>>;

function optionsOf(game: GameId, preset: string): Readonly<Record<string, unknown>> {
  const presets: Readonly<Record<string, object>> = OPTION_SHEETS[game].presets;
  return presets[preset] as Readonly<Record<string, unknown>>;
}

/** What a preset says for an option. */
function presetValue(game: GameId, preset: string, key: RuleKey): RuleValue {
  return optionsOf(game, preset)[key] as RuleValue;
}

export function presetPlayers(game: GameId, preset: string): number {
  return optionsOf(game, preset).players as number;
}

/** The offered values together with the one of the preset, numbers in order. */
export function valuesOf({ values = [] }: HouseRule, usual: RuleValue): readonly RuleValue[] {
  if (values.includes(usual)) return values;
  const all = [...values, usual];
  return typeof usual === 'number' ? all.sort((a, b) => Number(a) - Number(b)) : all;
}
