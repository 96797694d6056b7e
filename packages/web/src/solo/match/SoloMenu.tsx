// Everything else at a solo table: scores, rules, a look back, practice, voice, settings.

import type { SoloState } from '@kalpler/match';
import { Link } from 'wouter';
import { AidIcon } from '../../art/AidIcon.tsx';
import { Icon } from '../../art/index.ts';
import { gameTable } from '../../games/tables.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import type { OpenSheet } from '../../table/TableSheets.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Button } from '../../ui/index.ts';
import { VoiceSettings } from '../../voice/VoiceSettings.tsx';
import styles from './SoloMenu.module.css';

interface Props {
  readonly state: SoloState;
  onRedo(): void;
  onClose(): void;
  onTableSheet(sheet: OpenSheet): void;
}

export function SoloMenu({ state, onRedo, onClose, onTableSheet }: Props) {
  const t = useTexts('table');
  const a = useTexts('solo');
  const { settings, change } = useSettings();
  const { sheetName = 'scores' } = gameTable(state.game);
  const isHelped = state.kind !== 'daily';
  return (
    <div className={styles.menu}>
      <div className={styles.acts}>
        {state.canRedo && (
          <Button
            icon={<AidIcon name="redo" />}
            onClick={() => {
              onRedo();
              onClose();
            }}
          >
            {a.redo}
          </Button>
        )}
        <Button icon="score" onClick={() => onTableSheet('scores')}>
          {t.table[sheetName]}
        </Button>
        <Button icon="flag" onClick={() => onTableSheet('rules')}>
          {t.table.rules}
        </Button>
        <Button icon="settings" onClick={() => onTableSheet('settings')}>
          {t.table.settings}
        </Button>
        <Link className={styles.link} href={`/mac/tek/${state.id}`}>
          <Icon name="replay" />
          {a.soFar}
        </Link>
      </div>
      {isHelped ? (
        <Switch
          label={a.trainer}
          about={a.trainerLead}
          isOn={settings.trainer}
          onChange={(trainer) => change({ trainer })}
        />
      ) : (
        <p>{a.daily}</p>
      )}
      <VoiceSettings />
    </div>
  );
}
