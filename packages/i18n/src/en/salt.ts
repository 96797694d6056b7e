// Words about fair deals before the match in English: the commitment and the player's salt.

import type { saltTr } from '../tr/salt.ts';

export const saltEn: typeof saltTr = {
  lead: 'The server has tied the cards to this code; add a salt of your own if you like, and check everything after the match.',
  commitment: 'Commitment',
  whole: 'Show all of it',
  short: 'Shorten',
  label: 'Your salt',
  help: 'Something that nobody can guess, 64 characters at most.',
  random: 'Random',
  add: 'Add',
  change: 'Replace',
  remove: 'Remove',
  taken: 'Your salt is in the deals.',
  removed: 'Your salt is taken out.',
  elsewhere: 'You have added a salt at this table.',
};

export { saltEn as texts };
