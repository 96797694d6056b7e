// The program as a whole: help, version, aliases, refusals in one line, exit codes.

import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { makeProgram } from './program.ts';
import { VERSION } from './version.ts';

const commands = makeProgram({ io: {} as never, game: undefined, exit() {} }).commands;
const visible = commands.map((command) => command.name()).filter((name) => name !== 'complete');

test('the version, and help without a word', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  const { code, stdout, stderr } = await runCli([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const name of visible) expect(stdout).toContain(`  ${name} `);
  expect(stdout).not.toContain('complete [');
});

test.each(visible)('%s --help shows examples', async (name) => {
  const { code, stdout, stderr } = await runCli([name, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/\nExamples:\n(?:.*\n)*.*\bkalpler \w/);
});

test('a game may be named first, and the dashes of script runners do not matter', async () => {
  const plain = await runCli(['hearts', '--help']);
  expect(plain.stdout).toContain('Usage: kalpler hearts');
  expect(await runCli(['--', 'hearts', '--help'])).toEqual(plain);
  expect(await runCli(['hearts', '--', '--help'])).toEqual(plain);
});

test('help for help is help', async () => {
  expect(await runCli(['help', 'help'])).toEqual(await runCli(['--help']));
});

test.each([
  [['simulat'], /^kalpler: unknown command 'simulat'.*; expected one of .*completion.*\n$/],
  [['completion', '--foo'], /^kalpler: unknown option '--foo'; expected one of --help\n$/],
  [['completion', 'ksh'], /^kalpler: .*'ksh'.*bash, zsh, fish.*\n$/],
  [['completion'], /^kalpler: missing required argument 'shell'\n$/],
  [['completion', 'bash', 'zsh'], /^kalpler: too many arguments.*\n$/],
])('%j is refused in one line', async (args, line) => {
  const { code, stdout, stderr } = await runCli(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(line);
});
