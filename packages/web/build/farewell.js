// A service worker for emergencies: served as sw.js in place of a broken one, it lets go of all that is kept and
// leaves. From the next reload on pages come from the server, until the usual worker is served again.

addEventListener('install', (event) => {
  event.waitUntil(forget());
  // Not waited for: it can only happen once this worker is installed.
  registration.unregister();
});

async function forget() {
  const kept = (await caches.keys()).filter((name) => name.startsWith('kalpler-page-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
