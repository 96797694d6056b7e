// The sheets over a table: scores, last trick, chat, rules, keys, settings, and the way out.

import type { TableView } from '@kalpler/engine';
import { gameTable } from '../games/tables.ts';
import { ScoreSheet } from '../scores/ScoreSheet.tsx';
import { SettingsSheet } from '../settings/lazy-settings.ts';
import { lazyComponent } from '../state/lazy-resource.ts';
import { loadTexts, useTexts } from '../state/texts.ts';
import { Button, Fetching, Sheet } from '../ui/index.ts';
import { LastTrick } from './Rail.tsx';
import styles from './TableSheets.module.css';

const Chat = lazyComponent(
  async () => (await import('../chat/Chat.tsx')).Chat,
  () => loadTexts('table', 'chat'),
);
const RulesCard = lazyComponent(
  async () => (await import('../lobby/RulesCard.tsx')).RulesCard,
  () => loadTexts('lobby', 'rules'),
);
export type OpenSheet = 'scores' | 'settings' | 'chat' | 'last' | 'rules' | 'keys' | 'leave' | null;

export interface KeyLine {
  readonly key: string;
  readonly meaning: string;
}

interface TableSheetsProps {
  readonly open: OpenSheet;
  readonly view: TableView;
  readonly moreKeys?: readonly KeyLine[] | undefined;
  onClose(): void;
  onLeave(): void;
}

export function TableSheets(props: TableSheetsProps) {
  const { open, view, moreKeys = [], onClose, onLeave } = props;
  const t = useTexts('table');
  switch (open) {
    case 'scores': {
      const { sheetName = 'scores', isSheetLow = false } = gameTable(view.options.game);
      return (
        <Sheet
          title={t.table[sheetName]}
          className={styles[sheetName]}
          isTall={!isSheetLow}
          onClose={onClose}
        >
          <ScoreSheet view={view} />
        </Sheet>
      );
    }
    case 'last':
      return (
        <Sheet title={t.table.lastTrick} onClose={onClose}>
          <LastTrick view={view} />
        </Sheet>
      );
    case 'chat':
      return (
        <Sheet title={t.table.chat} onClose={onClose}>
          <Fetching>
            <Chat />
          </Fetching>
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet title={t.table.rules} onClose={onClose}>
          <Fetching>
            <RulesCard options={view.options} />
          </Fetching>
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet title={t.table.keys} onClose={onClose}>
          <dl className={styles.keys}>
            {[...t.table.keyList, ...moreKeys].map(({ key, meaning }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      );
    case 'settings':
      return (
        <Fetching onFail={onClose}>
          <SettingsSheet onClose={onClose} />
        </Fetching>
      );
    case 'leave':
      return (
        <Sheet title={t.table.leaveAsk} onClose={onClose}>
          {view.seat !== null && <p>{t.table.leaveNote}</p>}
          <div className={styles.two}>
            <Button onClick={onClose}>{t.table.stay}</Button>
            <Button kind="primary" onClick={onLeave}>
              {t.table.leave}
            </Button>
          </div>
        </Sheet>
      );
    case null:
      return null;
  }
}
