// Looks for barriers in a page with axe-core.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STANDARD_DECK } from '@kalpler/engine';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';
import { LANGUAGES, WORDS } from './words.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
});

/** The index of a card is a picture of its rank, which the name of the card says in a word. */
const NAME = 'label-content-name-mismatch';
const CARDS = LANGUAGES.flatMap((language) => STANDARD_DECK.cards.map(WORDS[language].cards.name));

function isCard({ html }: NodeResult): boolean {
  const label = / aria-label="([^"]*)"/.exec(html)?.[1];
  return label !== undefined && CARDS.includes(label);
}

/** Everything that axe finds, one line for each place; an empty list is good. */
export async function barriers(page: Page): Promise<string[]> {
  // Colours are measured when nothing is fading any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  // What is right is neither collected nor sent: that is most of a page.
  const violations: AxeResults['violations'] = await page.evaluate(
    `axe.run(document, ${OPTIONS}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !(id === NAME && isCard(node)))
      .map(({ target, failureSummary }) => `${id}: ${help} | ${target} | ${failureSummary}`),
  );
}
