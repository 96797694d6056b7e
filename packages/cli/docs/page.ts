// Makes docs/cli.md: the prose beside this file, with what its command lines really print.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { shellEnv } from '../testing/shim.ts';

/** The prose, in the order of the page. */
const SECTIONS = ['intro', 'play', 'simulate', 'contest', 'train', 'more'];
/** Blocks of commands; those of `console machine` print what depends on the machine. */
const BLOCK = /^```console( machine)?\n([\s\S]*?)^```$/gm;
/** The progress that slow machines show. */
const PROGRESS = /^.*: \d+\/\d+ .* left\n/gm;
/** Stands between the outputs of two commands of one block. */
const MARK = '\u0001';

export const pageFile = path.resolve(import.meta.dirname, '../../../docs/cli.md');

/** The page. What depends on the machine is taken from `old`, the page of before, where it is given. */
export async function commandPage(old?: string): Promise<string> {
  const before = new Map(
    [...(old ?? '').matchAll(BLOCK)].map(([, , block]) => [commandsOf(block!).join('\n'), block!]),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-docs-'));
  try {
    const env = shellEnv(path.join(folder, 'bin'));
    const cwd = path.join(folder, 'home');
    mkdirSync(cwd);
    const prose = sections();
    const parts: string[] = [];
    let end = 0;
    for (const { 0: whole, 1: machine, 2: block, index } of prose.matchAll(BLOCK)) {
      const lines = commandsOf(block!);
      const kept = machine === undefined ? undefined : before.get(lines.join('\n'));
      const filled = kept ?? (await fill(lines, cwd, env));
      parts.push(prose.slice(end, index), `\`\`\`console\n${filled}\`\`\``);
      end = index + whole.length;
    }
    return parts.join('') + prose.slice(end);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sections(): string {
  const files = SECTIONS.map((name) => path.join(import.meta.dirname, `${name}.md`));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return `${texts.map((text) => text.trim()).join('\n\n')}\n`;
}

/** Lines that begin with a dollar are commands; whatever else stands in a block is replaced. */
function commandsOf(block: string): string[] {
  return [...block.matchAll(/^\$ (.*(?:\\\n.*)*)$/gm)].map(([, line]) => line!);
}

/** Runs the commands of a block in one shell. */
async function fill(
  lines: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const script = lines
    .map((line) => `${line}\nstatus=$?; printf '${MARK}'; (exit $status)\n`)
    .join('');
  const shell = spawn('bash', ['--norc', '-c', `exec 2>&1\n${script}`], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = (await text(shell.stdout)).split(MARK);
  const outputs = printed.map((output) => output.replace(PROGRESS, ''));
  return lines.map((line, i) => `$ ${line}\n${outputs[i]!.replace(/(?<=[^\n])$/, '\n')}`).join('');
}
