// The addresses of the page: what each of them shows. The page, the server and the service worker share this table.

import { GAME_IDS, type GameId } from '@kalpler/engine';

export type Page =
  /** The start page with a game chosen; with `isPlaying` its match begins at once. */
  | { readonly kind: 'home'; readonly game: GameId | null; readonly isPlaying: boolean }
  /** A table by its word; a private one by its key or its six digits as well; `isPlain` in words only. */
  | {
      readonly kind: 'table';
      readonly word: string;
      readonly key: string | null;
      readonly isPlain: boolean;
    }
  /** A finished match of the server; those of this browser and in links are known only to the browser. */
  | { readonly kind: 'match'; readonly id: string; readonly from: 'server' | 'browser' }
  /** Whatever needs no server: solo play, lessons, statistics. */
  | { readonly kind: 'solo' };

/** Each game by its name, and some by their Turkish ones. */
const GAMES: Readonly<Record<string, GameId>> = {
  ...Object.fromEntries(GAME_IDS.map((game) => [game, game])),
  kupa: 'hearts',
  maca: 'spades',
};
const GAME = Object.keys(GAMES).join('|');

/** Every address with its English alias; what looks like a file is no page. */
const ROUTES = {
  home: new RegExp(`^\\/(?:index\\.html|play|(?:(play)\\/)?(${GAME}))?$`),
  table: /^\/(?:masa|t)\/([^/.]+)(?:\/(\d{6}|[0-9A-Za-z]{12}))?(\/metin)?$/,
  match: /^\/(?:mac|match)\/(?:(tek|solo)\/)?([^/.]+)$/,
  solo: /^\/(?:tek|solo|istatistik|stats|ogren|learn)(?:\/[^.]*)?$/,
} as const;

/** For programs that keep patterns only; the path may end with a slash. */
export const PAGE_PATTERNS: readonly RegExp[] = Object.values(ROUTES).map(
  ({ source }) => new RegExp(source.replace(/\$$/, '\\/?$')),
);

/** What a path shows, in Turkish or by its English alias; null for one that leads nowhere. */
export function pageOf(path: string): Page | null {
  const plain = withoutSlash(path);
  const home = ROUTES.home.exec(plain);
  if (home !== null) {
    return { kind: 'home', game: GAMES[home[2] ?? ''] ?? null, isPlaying: home[1] !== undefined };
  }
  const table = ROUTES.table.exec(plain);
  if (table !== null) {
    const word = decoded(table[1]!);
    return word === null
      ? null
      : { kind: 'table', word, key: table[2] ?? null, isPlain: table[3] !== undefined };
  }
  const match = ROUTES.match.exec(plain);
  if (match !== null) {
    const [, solo, id] = match;
    const isOwn = solo !== undefined || id === 'link' || id === 'tek';
    return { kind: 'match', id: id!, from: isOwn ? 'browser' : 'server' };
  }
  return ROUTES.solo.test(plain) ? { kind: 'solo' } : null;
}

const TURKISH: Readonly<Record<string, string>> = {
  t: 'masa',
  match: 'mac',
  solo: 'tek',
  stats: 'istatistik',
  learn: 'ogren',
};

/** The address that an English alias stands for; any other path as it is. */
export function withoutAlias(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (!Object.hasOwn(TURKISH, first)) return path;
  if (first === 'solo' && rest[0] === 'daily') rest[0] = 'gunun-oyunu';
  if (first === 'match' && rest[0] === 'solo') rest[0] = 'tek';
  return ['', TURKISH[first], ...rest].join('/');
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
