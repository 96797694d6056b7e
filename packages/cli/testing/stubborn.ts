// A program that notices Ctrl-C and does not end, for the test of pressing it twice.

import { processIo } from '../src/process-io.ts';

const { signal, stdout } = processIo();
signal.addEventListener('abort', () => stdout.write('noticed\n'));
stdout.write('ready\n');
setInterval(() => {}, 1000);
