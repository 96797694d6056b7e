// How Node.js is set for a server.

export const serverFlags = [
  // Each card makes some 15 KB that nobody needs a moment later; with less room part of it is copied first.
  '--max-semi-space-size=32',
  '--min-semi-space-size=32',
  // No full collection before the heap has grown to this many megabytes: after a restart it would fall into the moment
  // when everybody comes back, and copy all that they bring in one piece of 30 ms.
  '--initial-old-space-size=384',
  // As many threads for V8 as there are cores to spare. By default it takes four, which compete with the event loop
  // on machines with fewer cores.
  '--v8-pool-size=0',
];
