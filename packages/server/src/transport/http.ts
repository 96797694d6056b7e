// The HTTP side: the site, finished matches, and health and metrics for operators.

import path from 'node:path';
import type { GameId } from '@kalpler/engine';
import { type Page, pageOf } from '@kalpler/protocol/routes';
import type { RequestHandler } from 'express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { newToken } from '../identity/token.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { ListPage } from '../lobby/table-list.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import type { Store } from '../store/store.ts';
import { setCookie, tokenCookie } from './cookie.ts';
import { isFromHere, sendMetrics } from './metrics-page.ts';
import { addressOf, isSecure } from './origin.ts';
import {
  acceptedLanguage,
  PageTemplate,
  pageAddress,
  previewOf,
  type Subject,
  tableAt,
} from './preview.ts';
import { siteFiles } from './site.ts';

interface HttpParts {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly readiness: Readiness;
  /** The folder of the site. */
  readonly site: string;
}

const MATCH_ID = /^[\w-]{8,40}$/;

export function makeApp(parts: HttpParts): Express {
  const { store, lobby, config, metrics, log, readiness, site } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.use(security());
  const isOverTls = (request: Request) => isSecure(request, config.TRUST_PROXY);
  if (config.HSTS_SECONDS > 0) {
    const insist = helmet.strictTransportSecurity({
      maxAge: config.HSTS_SECONDS,
      includeSubDomains: false,
    });
    app.use((request, response, next) =>
      isOverTls(request) ? insist(request, response, next) : next(),
    );
  }
  const listTexts = new WeakMap<ListPage, string>();

  /** The list as text, written once for all who ask between two changes. */
  function listText(page: ListPage): string {
    const text = listTexts.get(page) ?? JSON.stringify(page.tables);
    listTexts.set(page, text);
    return text;
  }

  /** A visitor without a token gets one. */
  const giveToken = (request: Request, response: Response) => {
    if (tokenCookie(request.headers.cookie) !== null) return;
    response.append('Set-Cookie', setCookie(newToken(), isOverTls(request)));
  };

  app.get('/healthz', (_, response) => void response.type('text').send('ok\n'));
  app.get('/readyz', async (_, response) => {
    const isReady = (await readiness.problem()) === null;
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    response.type('text').send(isReady ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, response) => {
    const isHere = config.METRICS_PORT === 0 && isFromHere(request, config.TRUST_PROXY);
    if (isHere) await sendMetrics(metrics, response);
    else response.status(404).type('text').send('not found\n');
  });
  app.use('/api', limitedTo(config.API_PER_MINUTE, config.TRUST_PROXY));
  app.get('/api/tables', (request, response) => {
    response.set('Cache-Control', 'no-store').type('json');
    response.send(listText(lobby.page('live' in request.query)));
  });
  app.get('/api/matches/:id', async (request, response) => {
    const { id } = request.params;
    const match = MATCH_ID.test(id) ? await store.match(id) : null;
    if (match === null) {
      response.status(404).json({ code: 'MATCH_NOT_FOUND', message: 'there is no such match' });
      return;
    }
    response
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .attachment(`kalpler-${match.game}-${id}.json`)
      .type('json')
      .send(match.body);
  });
  // A page that a browser has kept is not fetched here; this is how it gets its cookie.
  app.get('/api/cookie', (request, response) => {
    giveToken(request, response);
    response.set('Cache-Control', 'no-store').status(204).end();
  });
  app.use('/api', (_, response) => {
    response.status(404).json({ code: 'NOT_FOUND', message: 'there is nothing here' });
  });

  app.use(limitedTo(config.PAGES_PER_MINUTE, config.TRUST_PROXY));
  const template = new PageTemplate(site);
  const GENERAL: Subject = { kind: 'general' };
  const sendFile = (request: Request, response: Response) => {
    giveToken(request, response);
    response.set('Cache-Control', 'no-cache').sendFile(path.join(site, 'index.html'));
  };
  /** The page with what a preview of its link shows. */
  const sendPage = async (request: Request, response: Response, subject: Subject = GENERAL) => {
    const preview = previewOf(subject, acceptedLanguage(request));
    const address = pageAddress(request.headers.host, isOverTls(request), request.path);
    const filled = await template.filled(preview, address);
    if (filled === null) return sendFile(request, response);
    giveToken(request, response);
    response.vary('Accept-Language').set('Cache-Control', 'no-cache').type('html').send(filled);
  };
  // A service worker keeps the start page as it was built; it asks for no HTML in particular.
  app.get('/', (request, response) => {
    response.vary('Accept');
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    return isBrowser ? sendPage(request, response) : sendFile(request, response);
  });
  app.get('/index.html', sendFile);
  app.use(siteFiles(site));
  /** What is behind an address of the page, as far as the server can know; null for nothing. */
  const behind = async (page: Page): Promise<Subject | null> => {
    if (page.kind === 'table') {
      const listing = tableAt(lobby, page);
      return listing && { kind: 'table', listing };
    }
    if (page.kind !== 'match' || page.from !== 'server') return GENERAL;
    const match = MATCH_ID.test(page.id) ? await store.match(page.id) : null;
    return match && { kind: 'match', game: match.game as GameId };
  };
  app.get(/.*/, async (request, response, next) => {
    const page = pageOf(request.path);
    // What looks like a file is missed by programs; only people are shown a page in its place.
    const isFile = page === null && request.path.includes('.');
    if (isFile && !request.headers.accept?.includes('text/html')) return next();
    const subject = page === null ? null : await behind(page);
    response.status(subject === null ? 404 : 200);
    return sendPage(request, response, subject ?? GENERAL);
  });

  app.use((_: Request, response: Response) => {
    response.status(404).type('text').send('not found\n');
  });
  app.use((error: unknown, request: Request, response: Response, _: NextFunction) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, url: request.url }, 'a page failed');
    response
      .status(status)
      .type('text')
      .send(status >= 500 ? 'something went wrong\n' : 'no\n');
  });
  return app;
}

/** What a page may load: from this host only, with sockets, and nothing written into the page itself. */
function security() {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

const MINUTE = 60;

/**
 * How much one address may ask of the pages in a minute; further requests are told when to come back.
 */
function limitedTo(perMinute: number, proxies: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  return async (request, response, next) => {
    try {
      await limiter.consume(addressOf(request, proxies));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      const message = `too many requests from this address; come back in ${seconds} s`;
      response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
      response.json({ code: 'RATE_LIMITED', message });
      return;
    }
    next();
  };
}
