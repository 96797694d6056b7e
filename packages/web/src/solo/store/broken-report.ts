// A save that could not be read, as a file for a bug report.

import { saveFile } from '../../ui/save-file.ts';
import { pageStore } from './page-store.ts';

export async function downloadBroken(id: string): Promise<void> {
  const store = await pageStore();
  const broken = (await store.broken()).find((one) => one.id === id);
  if (broken === undefined) return;
  const report = { format: 'kalpler-broken-match', version: 1, ...broken };
  saveFile(`kalpler-broken-${id}.json`, JSON.stringify(report, null, 1));
}
