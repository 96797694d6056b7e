// How Node.js is set for a server.

export const serverFlags = [
  // Each card makes some 15 KB that nobody needs a moment later; with less room part of it is copied first.
  '--max-semi-space-size=32',
  '--min-semi-space-size=32',
  // As many threads for V8 as there are cores to spare. By default it takes four, which compete with the event loop
  // on machines with fewer cores.
  '--v8-pool-size=0',
];
