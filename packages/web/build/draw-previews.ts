// Draws the pictures that chat programs show beside a link, one for each game and one for all, from the page's own art.
// They lie in public/preview; run it when the art changes:
//
//   npx node packages/web/build/draw-previews.ts

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser, missing } from '../../../scripts/browser.mjs';
import { CROWN, OGEE, SUIT_SHAPES, TULIP } from '../src/art/shapes.ts';

const OUT = path.resolve(import.meta.dirname, '../public/preview');
const SIZE = { width: 1200, height: 630 };
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2',
);
const WHITE = '#fbf6e9';
const GOLD = '#d9b26a';
const DARK = '#16100c';

const EMBLEMS = {
  hearts: {
    ground: '#6b1d2a',
    sign: '#c2442f',
    shape: SUIT_SHAPES.hearts,
    place: 'translate(30.5 51) scale(1.62)',
    cut: 'translate(44.2 60) scale(.115)',
  },
  spades: {
    ground: '#173f6e',
    sign: '#173f6e',
    shape: SUIT_SHAPES.spades,
    place: 'translate(30.5 51) scale(1.62)',
    cut: 'translate(44.6 66) scale(.105)',
  },
  king: {
    ground: '#1f5a47',
    sign: '#1f5a47',
    shape: CROWN,
    place: 'translate(31.5 50) scale(.37)',
    cut: 'translate(45.2 65.5) scale(.095)',
  },
} as const;
type Game = keyof typeof EMBLEMS;
const GAMES = Object.keys(EMBLEMS) as Game[];

const LATTICE = `<pattern id="lattice" width="20" height="28" patternUnits="userSpaceOnUse" patternTransform="scale(4)">
  <path d="M10 0C11 5 20 8 20 14S11 23 10 28C9 23 0 20 0 14S9 5 10 0Z" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width=".5"/>
</pattern>`;

function ogee(scale: number): string {
  return `translate(50 70) scale(${scale}) translate(-50 -70)`;
}

function emblem(game: Game, x: number, y: number, scale: number): string {
  const { ground, sign, shape, place, cut } = EMBLEMS[game];
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path fill="${ground}" d="${OGEE}" transform="${ogee(1.26)}"/>
    <path fill="${WHITE}" d="${OGEE}" transform="${ogee(1.12)}"/>
    <path fill="none" stroke="#2c9aa0" stroke-width="1.1" d="${OGEE}"/>
    <path fill="${sign}" d="${shape}" transform="${place}"/>
    <path fill="${WHITE}" d="${TULIP}" transform="${cut}"/>
  </g>`;
}

function picture(ground: string, emblems: string, word: { x: number; y: number }): string {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs>${LATTICE}</defs>
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <rect width="${width}" height="${height}" fill="url(#lattice)"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${GOLD}" stroke-width="3"/>
    ${emblems}
    <text x="${word.x}" y="${word.y}" text-anchor="middle" fill="${WHITE}" font-size="130">Kalpler</text>
  </svg>`;
}

const pictures: Readonly<Record<string, string>> = {
  kalpler: picture(DARK, GAMES.map((game, i) => emblem(game, 210 + 260 * i, 24, 2.6)).join(''), {
    x: 600,
    y: 530,
  }),
  ...Object.fromEntries(
    GAMES.map((game) => [
      game,
      picture(EMBLEMS[game].ground, emblem(game, 110, 21, 4.2), { x: 800, y: 355 }),
    ]),
  ),
};

const executablePath = findBrowser();
if (executablePath === null) throw new Error(missing());
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
const font = readFileSync(FONT).toString('base64');
const style = `@font-face{font-family:Word;src:url(data:font/woff2;base64,${font});font-weight:400 700}
  body{margin:0}svg{display:block;width:100vw}text{font-family:Word;font-weight:600}`;
for (const [name, svg] of Object.entries(pictures)) {
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(OUT, `${name}.png`) });
}
await browser.close();
