// The server as other programs may start it.

export { type Clock, systemClock } from './clock.ts';
export { type Config, readConfig, SETTINGS } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
