// Checks which file may import which: the dependency direction of packages and engine layers.

interface SourceFile {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

interface PackageRule {
  /** Packages of this repository it may import. */
  readonly own: readonly string[];
  /** Packages from elsewhere it may import. */
  readonly outside: readonly string[] | 'any';
}

const packageRules: Readonly<Record<string, PackageRule>> = {
  engine: { own: [], outside: [] },
  fair: { own: ['engine'], outside: ['@noble/hashes'] },
  bots: { own: ['engine'], outside: ['node:worker_threads'] },
  match: { own: ['engine', 'fair', 'bots'], outside: [] },
  i18n: { own: ['engine', 'bots'], outside: [] },
  protocol: { own: ['engine'], outside: ['valibot'] },
  server: { own: ['engine', 'bots', 'protocol', 'fair'], outside: 'any' },
  web: { own: ['engine', 'bots', 'protocol', 'fair', 'match', 'i18n'], outside: 'any' },
  cli: { own: ['engine', 'bots', 'fair', 'match', 'i18n'], outside: 'any' },
};

/** Whose test words serve the tests of every package that builds on them. */
const TEST_WORDS = ['engine', 'match'];

/** Folders of engine/src, lowest first: a file imports from its own layer or a lower one. */
const engineLayers = ['cards', 'deal', 'play', 'games', 'view', 'table', 'notation'];

/** What would make the engine depend on chance, time or its surroundings. */
const impurities: Readonly<Record<string, RegExp>> = {
  'Math.random': /(?<![.\w])Math\b(?!\s*\.\s*(?!random\b)\w)/,
  Date: /(?<![.\w])Date\b/,
  process: /(?<![.\w])process\s*(?:\.|\[|\?\.)/,
  console: /(?<![.\w])console\s*(?:\.|\[|\?\.)/,
  performance: /(?<![.\w])performance\s*(?:\.|\[|\?\.)/,
  globalThis: /(?<![.\w])globalThis\b/,
};

/** Lists everything that breaks the rules, one sentence each; an empty list is good. */
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => fileProblems(file).map((problem) => `${file.path}: ${problem}`));
}

function fileProblems({ path, source }: SourceFile): string[] {
  const [, name, inside] = path.match(/^packages\/([^/]+)\/src\/(.+)$/) ?? [];
  if (name === undefined || inside === undefined) return ['is not in packages/*/src'];
  const rule = packageRules[name];
  if (rule === undefined) return [`belongs to "${name}", a package without an import rule`];

  const code = withoutComments(source);
  const isTest = /\.test\.tsx?$/.test(path);
  const problems = importTargets(code).map((target) =>
    target.startsWith('.')
      ? relativeProblem(name, path, target, isTest)
      : packageProblem(name, rule, target, isTest),
  );
  if (name === 'engine' && !isTest) problems.push(...engineProblems(inside, code));
  return problems.filter((problem) => problem !== null);
}

function engineProblems(inside: string, code: string): string[] {
  const problems = Object.entries(impurities)
    .filter(([, pattern]) => pattern.test(code))
    .map(([what]) => `uses ${what}, and the engine must be pure`);
  if (layerOf(inside) === null) problems.push('is in none of the engine layers');
  return problems;
}

function packageProblem(
  name: string,
  rule: PackageRule,
  target: string,
  isTest: boolean,
): string | null {
  const own = target.match(/^@kalpler\/([^/]+)/)?.[1];
  const allowed =
    own === undefined
      ? isTest || rule.outside === 'any' || rule.outside.some((other) => isWithin(target, other))
      : rule.own.includes(own);
  return allowed ? null : `imports ${target}, which ${name} may not`;
}

function relativeProblem(
  name: string,
  from: string,
  target: string,
  isTest: boolean,
): string | null {
  const to = resolve(from, target);
  const home = isTest ? `packages/${name}` : `packages/${name}/src`;
  const isShared = (other: string) =>
    packageRules[name]!.own.includes(other) && isWithin(to, `packages/${other}/testing`);
  if (isTest && TEST_WORDS.some(isShared)) return null;
  if (!isWithin(to, home)) return `imports ${target}, which is outside of ${home}`;
  if (name === 'web' && /\.(?:css|svg)$/.test(to)) return null;
  if (!/\.tsx?$/.test(to)) return `imports ${target} without its .ts extension`;
  if (name !== 'engine' || isTest) return null;
  return layerProblem(from.slice(home.length + 1), to.slice(home.length + 1));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function layerProblem(from: string, to: string): string | null {
  const own = layerOf(from);
  const other = layerOf(to);
  if (other === null) return `imports ${to}, which is in none of the engine layers`;
  if (own !== null && other > own) return `imports ${to}, which is a higher layer`;
  const ownGame = gameOf(from);
  const otherGame = gameOf(to);
  if (ownGame !== null && otherGame !== null && ownGame !== otherGame) {
    return `imports ${to}, but games must not know each other`;
  }
  return null;
}

/** The height of a file's layer; index.ts is above all; null for a file outside the layers. */
function layerOf(inside: string): number | null {
  if (inside === 'index.ts') return engineLayers.length;
  const slash = inside.indexOf('/');
  const layer = engineLayers.indexOf(inside.slice(0, Math.max(slash, 0)));
  return layer === -1 ? null : layer;
}

function gameOf(inside: string): string | null {
  return inside.match(/^games\/([^/]+)\//)?.[1] ?? null;
}

/** The path from the repository root that a relative import means. */
function resolve(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The module names after `from`, `import`, `import(` and `require(`. */
function importTargets(code: string): string[] {
  const pattern = /(?<!\.)\b(?:from|import|import\s*\(|require\s*\()\s*(['"`])([^'"`\n]+)\1/g;
  return [...code.matchAll(pattern)].map((match) => match[2]!);
}

/** Blanks comments and leaves strings alone, also those with a `//` in them. */
function withoutComments(source: string): string {
  const pattern =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return source.replace(pattern, (match) => (match.startsWith('/') ? ' ' : match));
}
