// Checks how settings are read, and holds docs/operations.md to them and to the metrics.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, SETTINGS, type SettingName } from './config.ts';
import { makeMetrics } from './metrics.ts';

const NAMES = Object.keys(SETTINGS) as SettingName[];
const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** The rows below the table head that begins with this cell, without code marks. */
function table(head: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const rows: string[][] = [];
  for (let i = start + 2; start >= 0 && lines[i]?.startsWith('|'); i++) {
    const cells = lines[i]!.split('|').slice(1, -1);
    rows.push(cells.map((cell) => cell.trim()));
  }
  return rows;
}

const problems = (env: Record<string, string>) => {
  const config = readConfig(env);
  return config.ok ? [] : config.error;
};
const value = (name: SettingName, text: string) => {
  const config = readConfig({ [name]: text });
  return config.ok ? config.value[name] : null;
};

describe('readConfig', () => {
  test('without any setting takes the standard ones', () => {
    const config = readConfig({});
    const standards = Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].standard]));
    expect(config).toEqual({
      ok: true,
      value: { ...standards, DATA_DIR: path.resolve(SETTINGS.DATA_DIR.standard) },
    });
  });

  test('an empty value counts as none, and other variables do not matter', () => {
    expect(readConfig({ PORT: '', HOST: '', PATH: '/bin', PORTS: 'x' })).toEqual(readConfig({}));
  });

  test.each<[SettingName, string, unknown]>([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['HOST', '::1', '::1'],
    ['HOST', 'cards.example.org', 'cards.example.org'],
    ['DATA_DIR', '/var/lib/kalpler', path.resolve('/var/lib/kalpler')],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['ORIGINS', 'https://a.org, http://b.org:8080', ['https://a.org', 'http://b.org:8080']],
    ['TRUST_PROXY', '1', 1],
  ])('%s=%s', (name, text, expected) => {
    expect(value(name, text)).toEqual(expected);
  });

  test.each<[SettingName, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '8e1'],
    ['PORT', ' 80'],
    ['PORT', 'http'],
    ['PORT', '99999999999'],
    ['HOST', 'a b'],
    ['HOST', 'http://a.org'],
    ['DATA_DIR', 'a\0b'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['ORIGINS', 'a.org'],
    ['ORIGINS', 'https://a.org/path'],
    ['ORIGINS', 'https://a.org,'],
    ['ORIGINS', '*'],
    ['TRUST_PROXY', 'true'],
    ['BOT_THREADS', '0'],
    ['SHUTDOWN_SECONDS', '0'],
  ])('%s=%j is refused by name', (name, text) => {
    const expected = `${name}: expected ${SETTINGS[name].allowed}, got "${text}"`;
    expect(problems({ [name]: text })).toEqual([expected]);
  });

  test('all mistakes are reported at once', () => {
    const found = problems({ PORT: 'x', HOST: 'a b', LOG_LEVEL: 'loud', BOT_THREADS: '3' });
    expect(found.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'HOST', 'LOG_LEVEL']);
  });
});

describe('docs/operations.md', () => {
  test('has every setting with its standard, what is allowed and what it is for', () => {
    const expected = NAMES.map((name) => {
      const { standard, allowed, about } = SETTINGS[name];
      const shown = Array.isArray(standard) ? 'none' : `\`${String(standard)}\``;
      return [`\`${name}\``, shown, allowed, about];
    });
    expect(table('Variable')).toEqual(expected);
  });

  test('has every metric of ours with its kind', () => {
    const { registry } = makeMetrics();
    const own = registry
      .getMetricsAsArray()
      .map(({ name, type }) => [name, String(type)])
      .filter(([name]) => !/^kalpler_(nodejs|process)_/.test(name!));
    const described = table('Metric').map(([name, kind]) => [name!.replaceAll('`', ''), kind]);
    expect(described).toEqual(own);
  });

  test('names only metrics and settings that there are', () => {
    const { registry } = makeMetrics();
    const known = registry.getMetricsAsArray().map(({ name }) => name);
    const metrics = [...page.matchAll(/\bkalpler_[a-z0-9_]+/g)].map(([name]) => name);
    expect(metrics.filter((name) => !known.includes(name))).toEqual([]);
    const settings = [...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map((match) => match[1]!);
    const errors = ['TABLE_NOT_FOUND', 'TRY_AGAIN', 'RATE_LIMITED'];
    expect(settings.filter((name) => !(name in SETTINGS) && !errors.includes(name))).toEqual([]);
  });

  test('every kind of failure is named', () => {
    const row = table('Metric').find(([name]) => name === '`kalpler_failures_total`');
    for (const what of ['commit', 'checkpoint', 'request', 'bot', 'damagedTable']) {
      expect(row?.[2]).toContain(`\`${what}\``);
    }
  });
});
