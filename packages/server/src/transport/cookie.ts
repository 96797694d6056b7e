// The cookie that keeps a player's token out of the reach of scripts.

import { isToken } from '../identity/token.ts';

export const COOKIE = 'kalpler';
const YEAR = 365 * 24 * 3600;

/** The token in a Cookie header, if there is one. */
export function tokenCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== COOKIE) continue;
    const value = part.slice(at + 1).trim();
    return isToken(value) ? value : null;
  }
  return null;
}

export function setCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${token}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
