// Starts child processes that share the signals of this one.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { node, root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const colour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/**
 * Runs a command to its end, passing on the signals that arrive meanwhile.
 * Its output goes to the screen, or into the result when `capture` is set.
 */
export function run(command, args, { env = process.env, capture = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio });
    const chunks = [];
    let interruption = null;

    const onSignal = (signal) => {
      interruption = signal;
      // On a terminal, Ctrl-C has reached the child already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, onSignal);

    // A stopped npm takes down its shell but not this process, so look whether that is still there.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) onSignal('SIGTERM');
    }, 500);

    const release = () => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, onSignal);
    };

    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code, signal, interruption, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Runs a program on Node.js 26, with the same Node.js first on its path. */
export function runNode(args, { env: extra = {}, ...options } = {}) {
  const env = { ...process.env, ...extra };
  env.PATH = `${path.dirname(node)}${path.delimiter}${env.PATH ?? ''}`;
  if (!colour) {
    delete env.FORCE_COLOR;
    env.NO_COLOR = '1';
  }
  return run(node, args, { ...options, env });
}

/** Ends this process by a signal, as a child was ended. */
export async function endBy(signal) {
  process.kill(process.pid, signal);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  process.exit(1);
}
