// The rules of the next match and the speed of the table.

import { OPTION_SHEETS, presetNames } from '@kalpler/engine';
import { presetPlayers, RuleOptions } from '../../lobby/RuleOptions.tsx';
import { SPEEDS, useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Button, Sheet } from '../../ui/index.ts';
import { charactersFor } from '../characters.ts';
import type { NextMatch } from './NewGame.tsx';
import styles from './RivalSheet.module.css';

interface Props {
  readonly next: NextMatch;
  readonly onClose: () => void;
}

export function RulesSheet({ next, onClose }: Props) {
  const t = useTexts('lobby');
  const h = useTexts('hub');
  const s = useTexts('hub');
  const rules = useTexts('rules');
  const { settings, change } = useSettings();
  const { game, choice } = next;
  const { rivals, changes } = choice;
  const presets: readonly string[] = presetNames(game);
  // A variant that is no more is the usual one.
  const preset = presets.includes(choice.preset) ? choice.preset : OPTION_SHEETS[game].standard;
  /** Another variant may have room for one more, or for one less. */
  const choosePreset = (chosen: string) => {
    const count = presetPlayers(game, chosen) - 1;
    const free = charactersFor(settings.name).filter((one) => !rivals.includes(one));
    const near = free.toSorted(
      (a, b) => Number(b.level === rivals[0]?.level) - Number(a.level === rivals[0]?.level),
    );
    next.change({ preset: chosen, changes: {}, rivals: [...rivals, ...near].slice(0, count) });
  };
  return (
    <Sheet title={`${t.common.games[game]} · ${h.rulesAndSpeed}`} onClose={onClose}>
      <div className={styles.form}>
        <Choice
          label={t.lobby.rulesKind}
          values={presets}
          value={preset}
          name={(one) => h.preset(game, one)}
          onChange={choosePreset}
          about={rules[game].presets[preset]}
        />
        <RuleOptions
          game={game}
          preset={preset}
          changes={changes}
          onChange={(changed) => next.change({ changes: changed })}
        />
        <Choice
          label={t.lobby.speed}
          values={SPEEDS}
          value={settings.speed}
          name={(one) => t.lobby.speeds[one]}
          onChange={(speed) => change({ speed })}
        />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" isWide onClick={onClose}>
          {s.done}
        </Button>
      </div>
    </Sheet>
  );
}
