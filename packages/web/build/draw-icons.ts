// Draws the icons of the installed page from icon.svg. They lie in public/icons; run it when the drawing changes:
//
//   npx node packages/web/build/draw-icons.ts

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser, missing } from '../../../scripts/browser.mjs';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const OUT = path.join(PUBLIC, 'icons');
/** The drawing keeps within four fifths of its width, all that round masks leave; only the corners are filled. */
const FULL = / rx="7"/;

const ICONS = [
  { name: 'any-192', size: 192, isFull: false },
  { name: 'any-512', size: 512, isFull: false },
  { name: 'maskable-192', size: 192, isFull: true },
  { name: 'maskable-512', size: 512, isFull: true },
  { name: 'apple-180', size: 180, isFull: true },
];

const executablePath = findBrowser();
if (executablePath === null) throw new Error(missing());
const drawing = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, isFull } of ICONS) {
  const svg = isFull ? drawing.replace(FULL, '') : drawing;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: path.join(OUT, `${name}.png`), omitBackground: !isFull });
}
await browser.close();
