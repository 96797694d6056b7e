// Puts the notice of a newer version over whatever screen is shown.

import { createRoot, type Root } from 'react-dom/client';
import { NewVersion } from './NewVersion.tsx';

let root: Root | null = null;

/** Apart from the page, so that it can be shown even where the page itself has failed. */
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
