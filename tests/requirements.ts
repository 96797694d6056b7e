// The numbered requirements of the game against the computer, and the tests that cite them.

import type { TextFile } from './rules-index.ts';

interface Requirement {
  /** As tests cite it, after the number of the document: `001 R3.2`. */
  readonly id: string;
  /** The correctness property that it belongs to; null for what is to be done when something goes wrong. */
  readonly property: number | null;
  readonly title: string;
}

const of = (property: number | null, id: string, title: string): Requirement => ({
  id,
  property,
  title,
});

/** All that the document numbers; what it does not number has E for errors. */
export const REQUIREMENTS: readonly Requirement[] = [
  of(1, 'R1.2', 'a whole deck'),
  of(2, 'R1.4', 'thirteen cards for everyone'),
  of(3, 'R2.3', 'a pass keeps hands at thirteen'),
  of(4, 'R2.4', 'left, right, across, no pass'),
  of(5, 'R3.1', 'the two of clubs leads'),
  of(6, 'R3.2', 'follow suit'),
  of(6, 'R3.3', 'any card without the suit'),
  of(7, 'R3.4', 'the highest of the led suit takes the trick'),
  of(8, 'R3.5', 'the taker leads next'),
  of(9, 'R4.1', 'no heart is led before they are broken'),
  of(10, 'R4.2', 'what breaks hearts'),
  of(9, 'R4.3', 'unless nothing but hearts is held'),
  of(11, 'R5.1', 'no penalty card on the first trick'),
  of(12, 'R6.1', 'a point for every heart'),
  of(12, 'R6.2', 'thirteen for the queen of spades'),
  of(13, 'R6.3', 'shooting the moon'),
  of(14, 'R6.4', 'totals are sums'),
  of(15, 'R7.1', 'the end of the match'),
  of(16, 'R7.2', 'the fewest points win'),
  of(17, 'R8.2', 'computer players play legal cards'),
  of(18, 'R8.4', 'computer players pass three cards'),
  of(19, 'R11.4', 'a saved match comes back the same'),
  of(null, 'E1', 'a forbidden move: refused with its reason, nothing changes'),
  of(null, 'E2', 'a computer player that fails: a legal move for it, the game goes on'),
  of(null, 'E3', 'damage: found after every step, saves are read up to it'),
  of(null, 'E4', 'no room to save: played in memory, and said so'),
];

export const PROPERTIES = 19;

const CITATION = /\b001 ((?:R\d+\.\d+|E\d+)(?:, (?:R\d+\.\d+|E\d+))*)/g;
const TAG = /\/\/ Feature: hearts-card-game, Property (\d+): /g;

/** The requirements that a test cites by their numbers, in its titles and comments. */
export function citedNumbers({ source }: TextFile): string[] {
  const cited = [...source.matchAll(CITATION)].flatMap(([, ids]) => ids!.split(', '));
  return [...new Set(cited)];
}

/** The properties that a test is tagged with, as the document asks. */
export function taggedProperties({ source }: TextFile): number[] {
  return [...source.matchAll(TAG)].map(([, number]) => Number(number));
}

/** Everything on which requirements and tests do not agree, one sentence each; an empty list is good. */
export function openRequirements(files: readonly TextFile[]): string[] {
  const known = new Set(REQUIREMENTS.map(({ id }) => id));
  const problems = files.flatMap((file) =>
    citedNumbers(file)
      .filter((id) => !known.has(id))
      .map((id) => `${file.path}: cites 001 ${id}, which there is not`),
  );
  const cited = new Set(files.flatMap(citedNumbers));
  for (const { id, title } of REQUIREMENTS) {
    if (!cited.has(id)) problems.push(`001 ${id} (${title}) is cited by no test`);
  }
  for (const pack of ['engine', 'match']) {
    const tagged = new Set(files.filter(isIn(pack)).flatMap(taggedProperties));
    for (let property = 1; property <= PROPERTIES; property++) {
      if (!tagged.has(property)) problems.push(`Property ${property} has no test in ${pack}`);
    }
  }
  return problems;
}

const isIn = (pack: string) => (file: TextFile) => file.path.startsWith(`packages/${pack}/`);

/** Which tests carry which requirement, as a page for docs. */
export function requirementsPage(files: readonly TextFile[]): string {
  const rows = REQUIREMENTS.map(({ id, property, title }) => {
    const tagged = files
      .filter(isIn('engine'))
      .filter((file) => property !== null && taggedProperties(file).includes(property));
    const solo = files.filter((file) => citedNumbers(file).includes(id));
    const links = [tagged, solo].map((list) => list.map(link).join(', '));
    return `| ${[id, property ?? '', title, ...links].join(' | ')} |`;
  });
  return `${[...PREFACE, ...rows].join('\n')}\n`;
}

const PREFACE = [
  '# Requirements of the game against the computer',
  '',
  'The game against the computer was built from an internal document, 001, which is not part of this repository. What it',
  'requires is listed here in full, with the nineteen correctness properties of Hearts that sum it up. They are tested',
  'twice: on nothing but the rules, and on whole matches as they are played and saved against bots. E1 to E4 are what is',
  'required when something goes wrong.',
  '',
  'This page is written by `npm run docs -- rules` from the tests, which cite a requirement as `001 R3.2`. `npm test` fails',
  'when it is out of date, when a number is cited that there is not, and when a requirement or a property has no test.',
  '',
  '| Requirement | Property | What must hold | Tests of the rules | Tests of solo matches |',
  '|---|---|---|---|---|',
];

function link({ path }: TextFile): string {
  return `[${path.slice(path.lastIndexOf('/') + 1)}](../${path})`;
}
