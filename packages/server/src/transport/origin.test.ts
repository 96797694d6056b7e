// Where a connection comes from: the address that proxies give, and the page that opened it.

import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, networkOf, originProblem } from './origin.ts';

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

it.each([
  ['nobody is believed without proxies', request('1.1.1.1', '6.6.6.6'), 0, '1.1.1.1'],
  ['one proxy gives the last hop', request('9.9.9.9', '6.6.6.6, 1.1.1.1'), 1, '1.1.1.1'],
  ['two give the last but one', request('9.9.9.9', '6.6.6.6,1.1.1.1, 8.8.8.8'), 2, '1.1.1.1'],
  ['fewer hops than proxies', request('9.9.9.9', '1.1.1.1'), 3, '1.1.1.1'],
  ['a proxy that says nothing', request('9.9.9.9'), 1, '9.9.9.9'],
  ['nor anything of use', request('9.9.9.9', ' , '), 1, '9.9.9.9'],
  ['a connection that is gone', request(undefined), 0, ''],
] as const)('the address: %s', (_, from, proxies, address) => {
  expect(addressOf(from, proxies)).toBe(address);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('a page may connect', () => {
  const HOST = 'kalpler.example:3000';
  const ALLOWED = ['https://friend.example'];
  const asking = (headers: Record<string, string>, encrypted = false) =>
    ({ socket: { encrypted }, headers: { host: HOST, ...headers } }) as unknown as IncomingMessage;

  it.each([
    [undefined, null],
    ['http://kalpler.example:3000', null],
    ['https://kalpler.example:3000', 'scheme'],
    ['https://friend.example', null],
    ['http://friend.example', 'host'],
    ['https://friend.example.evil.example', 'host'],
    ['https://evil.example', 'host'],
    ['http://kalpler.example', 'host'],
    ['ws://kalpler.example:3000', 'scheme'],
    ['null', 'host'],
    ['', 'host'],
    ['kalpler.example:3000', 'host'],
  ])('over plain HTTP: %j, but for its %j', (origin, problem) => {
    const request = asking(origin === undefined ? {} : { origin });
    expect(originProblem(request, ALLOWED, 0)).toBe(problem);
  });

  const SECURE = 'https://kalpler.example:3000';
  const PLAIN = 'http://kalpler.example:3000';

  it('over TLS only from a page that came over TLS', () => {
    expect(originProblem(asking({ origin: SECURE }, true), ALLOWED, 0)).toBeNull();
    expect(originProblem(asking({ origin: PLAIN }, true), ALLOWED, 0)).toBe('scheme');
  });

  it.each([
    ['https', 1, SECURE, null],
    ['https', 1, PLAIN, 'scheme'],
    ['HTTPS', 1, SECURE, null],
    ['http', 1, PLAIN, null],
    ['http', 1, SECURE, 'scheme'],
    ['http, https', 1, SECURE, null],
    ['https, http', 1, SECURE, 'scheme'],
    ['https, http', 2, SECURE, null],
    ['https', 2, SECURE, null],
    ['', 1, PLAIN, null],
    ['https', 0, SECURE, 'scheme'],
  ] as const)('a proxy says %j, of %i that are believed: from %s but for its %j', (...row) => {
    const [message, proxies, origin, problem] = row;
    const request = asking({ origin, 'x-forwarded-proto': message });
    expect(originProblem(request, ALLOWED, proxies)).toBe(problem);
  });
});
