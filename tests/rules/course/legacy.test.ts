import { describe, expect, test } from 'vitest';
import {
  chooseLegacy,
  LEGACY_PRICE,
  type LegacyCourse,
  legacyAsCourse,
} from '../../../src/rules/course/legacy.ts';

const PACKS = [legacy('python'), legacy('web')];

describe('« From navigation state (id, title, description, banner) or query courseId » (section 2)', () => {
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

test('« category (showing the title) », and a price that is never 0: it would be free', () => {
  const shown = legacyAsCourse({ ...legacy('web', 'Pack Web'), bannerUrl: '/media/a.svg' });
  expect(shown).toMatchObject({ id: 'web', name: 'Pack Web', category: 'Pack Web' });
  expect(shown).toMatchObject({ bannerUrl: '/media/a.svg', price: undefined });
});

test("« price placeholder '--- FCFA' » (section 2)", () => {
  expect(LEGACY_PRICE).toBe('---\u00A0FCFA');
});

function legacy(id: string, title = `Pack ${id}`): LegacyCourse {
  return { id, title, description: '', bannerUrl: undefined };
}
