// The types of the installed package: the compiler's declarations of an entry and of all that they refer to, in a folder of their own.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '../../../scripts/compiler.ts';

const packages = path.resolve(import.meta.dirname, '../..');
/** Packages that are not installed beside this one: their declarations come along. */
const INSIDE: Readonly<Record<string, string>> = { '@kalpler/engine': 'engine/src/index.ts' };
const IMPORTED = /(?<=\bfrom ['"]|\bimport\(['"])[^'"]+(?=['"])/g;

/** Writes the declarations of an entry below `folder`. */
export function declare(entry: string, folder: string): void {
  const emitted = mkdtempSync(path.join(tmpdir(), 'kalpler-types-'));
  try {
    emit([entry, ...Object.values(INSIDE)], emitted);
    const waiting = [entry];
    for (const file of waiting) {
      const whole = readFileSync(path.join(emitted, declarationOf(file)), 'utf8');
      const text = whole.replace(IMPORTED, (name) => {
        const found = INSIDE[name] ?? (name.startsWith('.') ? join(file, name) : null);
        if (found === null) return name;
        if (!waiting.includes(found)) waiting.push(found);
        return relative(file, found).replace(/\.ts$/, '.js');
      });
      const target = path.join(folder, declarationOf(file));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

const declarationOf = (file: string) => file.replace(/\.ts$/, '.d.ts');
const join = (from: string, name: string) => path.posix.join(path.posix.dirname(from), name);

function relative(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith('.') ? way : `./${way}`;
}

function emit(files: readonly string[], folder: string): void {
  compile(folder, {
    compilerOptions: {
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: packages,
      outDir: folder,
      // Straight to the sources: what is found by way of node_modules is not declared.
      paths: Object.fromEntries(
        Object.entries(INSIDE).map(([name, file]) => [name, [path.join(packages, file)]]),
      ),
    },
    files: files.map((file) => path.join(packages, file)),
  });
}
