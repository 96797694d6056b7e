// Where a connection comes from: its address behind proxies, and whether its page may talk to this server.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The client's address for limits, as the last `proxies` hops tell it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  return networkOf(hopOf(request, proxies));
}

/** A home has one IPv4 address, but a whole IPv6 network: its first four groups of digits. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [plain] = address.split('%');
  const [head = '', tail] = plain!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(gap).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

function hopOf(request: IncomingMessage, proxies: number): string {
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
