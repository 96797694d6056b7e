// The figures for operators: on a port of their own, or for this machine only.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Metrics } from '../metrics.ts';

/** What proxies add to a request that they pass on. */
const PASSED_ON = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a program on this machine asks, by the machine's own name. A proxy on this machine asks for others: what it
 * has passed on does not count, nor anything at all where there is said to be one.
 */
export function isFromHere(request: IncomingMessage, proxies: number): boolean {
  const { socket, headers } = request;
  const address = socket.remoteAddress ?? '';
  if (proxies > 0 || Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  return (
    LOCAL_HOST.test(headers.host ?? '') &&
    loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  );
}

export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.registry.metrics();
  response.setHeader('Content-Type', metrics.registry.contentType);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

/** A server for nothing but the figures. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    const isAsked = request.method === 'GET' && /^\/metrics(?:\?|$)/.test(request.url ?? '');
    if (isAsked) {
      sendMetrics(metrics, response).catch(() => response.writeHead(500).end());
    } else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
  });
}
