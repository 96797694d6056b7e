// How the page comes to the home screen of an iPad or iPhone, in three steps.

import { Icon } from '../art/index.ts';
import { usePwaTexts } from '../texts/pwa.ts';
import { Button, Sheet } from '../ui/index.ts';
import styles from './InstallHelp.module.css';

/** What the finger looks for, step by step. */
const SIGNS = ['share', 'plus', 'check'] as const;

export function InstallHelp({ onClose }: { readonly onClose: () => void }) {
  const t = usePwaTexts();
  return (
    <Sheet title={t.installTitle} onClose={onClose}>
      <p className={styles.lead}>{t.installLead}</p>
      <ol className={styles.steps}>
        {t.installSteps.map((step, at) => (
          <li key={step}>
            <span className={styles.sign}>
              <Icon name={SIGNS[at] ?? 'check'} />
            </span>
            {step}
          </li>
        ))}
      </ol>
      <Button kind="primary" isWide onClick={onClose}>
        {t.installDone}
      </Button>
    </Sheet>
  );
}
