// What chat programs show of a link: the page with its title, sentence and picture filled in, in the right language.

import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GameId } from '@kalpler/engine';
import type { Page } from '@kalpler/protocol/routes';
import type { Request } from 'express';
import { slugOf } from '../identity/table-word.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { proofOf } from '../table/access.ts';
import type { Listing } from '../table/listing.ts';
import type { Language } from '../table/log/entry.ts';
import { GAME_NAMES } from './game-names.ts';

/** What a link leads to, as far as the holder of the link may know. */
export type Subject =
  | { readonly kind: 'general' }
  | { readonly kind: 'table'; readonly listing: Listing }
  | { readonly kind: 'match'; readonly game: GameId };

/** The table of a complete address: a private one needs the key of its link. */
export function tableAt(lobby: Lobby, page: Page & { kind: 'table' }): Listing | null {
  const listing = lobby.listing(slugOf(page.word));
  const proof = proofOf(listing?.inside?.access ?? null, page.key ?? undefined);
  // The six digits could be tried here without a limit, so they count for nothing.
  return listing?.visibility === 'public' || proof === 'key' ? listing : null;
}

interface Words {
  readonly locale: string;
  readonly general: string;
  table(game: string, word: string): string;
  free(seats: number): string;
  readonly running: string;
  readonly full: string;
  readonly locked: string;
  invites(host: string, game: string): string;
  readonly sit: string;
  readonly watch: string;
  match(game: string): string;
  readonly matchLead: string;
}

const TR: Words = {
  locale: 'tr_TR',
  general: 'Kupa, Maça ve King: dört kişi, bir masa. Kayıt da reklam da yok.',
  table: (game, word) => `${game} masası: ${word}`,
  free: (seats) => `${seats} yer boş`,
  running: 'oyun sürüyor',
  full: 'masa dolu',
  locked: 'kilitli',
  invites: (host, game) => `${host} seni ${game} oynamaya çağırıyor.`,
  sit: 'Bağlantıyı aç, adını yaz, otur. Kayıt da reklam da yok.',
  watch: 'Bağlantıyı aç, oyunu izle.',
  match: (game) => `${game} maçı`,
  matchLead: 'Tekrarı, kart kart analizi ve dağıtımın adil olduğunun kanıtı.',
};

const EN: Words = {
  locale: 'en_GB',
  general: 'Hearts, Spades and King: four people, one table. No sign-up, no ads.',
  table: (game, word) => `${game} table: ${word}`,
  free: (seats) => `${seats} ${seats === 1 ? 'seat' : 'seats'} free`,
  running: 'game in progress',
  full: 'table full',
  locked: 'locked',
  invites: (host, game) => `${host} invites you to play ${game}.`,
  sit: 'Open the link, enter your name and sit down. No sign-up, no ads.',
  watch: 'Open the link and watch the game.',
  match: (game) => `A match of ${game}`,
  matchLead: 'Replay, analysis card by card, and proof that the deals were fair.',
};

const WORDS: Readonly<Record<Language, Words>> = { tr: TR, en: EN };
const BRAND = 'Kalpler';
/** The picture of all games. */
const GENERAL = 'kalpler';
const SIZE = { width: 1200, height: 630 };

interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The file of its picture, without its folder; where there is none, that of all games is shown. */
  readonly picture: string;
}

export function previewOf(subject: Subject, accepted: Language): Preview {
  if (subject.kind === 'general') {
    return { language: accepted, title: BRAND, text: WORDS[accepted].general, picture: GENERAL };
  }
  if (subject.kind === 'match') {
    const { match, matchLead } = WORDS[accepted];
    const title = match(GAME_NAMES[subject.game][accepted]);
    return { language: accepted, title, text: matchLead, picture: subject.game };
  }
  const { listing } = subject;
  const { id, game, phase, seats, playerCount, inside } = listing;
  const language = inside?.language ?? accepted;
  const words = WORDS[language];
  const name = GAME_NAMES[game][language];
  const free = seats - playerCount;
  const isOpen = phase === 'waiting' && free > 0;
  const state =
    inside?.access.locked === true
      ? words.locked
      : phase !== 'waiting'
        ? words.running
        : isOpen
          ? words.free(free)
          : words.full;
  const title = `${words.table(name, id)} · ${state}`;
  const owner = inside?.owner ?? null;
  const invites = owner === null ? '' : `${words.invites(owner, name)} `;
  return {
    language,
    title,
    text: isOpen ? invites + words.sit : words.watch,
    picture: game,
  };
}

/** The language that a browser or a chat program asks for. */
export function acceptedLanguage(request: Request): Language {
  const found = request.acceptsLanguages('tr', 'en');
  return found === 'tr' ? 'tr' : 'en';
}

const MARKED = /<!-- preview -->[\s\S]*<!-- \/preview -->/;
const LANGUAGE = /<html lang="\w+"/;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The page as it was built, read again when it has changed. */
export class PageTemplate {
  readonly #file: string;
  readonly #pictures: string;
  #text = '';
  #readAt = '';

  constructor(site: string) {
    this.#file = path.join(site, 'index.html');
    this.#pictures = path.join(site, 'preview');
  }

  /** The page with a preview in it; null when the page has no place for one. */
  async filled(preview: Preview, address: string): Promise<string | null> {
    const { mtimeMs, size } = await stat(this.#file);
    if (this.#readAt !== `${mtimeMs} ${size}`) {
      this.#text = await readFile(this.#file, 'utf8');
      this.#readAt = `${mtimeMs} ${size}`;
    }
    if (!MARKED.test(this.#text)) return null;
    const isDrawn = existsSync(path.join(this.#pictures, `${preview.picture}.png`));
    const tags = tagsOf(isDrawn ? preview : { ...preview, picture: GENERAL }, address);
    return this.#text
      .replace(LANGUAGE, () => `<html lang="${preview.language}"`)
      .replace(MARKED, () => `<!-- preview -->\n    ${tags.join('\n    ')}\n    <!-- /preview -->`);
  }
}

/** The whole address of a page; only its path where the host that was asked for makes no sense. */
export function pageAddress(host: string | undefined, isSecure: boolean, pathname: string): string {
  const isHost = host !== undefined && HOST.test(host);
  return isHost ? `${isSecure ? 'https' : 'http'}://${host}${pathname}` : pathname;
}

function tagsOf({ language, title, text, picture }: Preview, address: string): string[] {
  const image = address.replace(/^(https?:\/\/[^/]+)?.*$/s, `$1/preview/${picture}.png`);
  const other = language === 'tr' ? 'en' : 'tr';
  const full = title === BRAND ? BRAND : `${title} · ${BRAND}`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(full)}</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    property('og:type', 'website'),
    property('og:site_name', BRAND),
    property('og:title', title),
    property('og:description', text),
    property('og:locale', WORDS[language].locale),
    property('og:locale:alternate', WORDS[other].locale),
    property('og:url', address),
    property('og:image', image),
    property('og:image:width', String(SIZE.width)),
    property('og:image:height', String(SIZE.height)),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are what people have typed: nothing of them may end the attribute that they stand in. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
