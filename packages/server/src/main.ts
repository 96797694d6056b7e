// The program behind `npm start`.

import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) {
    for (const problem of config.error) console.error(problem);
    process.exitCode = 2;
    return;
  }
  const { HOST, LOG_LEVEL, SHUTDOWN_SECONDS, DATA_DIR } = config.value;
  const log = pino({ level: LOG_LEVEL });
  let server: Awaited<ReturnType<typeof startServer>>;
  try {
    server = await startServer({ config: config.value, log });
  } catch (error) {
    console.error(`the server cannot start: ${startProblem(error, config.value)}`);
    process.exit(2);
  }
  let isEnding = false;
  const end = (signal: string) => {
    // A signal may come twice, from a terminal or a supervisor and from the program that has started this one.
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('not stopped in time');
      process.exit(1);
    }, SHUTDOWN_SECONDS * 1000).unref();
    server.stop(signal === 'SIGTERM' ? 'restart' : 'stopped').then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const shown = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  console.log(`Kalpler: http://${shown}:${server.port}/   (data in ${DATA_DIR}, Ctrl-C stops)`);
}

function startProblem(error: unknown, { METRICS_PORT, DATA_DIR }: Config): string {
  const { code, syscall, port } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const setting = port !== 0 && port === METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with ${setting}=…`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} may not be used; choose another with ${setting}=…`;
  const message = error instanceof Error ? error.message : String(error);
  return message.includes(DATA_DIR) ? message : `the data in ${DATA_DIR}: ${message}`;
}

await main();
