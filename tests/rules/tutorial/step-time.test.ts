import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stepTime, timeLabel, totalTime } from '../../../src/rules/tutorial/step-time.ts';

const words = (count: number) => 'mot '.repeat(count).trim();
const exercise = (minutes: number) =>
  `<Exercise nom="a" titre="A" minutes="${minutes}" notions="for">\n\n${words(10)}\n\n</Exercise>`;
const project = (start: string) => `${start}\n\n${words(600)}\n\n## Jalons\n\nProg en neuf heures.`;

describe('the time of a step (T13)', () => {
  test.each([
    ['nothing written', 'intro', '', 1, 1],
    ['reading alone', 'bases', words(1_200), 10, 10],
    ['exercises', 'exos', `${words(1_200)}\n${exercise(15)}\n${exercise(40)}`, 65, 65],
    ['a project', 'project', project('Compte trois à quatre heures, en plusieurs fois.'), 180, 240],
    [
      'a project, one or the other',
      'project',
      project('Cela prend trois ou quatre heures.'),
      180,
      240,
    ],
    ['a project, one time', 'project', project('Prévois six heures.'), 360, 360],
    [
      'and more for a part of it',
      'project',
      project('Cinq, ou cinq heures, et une heure de plus.'),
      300,
      300,
    ],
    ['a project that says nothing', 'project', project('Tu l’écris en six jalons.'), 5, 5],
    ['a word that ends like a number', 'project', project('Reviens à chacune heures.'), 5, 5],
    ['hours of which a lesson speaks', 'bases', `Le prix de trois heures.\n${words(595)}`, 5, 5],
  ] as const)('%s', (_, key, text, least, most) => {
    expect(stepTime(key, text)).toEqual({ least, most });
  });
});

test('the times of steps are added', () => {
  const times = [
    { least: 10, most: 10 },
    { least: 180, most: 240 },
  ];
  expect(totalTime(times)).toEqual({ least: 190, most: 250 });
});

test.each([
  [1, 1, '1\u00A0min'],
  [54, 54, '54\u00A0min'],
  [59, 59, '59\u00A0min'],
  [60, 60, '1\u00A0h'],
  [179, 179, '3\u00A0h'],
  [165, 165, '2\u00A0h\u00A045'],
  [65, 65, '1\u00A0h'],
  [180, 240, '3 à 4\u00A0h'],
  [700, 760, '12 à 13\u00A0h'],
])('%i to %i minutes are « %s »', (least, most, label) => {
  expect(timeLabel({ least, most })).toBe(label);
});

test.each(
  globSync('content/tutorials/*/7-project.mdx').filter(
    (file) => !/\/(?:css|javascript)\//.test(file),
  ),
)('%s takes the hours that it says', (file) => {
  expect(stepTime('project', readFileSync(file, 'utf8')).least).toBeGreaterThanOrEqual(180);
});
