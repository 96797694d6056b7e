// Where a connection comes from: its address behind proxies, and whether its page may talk to this server.

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The client's address for limits, as the last `proxies` hops have it. */
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
  return sentBy(request, 'x-forwarded-for', proxies) ?? request.socket?.remoteAddress ?? '';
}

/** Whether the client came over TLS, to this server or to the proxies in front of it. */
export function isSecure(request: IncomingMessage, proxies: number): boolean {
  const scheme = sentBy(request, 'x-forwarded-proto', proxies);
  if (scheme !== null) return scheme.toLowerCase() === 'https';
  return (request.socket as { encrypted?: boolean }).encrypted === true;
}

/** What the outermost of the believed proxies wrote into a header to which each adds its own. */
function sentBy(request: IncomingMessage, header: string, proxies: number): string | null {
  if (proxies === 0) return null;
  const given = request.headers[header];
  const messages = (Array.isArray(given) ? given.join(',') : (given ?? ''))
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return messages.at(-proxies) ?? messages[0] ?? null;
}

/**
 * What keeps a page from connecting, if anything. Programs send no origin; pages must come from this host, over the
 * same scheme, or from an origin that is allowed.
 */
export function originProblem(
  request: IncomingMessage,
  allowed: readonly string[],
  proxies: number,
): 'host' | 'scheme' | null {
  const { origin, host } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return null;
  if (!URL.canParse(origin)) return 'host';
  const from = new URL(origin);
  if (from.host !== host) return 'host';
  return from.protocol === (isSecure(request, proxies) ? 'https:' : 'http:') ? null : 'scheme';
}
