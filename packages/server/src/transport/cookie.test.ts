// The cookie with a player's token: what is read from it and how it is set.

import { expect, it } from 'vitest';
import { newToken } from '../identity/token.ts';
import { COOKIE, setCookie, tokenCookie } from './cookie.ts';

const token = newToken();

it('is found among other cookies', () => {
  expect(tokenCookie(`${COOKIE}=${token}`)).toBe(token);
  expect(tokenCookie(`a=b; ${COOKIE}=${token} ;c=d`)).toBe(token);
  expect(tokenCookie(`a;b=;${COOKIE}=${token}`)).toBe(token);
});

it.each([
  undefined,
  '',
  ';;;',
  `${COOKIE}`,
  `${COOKIE}=`,
  `${COOKIE}=short`,
  `x${COOKIE}=${token}`,
  `${COOKIE}=${token}!`,
  `${COOKIE}=${'x'.repeat(87)}`,
  `${COOKIE}=; ${COOKIE}=${token}`,
])('is not read from %j', (header) => {
  expect(tokenCookie(header)).toBeNull();
});

it('is out of reach for scripts and other sites, and lasts a year', () => {
  expect(setCookie(token, false)).toBe(
    `${COOKIE}=${token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(setCookie(token, true)).toBe(`${setCookie(token, false)}; Secure`);
  expect(tokenCookie(setCookie(token, true).split(';')[0])).toBe(token);
});
