import { beforeEach, expect, test } from 'vitest';
import { careerGuide } from '../../src/collections/career.ts';
import { resourceGroups } from '../../src/collections/resources.ts';
import { CAREER_SECTIONS } from '../../src/rules/site/career.ts';
import { putEntries } from '../support/astro-content.ts';

const FIELDS = CAREER_SECTIONS.slice(1);
const field = (id: string, changes: object = {}) => ({
  id,
  data: { fields: { tutorials: ['html'], technologies: [{ slug: 'sql' }, {}], ...changes } },
});
const list = (id: string, items: unknown) => [{ id, data: { fields: items } }];

beforeEach(() => {
  const items = ['html', 'sql'].map((slug) => ({ slug, name: slug.toUpperCase() }));
  putEntries('tutorials', [{ id: 'html', data: { fields: { updated: new Date() } } }]);
  putEntries('resources', list('content/resources.yaml', [{ category: 'Web', items }]));
  putEntries('careerIntro', [
    { id: 'intro', data: { fields: { tutorials: ['html'], plan: [{}] } } },
  ]);
  putEntries(
    'careerFields',
    FIELDS.map((key) => field(key, { category: 'Web' })),
  );
});

test('a resource says whether its tutorial is written, and what its steps take together', async () => {
  const body = 'mot '.repeat(239).trim();
  putEntries('steps', [
    { id: 'html/1-intro', body, data: {} },
    { id: 'html/2-first', body, data: {} },
  ]);
  const [group] = await resourceGroups();
  expect(group?.items.map(({ slug, status, time }) => [slug, status, time])).toEqual([
    ['html', 'written', '4\u00A0min'],
    ['sql', 'coming', ''],
  ]);
});

test('the guide has its eight sections and an address for each written tutorial', async () => {
  const { intro, fields, links } = await careerGuide();
  expect(intro.Content).toBe('the text of intro');
  expect(fields.map(({ key }) => key)).toEqual([...FIELDS]);
  expect(links.get('html')).toEqual({ name: 'HTML', href: '/ressources/html' });
  expect(links.get('sql')).toEqual({ name: 'SQL', href: undefined });
});

const FAULT = 'content/career/4-securite.mdx:3 : short : cette clé manque — écris « short: … »';

test.each([
  ['is missing', [], 'content/career/4-securite.mdx:1 : ce fichier manque — écris-le'],
  ['is faulty', [{ id: 'securite', data: { faults: [FAULT], isDraft: false } }], FAULT],
])('a section that %s is told by its file, without a stack', async (_, found, says) => {
  const others = FIELDS.filter((key) => key !== 'securite').map((key) => field(key));
  putEntries('careerFields', [...others, ...found]);
  await expect(careerGuide()).rejects.toMatchObject({ message: says, stack: '' });
});

test('a list whose file is missing is told by its name', async () => {
  putEntries('resources', []);
  await expect(careerGuide()).rejects.toThrow(
    'content/resources.yaml:1 : ce fichier manque — écris-le',
  );
});
