import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { careerFieldSchema } from '../../../src/collections/schemas/career.ts';
import { courseSchema } from '../../../src/collections/schemas/catalog.ts';
import { stepSchema } from '../../../src/collections/schemas/step.ts';
import { tutorialSchema } from '../../../src/collections/schemas/tutorial.ts';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { isDraft } from '../../../src/rules/site/draft.ts';
import { STEP_KEYS } from '../../../src/rules/tutorial/steps.ts';
import { readLesson, readPage } from '../../../src/tools/checks/read/lesson.ts';
import { schemaFaults } from '../../../src/tools/checks/schemas.ts';
import { pieces } from '../../../src/tools/checks/steps/pieces.ts';
import { planCareer, planCourse } from '../../../src/tools/scaffold/plan.ts';
import { announcedIn, stepText, tutorialFiles } from '../../../src/tools/scaffold/tutorial.ts';
import { written } from '../../markdown/written.ts';
import { plantContent } from '../checks/planted-content.ts';

const PLACE = 'À ÉCRIRE';
const all = announcedIn(readFileSync('content/resources.yaml', 'utf8'));

describe.each(all)('a new tutorial: $slug', (tutorial) => {
  const files = tutorialFiles(tutorial, all, '2026-11-22');
  const folder = `content/tutorials/${tutorial.slug}`;

  test('has its two YAML files, eight steps, and six exercises with a start, a solution and tests', () => {
    const names = Object.keys(files);
    expect(names.slice(0, 10)).toEqual([
      'tutorial.yaml',
      'coverage.yaml',
      ...STEP_KEYS.map((key, index) => `${index + 1}-${key}.mdx`),
    ]);
    for (const stem of ['starter', 'solution', 'tests']) {
      const some = names.filter((name) => name.includes(`/${stem}.`));
      expect(some.map((name) => name.split('/')[1])).toEqual([
        '1-ordonner',
        '2-completer',
        '3-reparer',
        '4-ecrire',
        '5-combiner',
        '6-defi',
      ]);
    }
  });

  test('is a draft that keeps the schemas, with places to fill in each text', () => {
    const { 'tutorial.yaml': about = '' } = files;
    expect(isDraft(about)).toBe(true);
    expect(schemaFaults(`${folder}/tutorial.yaml`, about, tutorialSchema)).toEqual([]);
    for (const [name, text] of Object.entries(files)) {
      const isBare = /\/(?:exercice\.h|page\.html)$/.test(name);
      expect([name, isBare || text.includes(PLACE)]).toEqual([name, true]);
      expect([name, /%[A-Z]+(?:\*\d+)?%/.test(text)]).toEqual([name, false]);
      if (!name.endsWith('.mdx')) continue;
      expect(schemaFaults(`${folder}/${name}`, text, stepSchema)).toEqual([]);
    }
  });

  test('has steps that the site can show', async () => {
    plantContent(prefixed(folder, files));
    for (const [index, key] of STEP_KEYS.entries()) {
      const path = `${folder}/${index + 1}-${key}.mdx`;
      const text = stepText(tutorial, key).replace(/^---\n.*?\n---\n/s, '');
      expect(await written(text, path)).toContain('À ÉCRIRE');
    }
  });
});

test('a new step has the pieces that the standard asks of it', () => {
  const [tutorial] = all;
  if (!tutorial) throw new Error('no tutorial is announced');
  const missing = STEP_KEYS.flatMap((key, index) => {
    const file = `content/tutorials/html/${index + 1}-${key}.mdx`;
    return pieces(readLesson(readPage(file, stepText(tutorial, key)))).map(faultLine);
  });
  // Those that only a writer can bring.
  expect(missing).toEqual([
    'content/tutorials/html/7-project.mdx:1 : le code final du projet (les blocs « file= ») a 0 ligne — il en faut 60 à 200',
  ]);
});

test('a new course is a draft that keeps the schema', () => {
  const { files } = planCourse('couture-boubou');
  const [[file, text] = ['', '']] = Object.entries(files);
  expect(file).toBe('content/catalog/courses/couture-boubou.yaml');
  expect(isDraft(text)).toBe(true);
  expect(schemaFaults(file, text, courseSchema)).toEqual([]);
});

test('a new section of the guide keeps the schema, and is no draft: the guide is whole or broken', () => {
  const { files } = planCareer('data');
  const [[file, text] = ['', '']] = Object.entries(files);
  expect(file).toBe('content/career/5-data.mdx');
  expect(schemaFaults(file, text, careerFieldSchema)).toEqual([]);
  expect(isDraft(text)).toBe(false);
  expect(text.split(PLACE).length).toBeGreaterThan(20);
});

function prefixed(folder: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}
