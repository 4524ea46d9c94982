import { expect, test } from 'vitest';
import { strict } from '../../../../src/browser/workshop/react/modules.ts';

test('a name that a module has not is told', () => {
  const module = strict({ total: 1, vide: undefined } as Record<string, unknown>, 'react');
  expect([module.total, module.vide]).toEqual([1, undefined]);
  expect(() => module.useStat).toThrow('« react » n’exporte pas « useStat ».');
  expect(() => module.default).toThrow('« react » n’a pas de « export default ».');
});
