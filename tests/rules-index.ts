// Reads the rules out of docs/rules and the rule ids out of sources and tests, and compares the two.

export interface TextFile {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

interface Rule {
  /** The id that code and tests cite, such as `H4`. */
  readonly id: string;
  readonly title: string;
  /** Path of the page from the repository root. */
  readonly page: string;
  readonly anchor: string;
  /** Whether the rule belongs only to the server, so that no engine code can carry it. */
  readonly server: boolean;
}

interface Carriers {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const ID = /\b[CHSK]\d{1,2}\b/g;
const HEADING = /^### ([CHSK]\d{1,2}) (.+)$/;

/** The rules of some pages, in their order: each heading such as `### H4 Hearts must be broken`. */
export function rulesOf(pages: readonly TextFile[]): Rule[] {
  return pages.flatMap(({ path, source }) =>
    source.split(/^(?=#{1,3} )/m).flatMap((section) => {
      const heading = section.split('\n', 1)[0]!;
      const [, id, title] = HEADING.exec(heading) ?? [];
      if (id === undefined || title === undefined) return [];
      const server = /^Carried by: server\b/m.test(section);
      return [{ id, title, page: path, anchor: anchorOf(`${id} ${title}`), server }];
    }),
  );
}

/** The part after `#` of a link to a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts') || /^packages\/[^/]+\/laws\//.test(path);
}

// Comments, quoted texts and regular expressions: the pieces of a source that must not be mistaken for each other.
const PIECES = [
  String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
  String.raw`(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'})`,
  String.raw`(?<=(?:^|[(,=:[!&|?{};>]|\breturn)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`,
].join('|');
/** What stands before the title of a test: `it(`, `test.skip(`, or the second bracket of `it.each(…)(`. */
const BEFORE_TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|[)\]`]\()\s*$/;
/** A title that is kept elsewhere, as in a table of cases, is known by its ids and colon. */
const TITLE = /^.[CHSK]\d{1,2}(?:, [CHSK]\d{1,2})*: /;

/** The ids that a source cites, in order: in comments, and in a test also in the titles. */
export function citedIds({ path, source }: TextFile): string[] {
  const ids = new Set<string>();
  for (const piece of source.matchAll(new RegExp(PIECES, 'g'))) {
    const { comment, text } = piece.groups!;
    const titled =
      text !== undefined &&
      isTest(path) &&
      (TITLE.test(text) || BEFORE_TITLE.test(source.slice(0, piece.index).slice(-200)));
    const cites = comment ?? (titled ? text : '');
    for (const [id] of cites.matchAll(ID)) ids.add(id);
  }
  return [...ids];
}

/** Which files carry which rule. */
function carriers(files: readonly TextFile[]): Map<string, Carriers> {
  const found = new Map<string, { code: string[]; tests: string[] }>();
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const id of citedIds(file)) {
      const entry = found.get(id) ?? { code: [], tests: [] };
      found.set(id, entry);
      (isTest(file.path) ? entry.tests : entry.code).push(file.path);
    }
  }
  return found;
}

/** Everything on which rules, code and tests do not agree, one sentence each; an empty list is good. */
export function disagreements(rules: readonly Rule[], files: readonly TextFile[]): string[] {
  const found = carriers(files);
  const known = new Set(rules.map((rule) => rule.id));
  const problems = rules
    .filter(({ id }, i) => rules.findIndex((rule) => rule.id === id) !== i)
    .map(({ id, page }) => `${page}: ${id} is there twice`);
  for (const [id, { code, tests }] of found) {
    if (known.has(id)) continue;
    for (const path of [...code, ...tests]) {
      problems.push(`${path}: cites ${id}, which is no rule in docs/rules`);
    }
  }
  for (const { id, title, server } of rules) {
    if (server) continue;
    const entry = found.get(id);
    if (!entry?.code.length) problems.push(`${id} (${title}) is cited by no code`);
    if (!entry?.tests.length) problems.push(`${id} (${title}) is cited by no test`);
  }
  return problems;
}

/** The index of all rules as a page for docs/rules. */
export function indexPage(rules: readonly Rule[], files: readonly TextFile[]): string {
  const found = carriers(files);
  const lines = [...PREFACE];
  for (const page of new Set(rules.map((rule) => rule.page))) {
    const name = fileName(page);
    lines.push(
      '',
      `## [${headline(name)}](${name})`,
      '',
      '| Rule | Code | Tests |',
      '|---|---|---|',
    );
    const onPage = rules.filter((rule) => rule.page === page);
    for (const rule of onPage.sort((a, b) => numberOf(a) - numberOf(b))) {
      const { code, tests } = found.get(rule.id) ?? { code: [], tests: [] };
      const link = `[${rule.id} ${rule.title}](${name}#${rule.anchor})`;
      const place = rule.server ? ['*server*', ...code.map(fileLink)] : code.map(fileLink);
      lines.push(`| ${link} | ${place.join(', ')} | ${tests.map(fileLink).join(', ')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const PREFACE = [
  '# Rules',
  '',
  'The rules of each game, numbered once and for all. A rule says what holds by default and which option',
  'changes it; code and tests cite it by its number. Looking for a word? Search the page of its game:',
  'every page begins with a summary of the play, all options and all presets.',
  '',
  'This index is written by `npm run docs -- rules` from the pages, the comments of the sources and the titles of',
  'the tests. `npm test` fails when it is out of date, when a number is cited that no page has, and when a',
  'rule has no code or no test. Rules marked *server* concern tables that are reached over a network;',
  '`packages/server` carries them out. Files without a package belong to the engine.',
];

function numberOf({ id }: Rule): number {
  return Number(id.slice(1));
}

function headline(page: string): string {
  const name = page.replace('.md', '');
  return name === 'common' ? 'All games' : name[0]!.toUpperCase() + name.slice(1);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A link from docs/rules to a file, named without what all names have in common. */
function fileLink(path: string): string {
  const name = path.replace(/^packages\/(?:engine\/)?/, '').replace(/(^|\/)src\//, '$1');
  return `[${name}](../../${path})`;
}
