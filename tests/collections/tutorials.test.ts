import { beforeEach, describe, expect, test } from 'vitest';
import {
  listTutorials,
  newestTutorials,
  renderTutorial,
  renderTutorials,
  tutorialSlugs,
} from '../../src/collections/tutorials.ts';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { putEntries, takeRendered } from '../support/astro-content.ts';

const about = (title: string, updated: string, brouillon = false) => ({
  fields: { title, updated: new Date(updated), brouillon },
});
const FILES = STEPS.map(({ key }, index) => `css/${index + 1}-${key}`);
const step = (id: string, body = 'Oui.') => ({
  id,
  body,
  data: { fields: { title: id, description: '', objectives: [] } },
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
  putEntries('coverage', []);
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
  const { steps, about: facts } = await renderTutorial('css');
  expect(facts.title).toBe('CSS');
  expect(steps.map(({ key }) => key)).toEqual(STEPS.map(({ key }) => key));
  expect(takeRendered()).toEqual(FILES);
});

test('a step has its headings of the third level, and its time in minutes', async () => {
  putEntries(
    'steps',
    FILES.map((id) => step(id, 'mot '.repeat(299).trim())),
  );
  const [first] = (await renderTutorial('css')).steps;
  expect(first?.headings).toEqual([{ depth: 3, slug: 'b', text: 'B' }]);
  expect(first?.time).toEqual({ least: 2, most: 2 });
});

test('a step that is missing is named', async () => {
  putEntries(
    'steps',
    FILES.slice(1).map((id) => step(id)),
  );
  await expect(renderTutorial('css')).rejects.toThrow(
    'content/tutorials/css/1-intro.mdx:1 : cette étape manque — écris-la, ou mets « brouillon: true » dans tutorial.yaml',
  );
});

const FAULTS = { faults: ['title : cette clé manque'], isDraft: false };

describe('a draft (Y6)', () => {
  beforeEach(() => {
    putEntries('tutorials', [
      { id: 'css', data: about('CSS', '2026-01-02') },
      { id: 'html', data: about('HTML', '2026-01-02', true) },
    ]);
  });

  test('is in no list, written or not', async () => {
    expect((await listTutorials()).map(({ slug }) => slug)).toEqual(['css']);
    expect((await renderTutorials()).map(({ slug }) => slug)).toEqual(['css']);
  });

  test('has a page while one writes, where the missing steps have no text', async () => {
    expect(await tutorialSlugs()).toEqual([
      { slug: 'css', isDraft: false },
      { slug: 'html', isDraft: true },
    ]);
    const { about: facts, steps } = await renderTutorial('html');
    expect(facts.brouillon).toBe(true);
    expect(steps.map(({ key }) => key)).toEqual(STEPS.map(({ key }) => key));
    expect(steps.map(({ Content }) => Content)).toEqual([
      'the text of html/1-intro',
      ...Array.from({ length: 7 }),
    ]);
    expect(steps[2]?.title).toBe('Bases');
  });

  test('is a draft even when its YAML is faulty', async () => {
    putEntries('tutorials', [{ id: 'html', data: { ...FAULTS, isDraft: true } }]);
    expect(await tutorialSlugs()).toEqual([{ slug: 'html', isDraft: true }]);
    expect(await listTutorials()).toEqual([]);
  });
});

test('a tutorial whose YAML is faulty breaks its own page alone', async () => {
  putEntries('tutorials', [
    { id: 'css', data: about('CSS', '2026-01-02') },
    { id: 'sql', data: FAULTS },
  ]);
  expect((await listTutorials()).map(({ slug }) => slug)).toEqual(['css']);
  expect((await tutorialSlugs()).map(({ slug }) => slug)).toEqual(['css', 'sql']);
  await expect(renderTutorial('sql')).rejects.toThrow(
    'content/tutorials/sql/tutorial.yaml : title : cette clé manque',
  );
  expect((await renderTutorial('css')).steps).toHaveLength(8);
});

test('a faulty step is told by its file; the search goes without its tutorial', async () => {
  putEntries('tutorials', [{ id: 'css', data: about('CSS', '2026-01-02') }]);
  const faulty = { ...step('css/3-bases'), data: FAULTS };
  putEntries('steps', [...FILES.filter((id) => id !== faulty.id).map((id) => step(id)), faulty]);
  const says = 'content/tutorials/css/3-bases.mdx : title : cette clé manque';
  await expect(renderTutorial('css')).rejects.toThrow(says);
  expect(await renderTutorials()).toEqual([]);
});

test('what a tutorial leaves for later is what its coverage says', async () => {
  expect((await renderTutorial('css')).later).toEqual([]);
  const fields = [
    { notion: 'Aligner', niveau: 'essentiel', lieu: 'bases-aligner' },
    { notion: 'Animer', niveau: 'ensuite' },
  ];
  putEntries('coverage', [
    { id: 'css', data: { fields } },
    { id: 'html', data: { fields: [{ notion: 'Dessiner', niveau: 'ensuite' }] } },
  ]);
  expect((await renderTutorial('css')).later).toEqual(['Animer']);
});

test('the notions that a tutorial requires are links; those of a tutorial that is left out are none', async () => {
  const requires = ['html#bases-b', 'html#bases-gone', 'php#bases-b', 'sql#utils-b', 'html#autre'];
  putEntries('tutorials', [
    { id: 'css', data: { fields: { title: 'CSS', updated: new Date(), requires } } },
    { id: 'html', data: about('HTML', '2026-01-02') },
    { id: 'sql', data: about('SQL', '2026-03-01', true) },
  ]);
  const bases = {
    ...step('html/3-bases'),
    headings: [{ depth: 3, slug: 'bases-b', text: '2. B' }],
  };
  putEntries('steps', [...FILES.map((id) => step(id)), bases, step('sql/4-utils')]);
  expect((await renderTutorial('css')).requires).toEqual([
    { tutorial: 'HTML', title: 'B', href: '/ressources/html?tabs=bases#bases-b' },
    { tutorial: 'HTML', title: 'Bases', href: '/ressources/html?tabs=bases#bases-gone' },
  ]);
});
