// The two typefaces, cut down at build time to what Turkish and English need.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont, { type SubsetOptions } from 'subset-font';
import type { Plugin } from 'vite';
import { servedFiles } from './served-files.ts';

const require = createRequire(import.meta.url);

const LATIN = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LETTERS = 'ÇĞİÖŞÜçğıöşüÂÎÛâîûÉéäß';
const SIGNS = '\u00a0−–—·…‘’“”•×€→←♠♥♦♣';

/** Every character the page may show in our own type; others fall back to the system's. */
const CHARACTERS = LATIN + LETTERS + SIGNS;

interface Face {
  readonly file: string;
  /** The weights kept: the display face is only ever set semi-bold. */
  readonly weight: number | { readonly min: number; readonly max: number };
}

const DISPLAY = 'el-messiri/files/el-messiri';
const TEXT = 'instrument-sans/files/instrument-sans';
const SEMI_BOLD = 600;
const TEXT_WEIGHTS = { min: 450, max: 700 };

/** The packages keep each face in two files; the second holds ğ, ş, İ and the like. */
const FACES: Readonly<Record<string, Face>> = {
  'fonts/el-messiri.woff2': { file: `${DISPLAY}-latin`, weight: SEMI_BOLD },
  'fonts/el-messiri-ext.woff2': { file: `${DISPLAY}-latin-ext`, weight: SEMI_BOLD },
  'fonts/instrument-sans.woff2': { file: `${TEXT}-latin`, weight: TEXT_WEIGHTS },
  'fonts/instrument-sans-ext.woff2': { file: `${TEXT}-latin-ext`, weight: TEXT_WEIGHTS },
};

const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

function face(path: string): Face {
  const found = FACES[path];
  if (found === undefined) throw new Error(`no font ${path}`);
  return found;
}

function source(path: string): Buffer {
  const { file } = face(path);
  return readFileSync(require.resolve(`@fontsource-variable/${file}-wght-normal.woff2`));
}

function options(path: string): SubsetOptions {
  return {
    targetFormat: 'woff2',
    variationAxes: { wght: face(path).weight },
    keepFeatures: FEATURES,
    noHinting: true,
  };
}

export function fonts(): Plugin {
  return servedFiles({
    name: 'kalpler:fonts',
    paths: Object.keys(FACES),
    type: 'font/woff2',
    sources: (path) => [source(path), CHARACTERS, JSON.stringify(options(path))],
    make: (path) => subsetFont(source(path), CHARACTERS, options(path)),
    tags: ['fonts/el-messiri.woff2', 'fonts/instrument-sans.woff2'].map((path) => ({
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'preload', href: `/${path}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    })),
  });
}
