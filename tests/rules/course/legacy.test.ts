import { describe, expect, test } from 'vitest';
import {
  chooseLegacy,
  type LegacyCourse,
  legacyAsCourse,
} from '../../../src/rules/course/legacy.ts';

const PACKS = [legacy('python'), legacy('web')];

describe('the course comes from the navigation state, else from the address (L2)', () => {
  test.each([
    ['a known pack', 'web', [], PACKS[1]],
    ['no pack, no state', 'java', [], undefined],
    ['no id, no state', '', [], undefined],
    ['its state before the pack', 'web', [legacy('web', 'État')], 'État'],
    [
      'the history before the storage',
      'web',
      [legacy('web', 'Historique'), legacy('web', 'Stockage')],
      'Historique',
    ],
    [
      'the storage, when the history is of another course',
      'web',
      [legacy('java'), legacy('web', 'Stockage')],
      'Stockage',
    ],
    [
      'the pack, when every state is of another course',
      'web',
      [legacy('java'), legacy('WEB')],
      PACKS[1],
    ],
    ['any state, when the address asks for none', '', [legacy('java', 'Java')], 'Java'],
    ['no name of an object’s own', '__proto__', [], undefined],
  ])('%s', (_, id, states, found) => {
    const course = chooseLegacy(id, states, PACKS);
    expect(typeof found === 'string' ? course?.title : course).toBe(found);
  });
});

test('the title stands for the category, and the price is never 0: it would be free (L3, P1)', () => {
  const shown = legacyAsCourse({ ...legacy('web', 'Pack Web'), bannerUrl: '/media/a.svg' });
  expect(shown).toMatchObject({ id: 'web', name: 'Pack Web', category: 'Pack Web' });
  expect(shown).toMatchObject({ bannerUrl: '/media/a.svg', price: undefined });
});

function legacy(id: string, title = `Pack ${id}`): LegacyCourse {
  return { id, title, description: '', bannerUrl: undefined };
}
