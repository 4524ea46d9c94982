import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPorts } from '../../../src/rules/site/ports.ts';

test.each([
  { env: {}, ports: { site: 4321, api: 4322 } },
  { env: { PORT: '', API_PORT: ' ' }, ports: { site: 4321, api: 4322 } },
  { env: { PORT: '5000' }, ports: { site: 5000, api: 4322 } },
  { env: { PORT: ' 1 ', API_PORT: '65535' }, ports: { site: 1, api: 65_535 } },
])('$env', ({ env, ports }) => {
  expect(readPorts(env)).toEqual({ ports, faults: [] });
});

test.each([
  { name: 'PORT', value: 'abc' },
  { name: 'API_PORT', value: '0x10' },
  { name: 'PORT', value: '1e3' },
  { name: 'PORT', value: '80.5' },
  { name: 'API_PORT', value: '-1' },
  { name: 'PORT', value: '0' },
  { name: 'API_PORT', value: '65536' },
  { name: 'PORT', value: '000000080' },
])('$name=$value is told by its name', ({ name, value }) => {
  expect(readPorts({ [name]: value }).faults).toEqual([
    `${name} : « ${value} » n’est pas un port ; donnez un nombre de 1 à 65535`,
  ]);
});

test('both faults are told at once', () => {
  expect(readPorts({ PORT: 'a', API_PORT: 'b' }).faults).toHaveLength(2);
});

test.each([{ PORT: '5000', API_PORT: '5000' }, { API_PORT: '4321' }, { PORT: '4322' }])(
  'two servers cannot share a port: %o',
  (env) => {
    expect(readPorts(env).faults).toEqual([
      expect.stringMatching(/^PORT et API_PORT : .* le même port, \d+ ;/),
    ]);
  },
);

test('0 is a port where the system may choose it', () => {
  expect(readPorts({ API_PORT: '0' }, 0)).toEqual({ ports: { site: 4321, api: 0 }, faults: [] });
});

test('whatever is given, the ports can be listened to', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (PORT, API_PORT) => {
      const { ports } = readPorts({ PORT, API_PORT });
      for (const port of Object.values(ports)) {
        expect(Number.isInteger(port) && port >= 1 && port <= 65_535).toBe(true);
      }
    }),
  );
});
