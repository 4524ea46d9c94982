import { expect, test } from 'vitest';
import { isLocalHost } from '../../../src/tools/http/local-host.ts';

test.each([
  ...['localhost', 'localhost:4321', 'LOCALHOST:1', '127.0.0.1', '127.0.0.1:4322', '127.8.8.8'],
  ...['[::1]', '[::1]:4321', 'site.localhost:80'],
])('%s is this machine', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each([
  ...[undefined, '', 'exemple.sn', 'exemple.sn:4321', 'localhost.exemple.sn', 'notlocalhost'],
  ...[
    'localhost@exemple.sn',
    'localhost:80:80',
    'localhost ',
    '128.0.0.1',
    '::1',
    '0.0.0.0',
    '.localhost',
    '127.999.999.999',
    '127.0.0.1:99999',
  ],
])('%s is not', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
