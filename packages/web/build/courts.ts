// The twelve court pictures, taken at build time from a package of CC0 art and brought to our colours.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';
import { servedFiles } from './served-files.ts';

const PACKAGE = '@heruka_urgyen/react-playing-cards';
const PICTURES = join(
  dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)),
  'src/images/2color-bf',
);

const NAMES = ['J', 'Q', 'K'].flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit));

const COLOURS: Readonly<Record<string, string>> = {
  '#44F': '#1f4e86',
  red: '#c2362b',
  '#FC4': '#e2b257',
  black: '#1d1a17',
  white: '#fffaf0',
};

const SVGO: Config = {
  multipass: true,
  floatPrecision: 0,
  plugins: ['preset-default'],
};

/**
 * The picture alone: without the card's paper, index, corner signs and frame, which the card draws
 * itself in the colours of the deck.
 */
function innerPicture(svg: string): string {
  const picture = svg
    .replace(/<defs>.*?<\/defs>/s, '')
    .replace(/<symbol id="V.*?<\/symbol>/s, '')
    .replace(/<rect width="239".*?<\/rect>/s, '')
    .replace(/<use xlink:href="#V.*$/s, '</svg>')
    .replace(/<svg [^>]*>/, (root) =>
      root
        .replace(/ (class|face|height|width|preserveAspectRatio)="[^"]*"/g, '')
        .replace(/viewBox="[^"]*"/, 'viewBox="-52 -100 104 200"'),
    );
  return picture.replace(/(fill|stroke)="([^"]+)"/g, (whole, attribute: string, colour: string) =>
    COLOURS[colour] === undefined ? whole : `${attribute}="${COLOURS[colour]}"`,
  );
}

function source(path: string): string {
  return readFileSync(join(PICTURES, path.replace('courts/', '')), 'utf8');
}

export function courts(): Plugin {
  return servedFiles({
    name: 'kalpler:courts',
    paths: NAMES.map((name) => `courts/${name}.svg`),
    type: 'image/svg+xml',
    sources: (path) => [innerPicture(source(path)), JSON.stringify(SVGO)],
    make: (path) => Buffer.from(optimize(innerPicture(source(path)), SVGO).data),
  });
}
