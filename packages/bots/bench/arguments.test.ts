// Commands as a shell runs them: help on request, and no noise when nobody reads on.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

function run(command: string, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

it.each(['arena', 'strength', 'marathon', 'endgame'])(
  '%s says how it is used when asked',
  async (command) => {
    const child = run(command, '--help');
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect(said).toMatch(new RegExp(`^usage: npm run bench -- ${command} .*\n  --`));
    expect([complained, code]).toEqual(['', 0]);
  },
);

it('says so on the error output, too, when it was used wrongly', async () => {
  const child = run('arena', '--game', 'whist', '--bots', 'basic');
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect([said, code]).toEqual(['', 2]);
  expect(complained).toMatch(/^--game: expected one of .*\n\nusage: npm run bench -- arena /);
});

it('ends quietly when nobody reads on', async () => {
  const child = run('arena', '--game', 'hearts', '--bots', 'random', '--deals', '1');
  child.stdout.destroy();
  const [complained, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([complained, code]).toEqual(['', 141]);
});
