// The program behind `npm start`.

import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Milliseconds in which a server ends that cannot go on. */
const LAST_SECOND = 1000;

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
    server = await startServer({ config: config.value, log, isWarm: true });
  } catch (error) {
    console.error(`the server cannot start: ${startProblem(error, config.value)}`);
    process.exit(2);
  }
  let isEnding = false;
  const end = (reason: string, most: number, code: number) => {
    // A signal may come twice, from a terminal or a supervisor and from the program that has started this one.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      log.error('not stopped in time');
      process.exit(1);
    }, most).unref();
    server.stop(reason).then(
      () => process.exit(code),
      (error) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      end(signal === 'SIGTERM' ? 'restart' : 'stopped', SHUTDOWN_SECONDS * 1000, 0);
    });
  }
  // Whatever nothing else has caught: nobody knows what else is wrong, so a supervisor is to start anew.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    end('restart', LAST_SECOND, 1);
  });
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
