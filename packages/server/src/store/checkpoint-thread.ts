// The program of the thread that copies the write-ahead log into the database, so that the host need not wait for it.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const port = parentPort;
if (port === null) throw new Error('this program runs in a worker thread');
const db = new DatabaseSync(workerData as string);
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

/** Asked now and then; answers with the pages that the log has. */
port.on('message', () => {
  const { log } = checkpoint.get() as { log: number };
  port.postMessage(log);
});
