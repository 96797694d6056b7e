// Who may come to a table: the key of its link, the code said with its word, its lock, and who has been removed.
//
// Not in the log but in the row that lists the table: locks and codes may change without end, and the row is
// overwritten.

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Visibility } from './log/entry.ts';

export interface Access {
  /** The last part of a private table's link, and the digits that are said with its word; null for public tables. */
  readonly key: string | null;
  readonly code: string | null;
  /** Whether only those may come who have been here before. */
  readonly locked: boolean;
  /** Players who have been removed, as hashes of their tokens. */
  readonly banned: readonly string[];
}

/** Letters and digits only: some programs end a link before a sign, or read it as italics. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 12 of 62 characters are 71 bits. */
const KEY_LENGTH = 12;
const CODE_LENGTH = 6;
const CODE = /^\d{6}$/;
/** The oldest are forgotten: by then a lock is the better means. */
const MOST_BANNED = 100;

export function newAccess(visibility: Visibility): Access {
  const isPrivate = visibility === 'private';
  return {
    key: isPrivate ? newKey() : null,
    code: isPrivate ? newCode() : null,
    locked: false,
    banned: [],
  };
}

/** As it was stored; a table from before there were keys gets new ones. */
export function readAccess(stored: unknown, visibility: Visibility): Access {
  return isAccess(stored, visibility) ? stored : newAccess(visibility);
}

function isAccess(stored: unknown, visibility: Visibility): stored is Access {
  const { key, code, locked, banned } = (stored ?? {}) as Partial<Record<keyof Access, unknown>>;
  const hasSecrets = typeof key === 'string' && typeof code === 'string';
  return (
    (visibility === 'public' || hasSecrets) &&
    typeof locked === 'boolean' &&
    Array.isArray(banned) &&
    banned.every((player) => typeof player === 'string')
  );
}

function newKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

export function withNewCode(access: Access): Access {
  return { ...access, code: newCode() };
}

export function withBan(access: Access, player: string): Access {
  const others = access.banned.filter((other) => other !== player);
  return { ...access, banned: [...others, player].slice(-MOST_BANNED) };
}

/** What somebody has shown: the key, the right code, or neither. */
type Proof = 'key' | 'code' | null;

/** It takes the same time however much of a guess is right, and whether or not there is such a table. */
export function proofOf(access: Access | null, given: string | undefined): Proof {
  const text = plainCode(given);
  const isKey = isSame(text, access?.key ?? null);
  const isCode = isSame(text, access?.code ?? null);
  return isKey ? 'key' : isCode ? 'code' : null;
}

/** Whether a guess is one of the short codes, which could be tried one by one. */
export function isShortCode(given: string | undefined): boolean {
  return CODE.test(plainCode(given));
}

/** Codes are said and typed in groups. */
function plainCode(given = ''): string {
  return given.replace(/[\s-]/g, '');
}

function isSame(given: string, right: string | null): boolean {
  const isEqual = timingSafeEqual(digest(given), digest(right ?? ''));
  return right !== null && isEqual;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
