// Completion: what may stand next on a command line, and a real bash that asks for it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BOT_NAMES } from '@kalpler/bots';
import { GAME_IDS, presetNames } from '@kalpler/engine';
import { expect, test } from 'vitest';
import { runCli } from './run-cli.ts';
import { shellEnv } from './shim.ts';

async function complete(...words: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runCli(['complete', '--', ...words]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

test('commands and games come first', async () => {
  expect(await complete('')).toEqual(expect.arrayContaining(['simulate', 'help', ...GAME_IDS]));
  expect(await complete('sim')).toEqual(['simulate']);
  expect(await complete('hearts', 'pl')).toEqual(['play']);
  expect(await complete('hearts', '')).not.toContain('spades');
  expect(await complete('help', 'tourn')).toEqual(['tournament']);
  expect(await complete('nothing', '')).toEqual([]);
});

test('options that were not given yet', async () => {
  expect(await complete('simulate', '--ga')).toEqual(['--games', '--game']);
  expect(await complete('simulate', '--games', '5', '--ga')).toEqual(['--game']);
  expect(await complete('simulate', '--rule', 'moon=smart', '--ru')).toEqual(['--rule']);
  expect(await complete('simulate', '--games', '')).toEqual([]);
});

test('values: games, presets, rules, bots in lists, scenarios, files', async () => {
  expect(await complete('simulate', '--game', '')).toEqual([...GAME_IDS]);
  expect(await complete('king', 'simulate', '--preset', '')).toEqual(presetNames('king'));
  expect(await complete('simulate', '--game', 'spades', '--preset=')).toEqual(
    presetNames('spades').map((name) => `--preset=${name}`),
  );
  expect(await complete('hearts', 'simulate', '--rule', 'moo')).toEqual(['moon=']);
  expect(await complete('hearts', 'simulate', '--rule', 'moon=s')).toEqual([
    'moon=shooterMinus',
    'moon=shooterChoice',
    'moon=smart',
  ]);
  expect(await complete('simulate', '--ai', '')).toEqual([...BOT_NAMES]);
  expect(await complete('compare', '--strategies', 'basic,ag')).toEqual(['basic,aggressive']);
  expect(await complete('test', '--scenario', 'shoot')).toEqual(['shoot-the-moon']);
  expect(await complete('king', 'test', '--scenario', 'shoot')).toEqual([]);
  expect(await complete('tournament', '--format', '')).toEqual(['text', 'markdown', 'json']);
  expect(await complete('train', '--format', 'j')).toEqual(['json', 'jsonl']);
  expect(await complete('train', '--output', '')).toEqual([':files']);
  expect(await complete('play', '--resume', '')).toEqual([':files']);
  expect(await complete('play', '--resume', '--la')).toEqual(['--lang']);
  expect(await complete('verify', 'my')).toEqual([':files']);
});

test('bash gets the end of a word that it takes apart at = and :', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-completion-'));
  const asked = (line: string): string => `
    COMP_LINE='${line}' COMP_POINT=${line.length}; _kalpler; echo "\${COMPREPLY[*]}"`;
  const script = `
    compopt() { :; }
    source <(kalpler completion bash)
    ${asked('kalpler hearts simulate --rule moon=sm')}
    ${asked('kalpler compare --strategies basic,agg')}
    ${asked('kalpler king simulate --preset ')}
    complete -p kalpler`;
  try {
    const env = shellEnv(folder);
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      'smart',
      'basic,aggressive',
      presetNames('king').join(' '),
      'complete -F _kalpler kalpler',
      '',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
