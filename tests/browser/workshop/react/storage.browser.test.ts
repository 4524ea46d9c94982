import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../src/browser/workshop/react/storage.ts';

test('keeps texts, as the storage of a browser does', () => {
  const storage = memoryStorage();
  storage.setItem('nom', 'Awa');
  storage.setItem('total', 5 as unknown as string);
  storage.age = 12;
  expect([storage.getItem('total'), storage.age, storage.nom]).toEqual(['5', '12', 'Awa']);
  expect([storage.length, storage.key(1), storage.key(9)]).toEqual([3, 'total', null]);
  expect(Object.keys(storage)).toEqual(['nom', 'total', 'age']);
  expect('nom' in storage).toBe(true);
  delete storage.nom;
  storage.removeItem('total');
  expect([storage.getItem('nom'), storage.total, storage.length]).toEqual([null, undefined, 1]);
  storage.clear();
  expect(storage.length).toBe(0);
});
