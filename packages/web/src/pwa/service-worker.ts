// The service worker: caches one whole version of the page, so that it starts without a network.
//
// A newer version is fetched beside the one in use and waits until somebody asks for it. The parts of older versions
// stay for as long as any window is open that may still ask for them.

/** Which paths are pages, the same as for the server; put before this script by the build, like the others. */
declare const PAGES: readonly RegExp[];
/** Every file of this version with its SHA-256; the page itself is `/`. */
declare const FILES: Readonly<Record<string, string>>;
/** Changes with any of the files. */
declare const VERSION: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NoteEvent extends WaitingEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
}
interface ServiceWorkerScope extends EventTarget {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(settings: object): Promise<readonly { readonly id: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}
interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: RequestEvent;
  readonly message: NoteEvent;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const PREFIX = 'kalpler-page-';
const NAME = PREFIX + VERSION;
/** So few that a page in use hardly feels it. */
const AT_ONCE = 3;
/** What only a server can answer. */
const SERVED = /^\/(?:api|socket\.io|healthz|readyz|metrics)(?:\/|$)/;

function on<Name extends keyof WorkerEvents>(name: Name, act: (event: WorkerEvents[Name]) => void) {
  worker.addEventListener(name, act as unknown as EventListener);
}

on('install', (event) => event.waitUntil(fill()));
// The first visit, too, goes on without a network from now on.
on('activate', (event) => event.waitUntil(worker.clients.claim()));
on('message', (event) => {
  if (event.data === 'renew') event.waitUntil(worker.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy(event.source?.id));
});
on('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (Object.hasOwn(FILES, pathname)) event.respondWith(cached(pathname, request));
  else if (request.mode === 'navigate' && !SERVED.test(pathname)) {
    event.respondWith(isPage(pathname) ? cached('/', request) : networkFirst(request));
  } else if (isNamedByContent(pathname)) event.respondWith(cachedInAnyVersion(request));
});

function isPage(pathname: string): boolean {
  return PAGES.some((page) => page.test(pathname));
}

/** Whether there is anything at any other address the server knows; without one the page says that there is nothing. */
async function networkFirst(request: Request): Promise<Response> {
  return fetch(request).catch(() => cached('/', request));
}

function isNamedByContent(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** A file of this version; whatever a browser may have lost comes from the server. */
async function cached(pathname: string, request: Request): Promise<Response> {
  const found = await caches.match(pathname, { cacheName: NAME, ignoreVary: true });
  return found ?? fetch(request);
}

/** Another window may run an older version, and asks for parts that only that one has. */
async function cachedInAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Fetches what the cache still lacks; if it fails, the next attempt goes on from there. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = Object.keys(FILES).filter((pathname) => !have.has(pathname));
  const fetchSome = async () => {
    for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
      await cache.put(next, await genuine(next));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

/**
 * Exactly the file that was built: while a server is being replaced, pages of one version and parts of another must
 * not be cached together.
 */
async function genuine(pathname: string): Promise<Response> {
  const settings: RequestInit = { integrity: `sha256-${FILES[pathname]}`, priority: 'low' };
  const cache = isNamedByContent(pathname) ? 'default' : 'no-cache';
  const response = await fetch(pathname, { ...settings, cache }).catch(() =>
    fetch(pathname, { ...settings, cache: 'reload' }),
  );
  if (!response.ok || response.redirected) throw new Error(`${pathname}: ${response.status}`);
  return response;
}

/** Lets older versions go once the window that asks is the only one, and no newer version is on its way. */
async function tidy(asking: string | undefined): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = worker.registration;
  if (windows.some(({ id }) => id !== asking) || installing !== null || waiting !== null) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}
