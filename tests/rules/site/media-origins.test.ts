import { expect, test } from 'vitest';
import { refusedOrigins } from '../../../src/rules/site/media-origins.ts';

const ALLOWED = ['https://formation.example', 'https://api.example/v2', 'https://images.example'];

test('hosts that the policy refuses are named once, in order', () => {
  const addresses = [
    ...['https://z.example/a.png', 'https://b.example/a.png', 'https://z.example/b.png'],
    ...['https://images.example/a.png', 'https://api.example/a.png', '/media/covers/a.svg'],
    ...['https://images.example:8443/a.png', undefined],
  ];
  expect(refusedOrigins(addresses, ALLOWED)).toEqual([
    'https://b.example',
    'https://images.example:8443',
    'https://z.example',
  ]);
  expect(refusedOrigins([], ALLOWED)).toEqual([]);
});
