// The settings, fetched with their words when somebody opens them, on whatever screen that is.

import { lazyComponent } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';

export const SettingsSheet = lazyComponent(
  async () => (await import('./SettingsSheet.tsx')).SettingsSheet,
  () => loadTexts('lobby', 'settings', 'door'),
);
