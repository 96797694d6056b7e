// Every message between a table's host and its clients.

export * from './announcement.ts';
export * from './card.ts';
export * from './documents/state.ts';
export * from './documents/story.ts';
export * from './gift.ts';
export * from './level.ts';
export * from './move.ts';
export * from './refusal.ts';
export * from './request.ts';
export * from './trick.ts';
export * from './update.ts';
export * from './wait.ts';
