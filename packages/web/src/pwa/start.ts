// What the page does for its own files from the start: parts that are gone are fetched again, and once it has come to rest it is cached.

/** So long after everything has arrived; at a table that was opened by a link the game needs the connection first. */
const REST_MS = 2_000;
const REST_AT_TABLE_MS = 60_000;

/** Whether the browser would install the page; it says so once, and early. */
export const offer: { event: Event | null } = { event: null };

/** Registers the service worker once everything is at rest: nothing may slow the first paint down. */
export function prepareOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.event = event;
  });
  const rest = location.pathname.startsWith('/masa/') ? REST_AT_TABLE_MS : REST_MS;
  addEventListener('load', () => setTimeout(() => register().catch(() => {}), rest));
}

async function register(): Promise<void> {
  const { registerWorker } = await import('./register-worker.ts');
  registerWorker();
}

const KEY = 'kalpler.renewed';
const MINUTE_MS = 60_000;

/** A part that is gone has been replaced by a newer one: the page is fetched again, once. */
export function renewWhatIsGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    renew();
  });
}

/** Styles that could not be fetched are fetched again once there is a network: whatever needs them is shown by then. */
export function fetchStylesAgain(): void {
  const lose = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    addEventListener('online', again, { once: true });
  };
  // Such errors do not bubble: they are seen while they are captured.
  addEventListener('error', lose, true);
}

/** Without a server and a cached page there is nothing to fetch, and what is open can still be played. */
async function renew(): Promise<void> {
  const workers = navigator.serviceWorker;
  const waiting = (await workers?.getRegistration())?.waiting;
  if (waiting) {
    workers.oncontrollerchange = () => location.reload();
    waiting.postMessage('renew');
  } else if (workers?.controller || (await fetch('/healthz').catch(() => null))?.ok) {
    location.reload();
  }
}
