// Registers the service worker, which caches the page for offline play, and says when a newer version is ready.

/** A page that is looked at again asks for a newer version, at most so often. */
const HOUR_MS = 3_600_000;

export function registerWorker(): void {
  // Without one (on plain HTTP, or where storage is forbidden) the page needs a server.
  const start = () => navigator.serviceWorker && register(navigator.serviceWorker).catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
  else start();
  addEventListener('appinstalled', async () => {
    const { askToKeep } = await import('./storage.ts');
    await askToKeep('installed');
  });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration: ServiceWorkerRegistration | undefined = await workers.register('/sw.js', {
    updateViaCache: 'none',
  });
  // A browser that forbids them may answer with nothing.
  if (registration === undefined) return;
  const look = async () => {
    // The very first version is not an update.
    if (registration.waiting === null || workers.controller === null) return;
    const { showNotice } = await import('./NewVersion.tsx');
    showNotice(registration);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  workers.controller?.postMessage('tidy');

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}
