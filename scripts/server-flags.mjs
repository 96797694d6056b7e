// How Node.js is set for a server: more room for what lives only for a moment, so that it is collected less often.

/** Each card makes some 15 KB that nobody needs a moment later; with less room part of it is copied first. */
export const serverFlags = ['--max-semi-space-size=32', '--min-semi-space-size=32'];
