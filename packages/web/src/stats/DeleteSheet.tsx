// Asks twice before anything is deleted.

import { useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button, Sheet } from '../ui/index.ts';
import styles from './ImportSheet.module.css';

interface Props {
  readonly kind: 'reset' | 'wipe';
  readonly matches: number;
  readonly results: number;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteSheet({ kind, matches, results, onConfirm, onClose }: Props) {
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
