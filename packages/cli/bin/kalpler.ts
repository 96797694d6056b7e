#!/usr/bin/env node
// The program `kalpler`.

import process from 'node:process';
import { main } from '../src/main.ts';
import { processIo } from '../src/process-io.ts';

process.exitCode = await main(process.argv.slice(2), processIo());
// Input that is still being typed does not keep the process alive.
process.stdin.destroy();
