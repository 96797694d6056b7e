// Keeps tests, and the Node.js programs that they start, to the folder of the test run: loaded into every worker and child.

import childProcess from 'node:child_process';
import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** What commands leave in a checkout, where it is or is not, as it happens. */
const LEFT_BEHIND = /(?:^data|(?:^|\/)(?:dist|coverage))(?:\/|$)|\.(?:log|tsbuildinfo)$/;
/** What is there before every test: installed packages, and the page, which is built first. */
const PREPARED = /(?:^|\/)node_modules(?:\/|$)|^packages\/web\/dist(?:\/|$)/;
/** The only place in the checkout that tests may write to: whatever is there is made again when it is missing. */
const CACHE = /^node_modules\/\.cache\/kalpler(?:\/|$)/;

/** Functions of node:fs that look at their first argument, and functions that change it. */
const READING =
  'access exists lstat openAsBlob opendir readFile readdir readlink realpath stat statfs watch watchFile createReadStream';
const WRITING =
  'appendFile chmod chown createWriteStream lchmod lchown lutimes mkdir mkdtemp mkdtempDisposable rm rmdir truncate unlink utimes writeFile';
const SPAWNING = 'exec execFile execFileSync execSync fork spawn spawnSync';

/** Why tests may not look at a path or change it; null when they may. */
export function objection(file, isChange, { root, sandbox, home }) {
  const full = path.resolve(file);
  if (isWithin(full, sandbox)) return null;
  if (!isWithin(full, root)) {
    return isChange && isWithin(full, home) ? `tests may not write to a home: ${full}` : null;
  }
  const place = path.relative(root, full).replaceAll(path.sep, '/');
  if (isChange) return CACHE.test(place) ? null : `tests may not write to the checkout: ${place}`;
  const isLeft = LEFT_BEHIND.test(place) && !PREPARED.test(place);
  return isLeft ? `tests may not look at what other commands leave behind: ${place}` : null;
}

/** Nothing is said of a folder that is everything, as the home of some users is. */
function isWithin(file, folder) {
  return file === folder || (!folder.endsWith(path.sep) && file.startsWith(folder + path.sep));
}

/** Refuses what is not for tests, from now on. */
function install(folders) {
  const refuse = (reason) => {
    const error = new Error(`${reason} (see tests/sandbox)`);
    // Catching the error does not hide it: the run fails with what stands in this file.
    const callers = error.stack.split('\n').filter((line) => /^ +at /.test(line));
    const caller = callers.find((line) => !/node:|node_modules|tests.sandbox.guard/.test(line));
    const program = process.argv.slice(1, 5).join(' ');
    append(
      path.join(folders.sandbox, 'objections'),
      `${reason}\n${caller ?? ''}\n    in ${program}\n`,
    );
    throw error;
  };
  const check = (file, isChange) => {
    if (typeof file !== 'string' && !(file instanceof URL) && !Buffer.isBuffer(file)) return;
    const name = file instanceof URL ? fileURLToPath(file) : String(file);
    const reason = objection(name, isChange, folders);
    if (reason !== null) refuse(reason);
  };
  const append = appendFileSync;

  const guard = (name, examine) => {
    wrap(fs, name, (args) => examine(...args));
    wrap(fs, `${name}Sync`, (args) => examine(...args));
    wrap(fs.promises, name, (args) => examine(...args));
  };
  for (const name of READING.split(' ')) guard(name, (file) => check(file, false));
  for (const name of WRITING.split(' ')) guard(name, (file) => check(file, true));
  guard('open', (file, flags) => check(file, mayWrite(flags)));
  guard('symlink', (_, file) => check(file, true));
  for (const name of ['copyFile', 'cp', 'link', 'rename']) {
    guard(name, (from, to) => {
      check(from, name === 'rename');
      check(to, true);
    });
  }

  for (const name of SPAWNING.split(' ')) {
    wrap(childProcess, name, (args) => {
      const env = args.find((each) => each?.env !== undefined)?.env;
      const isKept = env === undefined || env.KALPLER_SANDBOX !== undefined;
      if (!isKept) refuse(`tests start programs with the environment of tests: ${args[0]}`);
    });
  }

  const sqlite = process.getBuiltinModule?.('node:sqlite');
  if (sqlite) {
    sqlite.DatabaseSync = class DatabaseSync extends sqlite.DatabaseSync {
      constructor(file, ...more) {
        if (file !== ':memory:') check(file, !more[0]?.readOnly);
        super(file, ...more);
      }
    };
  }
  syncBuiltinESMExports();
}

function mayWrite(flags = 'r') {
  const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC } = fs.constants;
  if (typeof flags === 'number') return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) !== 0;
  return typeof flags === 'string' && /[wa+]/.test(flags);
}

/** Lets a function go only where its examination has nothing against it. */
function wrap(owner, name, examine) {
  const original = owner[name];
  if (typeof original !== 'function') return;
  const wrapped = function (...args) {
    try {
      examine(args);
    } catch (error) {
      if (owner === fs.promises) return Promise.reject(error);
      throw error;
    }
    return original.apply(this, args);
  };
  owner[name] = Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(original));
}

const { KALPLER_SANDBOX: sandbox, KALPLER_HOME: home } = process.env;
/** Files that share a worker load it more than once. */
const MARK = Symbol.for('kalpler.sandbox');
if (sandbox && home && !(MARK in globalThis)) {
  globalThis[MARK] = true;
  install({ root: repository, sandbox, home });
}
