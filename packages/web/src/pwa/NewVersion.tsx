// Says that a newer version of the page is available; it is loaded when the player wants it, and not before.

import { useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '../ui/index.ts';
import { APP_TEXTS } from './app-texts.ts';
import styles from './NewVersion.module.css';

interface Props {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

function NewVersion({ onReload, onLater }: Props) {
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  const t = APP_TEXTS[language === 'en' ? 'en' : 'tr'];
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

let root: Root | null = null;

/**
 * Puts the notice of a newer version over whatever screen is shown. Apart from the page, so that it can be shown
 * even where the page itself has failed.
 */
export function showNotice(registration: ServiceWorkerRegistration): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const put = (isShown: boolean) =>
    root!.render(
      isShown && <NewVersion onReload={() => renew(registration)} onLater={() => put(false)} />,
    );
  put(true);
}

/** Another window may have renewed the page already; then there is nothing to wait for. */
function renew({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('renew');
}
