// Asks before a backup takes the place of everything, and says what would be lost by it.

import { useState } from 'react';
import type { Dump } from '../../solo/store/store.ts';
import { useTexts } from '../../state/texts.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { useShown } from '../figures/shown.ts';
import { type Backup, lossOf } from './backup.ts';
import styles from './ImportSheet.module.css';

interface Props {
  readonly backup: Backup;
  readonly here: Dump;
  readonly onSave: () => void;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

export function ImportSheet({ backup, here, onSave, onConfirm, onClose }: Props) {
  const d = useTexts('stats').data;
  const shown = useShown();
  const [isBusy, setBusy] = useState(false);
  const { store, settings, exportedAt } = backup;
  const loss = lossOf(here, store);
  const hasLoss = loss.matches + loss.results > 0;
  const rows = [
    [d.matchCount, store.matches, here.matches],
    [d.resultCount, store.facts, here.facts],
    [d.brokenCount, store.broken, here.broken],
  ] as const;
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Sheet title={d.confirmTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{d.confirmLead(shown.moment(exportedAt))}</p>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{d.inFile}</th>
              <th scope="col">{d.here}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, there, now]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{there.length}</td>
                <td>{now.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {d.replaces} {settings !== null && d.withSettings}
        </p>
        {hasLoss && (
          <div className={styles.loss} role="alert">
            <b>{d.losesTitle}</b>
            {loss.matches > 0 && <p>{d.losesMatches(loss.matches)}</p>}
            {loss.results > 0 && <p>{d.losesResults(loss.results)}</p>}
            <Button kind="line" isSmall icon="down" onClick={onSave}>
              {d.saveFirst}
            </Button>
          </div>
        )}
        <div className={styles.actions}>
          <Button kind="primary" disabled={isBusy} onClick={confirm}>
            {d.confirm}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {d.cancel}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface DeleteSheetProps {
  readonly kind: 'reset' | 'wipe';
  readonly matches: number;
  readonly results: number;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks twice before anything is deleted. */
export function DeleteSheet({ kind, matches, results, onConfirm, onClose }: DeleteSheetProps) {
  const d = useTexts('stats').data;
  const [isAskedAgain, setAskedAgain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isReset = kind === 'reset';
  const title = isReset ? d.resetTitle : d.wipeTitle;
  const lead = isReset ? d.resetLead(results) : d.wipeLead(matches, results);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Sheet title={isAskedAgain ? d.sureTitle : title} onClose={onClose}>
      <div className={styles.sheet}>
        <p role="status">{isAskedAgain ? d.sure : lead}</p>
        <div className={styles.actions}>
          <Button kind="primary" onClick={onClose}>
            {d.cancel}
          </Button>
          {isAskedAgain ? (
            <Button kind="line" className={styles.danger} disabled={isBusy} onClick={confirm}>
              {isReset ? d.resetNow : d.wipeNow}
            </Button>
          ) : (
            <Button kind="line" onClick={() => setAskedAgain(true)}>
              {d.proceed}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
