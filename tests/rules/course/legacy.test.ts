import { describe, expect, test } from 'vitest';
import {
  chooseLegacy,
  type LegacyCourse,
  legacyAsCourse,
} from '../../../src/rules/course/legacy.ts';

const PACKS = [legacy('python'), legacy('web')];

describe('the course comes from the navigation state, else from the address (L2)', () => {
  test.each([
    { why: 'a known pack', id: 'web', states: [], found: PACKS[1] },
    { why: 'no pack, no state', id: 'java', states: [], found: undefined },
    { why: 'no id, no state', id: '', states: [], found: undefined },
    { why: 'its state before the pack', id: 'web', states: [legacy('web', 'État')], found: 'État' },
    {
      why: 'the history before the storage',
      id: 'web',
      states: [legacy('web', 'Historique'), legacy('web', 'Stockage')],
      found: 'Historique',
    },
    {
      why: 'the storage, when the history is of another course',
      id: 'web',
      states: [legacy('java'), legacy('web', 'Stockage')],
      found: 'Stockage',
    },
    {
      why: 'the pack, when every state is of another course',
      id: 'web',
      states: [legacy('java'), legacy('WEB')],
      found: PACKS[1],
    },
    {
      why: 'any state, when the address asks for none',
      id: '',
      states: [legacy('java', 'Java')],
      found: 'Java',
    },
    { why: 'no name of an object’s own', id: '__proto__', states: [], found: undefined },
  ])('$why', ({ id, states, found }) => {
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
