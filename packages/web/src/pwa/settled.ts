// The first steps that the page takes only once it has come to rest: nothing here may slow its first picture down.

/** So long after everything has arrived; at a table that was opened by a link the game needs the connection first. */
const REST = 2_000;
const REST_AT_TABLE = 60_000;

/** Whether the browser would install the page; it says so once, and early. */
export const offer: { event: Event | null } = { event: null };

export function settle(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.event = event;
  });
  const rest = location.pathname.startsWith('/masa/') ? REST_AT_TABLE : REST;
  addEventListener('load', () => setTimeout(() => start().catch(() => {}), rest));
}

async function start(): Promise<void> {
  const { startKeeping } = await import('./keeper.ts');
  startKeeping();
}
