// Where a connection comes from: its address behind proxies, and whether its page may talk to this server.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The client's address, as the last `proxies` hops tell it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket?.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-proxies) ?? hops[0] ?? direct;
}

/** Programs send no origin; pages must come from this host, or from one that is allowed. */
export function isAllowedOrigin(
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
