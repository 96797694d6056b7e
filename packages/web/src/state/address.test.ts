// What people type, say or paste to come to a table.

import { expect, it } from 'vitest';
import { readTableWord, tableAddress } from './address.ts';

it.each([
  ['deniz', 'deniz', null],
  [' Erişte ', 'Erişte', null],
  ['erişte42', 'erişte42', null],
  ['erişte 418207', 'erişte', '418207'],
  ['erişte418207', 'erişte', '418207'],
  ['erişte 418 207', 'erişte', '418207'],
  ['erişte, 418-207', 'erişte', '418207'],
  ['Erişte: 4 1 8 2 0 7 ', 'Erişte', '418207'],
  ['erişte42 418207', 'erişte42', '418207'],
  ['kara deniz 418 207', 'kara deniz', '418207'],
  ['418207', '418207', null],
  ['erişte 41820', 'erişte 41820', null],
  ['https://kalpler.example/masa/eriste/k3Tq0Zb9XvPa', 'eriste', 'k3Tq0Zb9XvPa'],
  ['kalpler.example/t/eri%C5%9Fte/418207?x=1', 'erişte', '418207'],
  ['https://kalpler.example/masa/eriste/metin', 'eriste', null],
])('%s is the table %s with %s', (text, slug, key) => {
  expect(readTableWord(text)).toEqual({ slug, key });
});

it('the address of a table ends with what opens it', () => {
  expect(tableAddress({ slug: 'deniz' })).toBe('/masa/deniz');
  expect(tableAddress({ slug: 'deniz', key: 'k3Tq0Zb9XvPa' })).toBe('/masa/deniz/k3Tq0Zb9XvPa');
});
