// A save that could not be read, as a file for whoever looks into it.

import { openStore } from './open-store.ts';

export async function downloadBroken(id: string): Promise<void> {
  const store = await openStore();
  const broken = (await store.broken()).find((one) => one.id === id);
  if (broken === undefined) return;
  const report = { format: 'kalpler-broken-match', version: 1, ...broken };
  const file = new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `kalpler-broken-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
