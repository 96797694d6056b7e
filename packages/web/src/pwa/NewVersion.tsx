// Says that a newer version of the page is there; it comes when somebody wants it, and not before.

import { useState, useSyncExternalStore } from 'react';
import { PWA_TEXTS } from '../texts/pwa.ts';
import { Button } from '../ui/index.ts';
import styles from './NewVersion.module.css';

interface Props {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

export function NewVersion({ onReload, onLater }: Props) {
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  const t = PWA_TEXTS[language === 'en' ? 'en' : 'tr'];
  const [isOnItsWay, setOnItsWay] = useState(false);
  const reload = () => {
    setOnItsWay(true);
    onReload();
  };
  return (
    <section className={styles.notice} aria-label={t.newVersion}>
      <p role="status">{isOnItsWay ? t.renewing : t.newVersion}</p>
      {!isOnItsWay && (
        <>
          <Button kind="primary" isSmall onClick={reload}>
            {t.reload}
          </Button>
          <Button kind="ghost" isSmall onClick={onLater}>
            {t.later}
          </Button>
        </>
      )}
    </section>
  );
}

/** The notice stands apart from the page and sees the language only there. */
function onLanguage(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
