// The files of the site: how long browsers may keep them, and the smaller forms that lie beside them.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';

/** The endings of smaller forms by the name of their encoding, the smallest first. */
const ENDINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** What decides which version of the page a browser keeps; it is asked for every time. */
const FRESH = ['sw.js', 'kalpler.webmanifest'];

export function siteFiles(site: string): RequestHandler[] {
  const setHeaders = (response: Response, file: string) => describe(response, site, file);
  return [smallerForms(site), express.static(site, { index: false, redirect: false, setHeaders })];
}

/** Files whose names change with their content are kept for ever; others are asked for again after an hour. */
function describe(response: Response, site: string, file: string): void {
  const [encoding, ending = ''] = ENDINGS.find(([, end]) => file.endsWith(end)) ?? [];
  const plain = file.slice(0, file.length - ending.length);
  response.set('Cache-Control', ageOf(path.relative(site, plain)));
  if (encoding !== undefined) response.type(path.extname(plain)).set('Content-Encoding', encoding);
}

function ageOf(file: string): string {
  if (FRESH.includes(file)) return 'no-cache';
  const isHashed = file.startsWith(`assets${path.sep}`);
  return `public, ${isHashed ? 'max-age=31536000, immutable' : 'max-age=3600'}`;
}

/** Turns to the smaller form of a file, where there is one and the browser takes it. */
function smallerForms(site: string): RequestHandler {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const known = new Set(files.map((file) => `/${file.replaceAll(path.sep, '/')}`));
  return (request, response, next) => {
    const forms = ENDINGS.filter(([, ending]) => known.has(request.path + ending));
    if (forms.length > 0) {
      response.vary('Accept-Encoding');
      const form = forms.find(([name]) => request.acceptsEncodings(name) === name);
      if (form !== undefined) request.url = request.path + form[1];
    }
    next();
  };
}
