import { expect, test } from 'vitest';
import { STEPS, stepLabel } from '../../../src/rules/tutorial/step-labels.ts';

test('the eight steps in order, letter for letter (T1)', () => {
  expect(STEPS).toEqual([
    { key: 'intro', label: 'Introduction' },
    { key: 'first', label: 'Premiers pas' },
    { key: 'bases', label: 'Bases' },
    { key: 'utils', label: 'Outils & Structures' },
    { key: 'exos', label: 'Exercices' },
    { key: 'corrections', label: 'Corrections' },
    { key: 'project', label: 'Mini-Projet' },
    { key: 'final', label: 'Fin de module' },
  ]);
  expect(stepLabel('exos')).toBe('Exercices');
});
