// One sentence and one real example for every message.

export { ANNOUNCEMENT_EXAMPLES } from './announcement-examples.ts';
export type { Example } from './example.ts';
export { CHANGE, STATE, WHOLE } from './example-game.ts';
export { REQUEST_EXAMPLES } from './request-examples.ts';
