import { expect, test } from 'vitest';
import { isOrigin, isWebAddress, originsOf } from '../../src/build/web-address.ts';

test.each([
  ['https://images.exemple.sn', true, true],
  ['http://localhost:4322', true, true],
  ['https://images.exemple.sn/', true, false],
  ['https://images.exemple.sn/films', true, false],
  ['https://*.exemple.sn', true, false],
  ['https://awa@exemple.sn', true, false],
  ['https:', false, false],
  ['ftp://exemple.sn', false, false],
  ['javascript:alert(1)', false, false],
  ['exemple.sn', false, false],
  ['', false, false],
])('%s is an address: %s, an origin: %s', (value, address, origin) => {
  expect([isWebAddress(value), isOrigin(value)]).toEqual([address, origin]);
});

test.each([
  [undefined, []],
  ['', []],
  ['https://film.exemple.sn/a.mp4', ['https://film.exemple.sn']],
])('%s has the origins %j', (address, origins) => {
  expect(originsOf(address)).toEqual(origins);
});
