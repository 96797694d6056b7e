// How Node.js is set for a server.

export const serverFlags = [
  // Each card makes some 15 KB that nobody needs a moment later; with less room part of it is copied first.
  '--max-semi-space-size=32',
  '--min-semi-space-size=32',
  // A full collection marks what is in use in small steps, while the server goes on: each turn of the event loop in which
  // much is made also marks as much as V8 thinks is due, by the size of the heap. So marking begins early, when 40 % of the
  // room is taken, and the room is large: after a restart, the first time falls after the moment when everybody comes back.
  '--initial-old-space-size=736',
  '--incremental-marking-soft-trigger=60',
  '--incremental-marking-hard-trigger=30',
  // As many threads for V8 as there are cores to spare. By default it takes four, which compete with the event loop
  // on machines with fewer cores.
  '--v8-pool-size=0',
];
