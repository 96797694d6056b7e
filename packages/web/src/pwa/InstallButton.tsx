// Offers to install the page where that can be done, and shows the way where it is done by hand.

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../art/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import { useAppTexts } from './app-texts.ts';
import styles from './InstallButton.module.css';
import type { Install } from './use-install.ts';

interface Props {
  readonly install: Exclude<Install, { readonly way: 'none' }>;
}

export function InstallButton({ install }: Props) {
  const t = useAppTexts();
  const [isExplained, setExplained] = useState(false);
  const start = install.way === 'ask' ? install.ask : () => setExplained(true);
  return (
    <>
      <Button kind="line" icon="down" sub={t.installSub} isWide onClick={start}>
        {t.install}
      </Button>
      {isExplained &&
        createPortal(<InstallHelp onClose={() => setExplained(false)} />, document.body)}
    </>
  );
}

/** What the finger looks for, step by step. */
const SIGNS = ['share', 'plus', 'check'] as const;

/** How the page comes to the home screen of an iPad or iPhone, in three steps. */
function InstallHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useAppTexts();
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
