// A program that hears of Ctrl-C and does not end, for the test of pressing it twice.

import { processIo } from '../src/process-io.ts';

const { signal, stdout } = processIo();
signal.addEventListener('abort', () => stdout.write('heard\n'));
stdout.write('ready\n');
setInterval(() => {}, 1000);
