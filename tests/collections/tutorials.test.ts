import { beforeEach, expect, test } from 'vitest';
import { listTutorials, newestTutorials, renderTutorial } from '../../src/collections/tutorials.ts';
import { STEPS } from '../../src/rules/tutorial/steps.ts';
import { putEntries, takeRendered } from '../support/astro-content.ts';

const about = (title: string, updated: string) => ({ title, updated: new Date(updated) });
const FILES = STEPS.map(({ key }, index) => `css/${index + 1}-${key}`);
const step = (id: string, body = 'Oui.') => ({
  id,
  body,
  data: { title: id, description: '', objectives: [] },
  headings: [
    { depth: 2, slug: 'a', text: 'A' },
    { depth: 3, slug: 'b', text: 'B' },
  ],
});

beforeEach(() => {
  putEntries('tutorials', [
    { id: 'html', data: about('HTML', '2026-01-02') },
    { id: 'css', data: about('CSS', '2026-01-02') },
    { id: 'sql', data: about('SQL', '2026-03-01') },
  ]);
  putEntries('steps', [...FILES.map((id) => step(id)), step('html/1-intro')]);
  takeRendered();
});

test('the list is in the order of the slugs, and compiles nothing', async () => {
  expect((await listTutorials()).map(({ slug }) => slug)).toEqual(['css', 'html', 'sql']);
  expect(takeRendered()).toEqual([]);
});

test('the newest come first, those of one day in the order of the slugs', async () => {
  expect((await newestTutorials(2)).map(({ slug }) => slug)).toEqual(['sql', 'css']);
});

test('a tutorial has its eight steps, in order, and only they are compiled', async () => {
  const { steps, about: facts } = await rendered('css');
  expect(facts.title).toBe('CSS');
  expect(steps.map(({ key }) => key)).toEqual(STEPS.map(({ key }) => key));
  expect(takeRendered()).toEqual(FILES);
});

test('a step has its headings of the third level, and its reading time in minutes', async () => {
  putEntries(
    'steps',
    FILES.map((id) => step(id, 'mot '.repeat(299).trim())),
  );
  const [first] = (await rendered('css')).steps;
  expect(first?.headings).toEqual([{ depth: 3, slug: 'b', text: 'B' }]);
  expect(first?.minutes).toBe(2);
});

test('a step that is missing is named', async () => {
  putEntries(
    'steps',
    FILES.slice(1).map((id) => step(id)),
  );
  await expect(rendered('css')).rejects.toThrow(
    'content/tutorials/css/1-intro.mdx manque : un tutoriel a huit étapes.',
  );
});

test('a step that has no place is named', async () => {
  putEntries(
    'steps',
    [...FILES, 'css/3-base'].map((id) => step(id)),
  );
  await expect(rendered('css')).rejects.toThrow(
    'content/tutorials/css/3-base.mdx : les étapes sont css/1-intro, css/2-first,',
  );
});

async function rendered(slug: string) {
  const listed = (await listTutorials()).find((one) => one.slug === slug);
  if (!listed) throw new Error(`no tutorial « ${slug} »`);
  return renderTutorial(listed);
}
