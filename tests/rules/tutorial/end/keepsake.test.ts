import { describe, expect, test } from 'vitest';
import { keepsakeLines, projectName } from '../../../../src/rules/tutorial/end/keepsake.ts';
import { STEP_KEYS } from '../../../../src/rules/tutorial/steps.ts';

const START = {
  tutorial: 'Python',
  firstName: '',
  date: '27 novembre 2026',
  woven: [],
  passed: [],
  project: 'Le cahier de boutique',
};

describe('the lines under the cloth (T32)', () => {
  test.each([
    ['nothing earned yet', {}, ['Python', '0 bande sur 8', '27 novembre 2026']],
    ['a band', { woven: ['intro'] }, ['Python', '1 bande sur 8', '27 novembre 2026']],
    [
      'a first name, and an exercise',
      { firstName: '  Awa \n', woven: ['intro', 'exos'], passed: ['1-a'] },
      ['Awa', 'Python\u00A0: 2 bandes sur 8', '1 exercice réussi sur 6', '27 novembre 2026'],
    ],
    [
      'all of it',
      { firstName: 'Awa', woven: STEP_KEYS, passed: ['1-a', '2-b', '4-d'] },
      [
        'Awa',
        'Python\u00A0: 8 bandes sur 8',
        '3 exercices réussis sur 6',
        'Projet\u00A0: Le cahier de boutique',
        '27 novembre 2026',
      ],
    ],
    [
      'steps that are none',
      { woven: ['intro', 'intro', 'nowhere'] },
      ['Python', '1 bande sur 8', '27 novembre 2026'],
    ],
    [
      'a name that is too long',
      { firstName: 'A'.repeat(60) },
      [`${'A'.repeat(39)}…`, 'Python\u00A0: 0 bande sur 8', '27 novembre 2026'],
    ],
  ])('%s', (_, known, lines) => {
    expect(keepsakeLines({ ...START, ...known })).toEqual(lines);
  });
});

test.each([
  ['Le cahier de boutique, un programme complet.', 'Le cahier de boutique'],
  ['Le journal de la station : lire ses mesures.', 'Le journal de la station'],
  ['La page d’un festival à Saint-Louis. Une affiche.', 'La page d’un festival à Saint-Louis'],
  ['', ''],
])('the project of « %s » is « %s »', (description, name) => {
  expect(projectName(description)).toBe(name);
});
