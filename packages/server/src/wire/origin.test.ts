// Where a connection comes from: the address that proxies tell, and the page that opened it.

import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, isAllowedOrigin, networkOf } from './origin.ts';

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

it.each([
  ['nobody is believed without proxies', request('1.1.1.1', '6.6.6.6'), 0, '1.1.1.1'],
  ['one proxy tells the last hop', request('9.9.9.9', '6.6.6.6, 1.1.1.1'), 1, '1.1.1.1'],
  ['two tell the last but one', request('9.9.9.9', '6.6.6.6,1.1.1.1, 8.8.8.8'), 2, '1.1.1.1'],
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

it.each([
  [undefined, true],
  ['http://kalpler.example:3000', true],
  ['https://kalpler.example:3000', true],
  ['https://friend.example', true],
  ['https://friend.example.evil.example', false],
  ['https://evil.example', false],
  ['http://kalpler.example', false],
  ['null', false],
  ['', false],
  ['kalpler.example:3000', false],
])('a page of %j may connect: %j', (origin, allowed) => {
  const headers = { host: 'kalpler.example:3000', ...(origin === undefined ? {} : { origin }) };
  expect(isAllowedOrigin(headers, ['https://friend.example'])).toBe(allowed);
});
