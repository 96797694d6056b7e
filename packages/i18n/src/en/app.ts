// Words of the page as an app in English: newer versions, installing it, and what the browser keeps.

import type { AppTexts } from '../tr/app.ts';

export const appEn: AppTexts = {
  newVersion: 'A new version is ready',
  reload: 'Reload',
  renewing: 'Reloading…',
  later: 'Later',

  install: 'Install the app',
  installSub: 'Opens without a network, too',
  installTitle: 'Add to Home Screen',
  installLead: 'Kalpler opens like an app, plays without a network, and keeps your games.',
  installSteps: [
    'Tap the Share button in Safari.',
    'Find “Add to Home Screen” in the list.',
    'Tap “Add”.',
  ],
  installDone: 'Got it',
};
