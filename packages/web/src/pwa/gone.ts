// What happens when a part of the page cannot be fetched any more.

const KEY = 'kalpler.renewed';
const MINUTE = 60_000;

/** A part that is gone has been replaced by a newer one: the page is fetched again, once. */
export function renewWhatIsGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return;
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
  // Such errors do not rise: they are seen on their way down.
  addEventListener('error', lose, true);
}

/** Without a server and a kept page there is nothing to fetch, and what is open can still be played. */
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
