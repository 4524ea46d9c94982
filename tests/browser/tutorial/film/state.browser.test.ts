import { expect, test } from 'vitest';
import { stateOf } from '../../../../src/browser/tutorial/film/state.ts';

const VIEW = { line: 1, place: '1 / 1', said: '', calls: [], objects: [], output: '' };

test('the open calls, the objects and what is printed, what changed in words too (U25)', () => {
  const shown = stateOf({
    ...VIEW,
    calls: [{ title: 'Programme', note: '', rows: [{ name: 'a', value: '→ liste A', mark: '' }] }],
    objects: [
      {
        title: 'liste A',
        note: 'a et b y mènent.',
        rows: [{ name: '0', value: '12', mark: 'nouveau' }],
      },
    ],
    output: '12\n',
  });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['Appels ouverts', 'Programmea→ liste A'],
    ...['Objets', 'liste Aa et b y mènent.012 nouveau'],
    ...['Affiché', '12\n'],
  ]);
  expect(shown[3]?.querySelector('.is-changed em')?.textContent).toBe('nouveau');
  expect(shown[1]?.querySelector('.is-changed')).toBeNull();
});

test('what there is none of has no title', () => {
  expect(stateOf(VIEW)).toEqual([]);
});
