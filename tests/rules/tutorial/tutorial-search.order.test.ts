import { describe, expect, test } from 'vitest';
import { stepHref } from '../../../src/rules/tutorial/step-href.ts';
import type { StepKey } from '../../../src/rules/tutorial/steps.ts';
import {
  searchTutorials,
  type TutorialIndexEntry,
  teaches,
  tutorialPlaces,
} from '../../../src/rules/tutorial/tutorial-search.ts';

describe('the order of the answers', () => {
  const entry = (slug: string, key: StepKey, ...titles: string[]): TutorialIndexEntry => ({
    slug,
    name: slug,
    steps: [
      { key, title: '', headings: titles.map((title, n) => [`${key}-${n}`, title] as const) },
    ],
  });
  const titlesOf = (keyword: string, ...index: TutorialIndexEntry[]) =>
    searchTutorials(tutorialPlaces(index), keyword).map(({ title }) => title);

  test('whole words before the beginning of others', () => {
    const utils = entry('css', 'utils', 'Les formulaires longs', 'Le formatage', 'La forme');
    expect(titlesOf('forme', utils)).toEqual(['La forme']);
    expect(titlesOf('form', utils)).toEqual(['Les formulaires longs', 'Le formatage', 'La forme']);
  });

  test('a name with a hyphen before its parts: « f-string » is not any string', () => {
    const java = entry('java', 'bases', 'Ranger une valeur (String)');
    const python = entry('python', 'bases', 'Chaînes et f-strings');
    expect(titlesOf('f-string', java, python)).toEqual([
      'Chaînes et f-strings',
      'Ranger une valeur (String)',
    ]);
  });

  test('one letter of plural more or less is the same word', () => {
    expect(titlesOf('listes', entry('a', 'bases', 'Trier', 'Ranger en liste'))).toEqual([
      'Ranger en liste',
    ]);
  });

  test('a word of two letters is never the beginning of another', () => {
    expect(titlesOf('if', entry('a', 'bases', 'Intégrer (iframe)', 'Choisir avec if'))).toEqual([
      'Choisir avec if',
    ]);
  });

  test('steps that teach before those that use, whatever their tutorial', () => {
    const project = entry('a', 'project', 'Exporter en CSV');
    expect(titlesOf('csv', project, entry('b', 'utils', 'Échanger un tableau (CSV)'))).toEqual([
      'Échanger un tableau (CSV)',
      'Exporter en CSV',
    ]);
  });

  test('the name of a tutorial is found, and weighs nothing: all its headings hold it', () => {
    const css = entry('css', 'bases', 'Nommer (variables CSS)', 'Nommer');
    expect(titlesOf('css nommer', css)).toEqual(['Nommer (variables CSS)', 'Nommer']);
  });
});

test.each([
  { href: stepHref('css', 'bases', 'bases-grid'), is: true },
  { href: stepHref('css', 'first', 'first-lire'), is: true },
  { href: stepHref('css', 'bases', 'bases-l-essentiel'), is: false },
  { href: stepHref('css', 'exos', 'exos-carte'), is: false },
  { href: stepHref('css', 'bases'), is: false },
  { href: '/ressources/css', is: false },
])('$href teaches: $is', ({ href, is }) => {
  expect(teaches({ href, title: '', place: '' })).toBe(is);
});
