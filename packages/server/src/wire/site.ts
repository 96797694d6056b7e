// The files of the site: how long browsers may keep them, and the smaller forms that lie beside them.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';

/** The endings of smaller forms by the name of their encoding, the smallest first. */
const ENDINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export function siteFiles(site: string): RequestHandler[] {
  const setHeaders = (response: Response, file: string) => describe(response, site, file);
  return [smallerForms(site), express.static(site, { index: false, redirect: false, setHeaders })];
}

/** Files whose names change with their content are kept for ever; others are asked for again after an hour. */
function describe(response: Response, site: string, file: string): void {
  const isHashed = path.relative(site, file).startsWith(`assets${path.sep}`);
  const age = isHashed ? 'max-age=31536000, immutable' : 'max-age=3600';
  response.set('Cache-Control', `public, ${age}`);
  const [encoding, ending] = ENDINGS.find(([, end]) => file.endsWith(end)) ?? [];
  if (ending === undefined) return;
  response.type(path.extname(file.slice(0, -ending.length))).set('Content-Encoding', encoding);
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
