import { expect, test } from 'vitest';
import { SITE } from '../support/addresses.ts';
import { builtPages, isBuilt } from '../support/built.ts';

type Value = unknown;
type Thing = Record<string, Value>;

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const isText = (value: Value) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: Value) => isText(value) && /^https?:\/\/\S+$/.test(String(value));
const isOurs = (value: Value) => isAddress(value) && String(value).startsWith(`${SITE}/`);
const isPage = (value: Value) => isOurs(value) && isBuilt(String(value));
const isOf = (type: string) => (value: Value) => (value as Thing | undefined)?.['@type'] === type;
const isListOf = (type: string) => (value: Value) =>
  Array.isArray(value) && value.length > 0 && value.every(isOf(type));

/** What schema.org and Google's guides require of each type, with what we promise of ours. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, (value: Value) => boolean>>>> = {
  Answer: { text: isText },
  BreadcrumbList: { itemListElement: isListOf('ListItem') },
  Course: {
    name: isText,
    description: isText,
    url: isPage,
    provider: isOf('Organization'),
    hasCourseInstance: isOf('CourseInstance'),
  },
  CourseInstance: { courseMode: (value) => value === 'Online' },
  EntryPoint: {
    urlTemplate: (value) => isPage(value) && String(value).includes('{search_term_string}'),
  },
  FAQPage: { mainEntity: isListOf('Question') },
  ItemList: { itemListElement: isListOf('ListItem') },
  ListItem: { position: Number.isInteger },
  Offer: {
    category: (value) => value === 'Free' || value === 'Paid',
    price: (value) => Number.isInteger(value) && Number(value) >= 0,
    priceCurrency: (value) => value === 'XOF',
  },
  Organization: { name: isText, url: isPage },
  Question: { name: isText, acceptedAnswer: isOf('Answer') },
  SearchAction: {
    target: isOf('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  WebSite: { name: isText, url: isPage, potentialAction: isOf('SearchAction') },
};

/** What a property must be wherever it stands. */
const EVERYWHERE: Readonly<Record<string, (value: Value) => boolean>> = {
  dateModified: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  image: isPage,
  inLanguage: (value) => ['fr', 'wo', 'en'].includes(String(value)),
  logo: isPage,
  sameAs: (value) => Array.isArray(value) && value.every(isAddress),
  timeRequired: (value) => /^PT\d+M$/.test(String(value)),
};

/** Nobody has rated anything here: such a figure would be invented. */
const INVENTED = /rating|review|interactionCount|award/i;

const pages = builtPages().map(({ path, html }) => ({
  path,
  html,
  graphs: [...html.matchAll(DATA)].map(([, json = '']) => JSON.parse(json)),
}));

for (const { path, graphs } of pages) {
  test(`${path}: what it says of itself is whole`, () => {
    for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
    const things = thingsIn(graphs.map((graph) => graph['@graph']));
    expect(things.flatMap(faultsOf)).toEqual([]);
  });
}

const WANTED = [
  { path: '/', types: ['Organization', 'WebSite', 'ItemList', 'Course', 'FAQPage'] },
  { path: '/conseils', types: ['BreadcrumbList'] },
  { path: '/seller', types: ['BreadcrumbList'] },
  { path: '/ressources', types: ['BreadcrumbList'] },
  { path: '/ressources/python', types: ['Course', 'BreadcrumbList'] },
];

for (const { path, types } of WANTED) {
  test(`${path} speaks of ${types.join(', ')}`, () => {
    const found = thingsIn(pages.find((page) => page.path === path)?.graphs);
    expect(found.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
  });
}

test('the courses listed are those that the page shows', () => {
  const home = pages.find(({ path }) => path === '/');
  const shown = [...(home?.html ?? '').matchAll(/id="formation-([^"]+)"/g)].map(([, id]) => id);
  const listed = thingsIn(home?.graphs)
    .filter(isOf('Course'))
    .map(({ url }) => new URL(String(url)).searchParams.get('id'));
  expect(listed).toEqual(shown);
  expect(listed.length).toBeGreaterThan(2);
});

test('it stands after what a page opens with: the first screen does not wait for it', () => {
  const early = pages.filter(({ html }) => {
    const data = html.indexOf('application/ld+json');
    return data >= 0 && data < html.indexOf('</h1>');
  });
  expect(early.map(({ path }) => path)).toEqual([]);
});

/** Every thing with a type, however deep it lies. */
function thingsIn(value: Value): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

function faultsOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const required = Object.entries(REQUIRED[type] ?? { '@type': () => false });
  const given = Object.entries(EVERYWHERE).filter(([name]) => name in thing);
  const wrong = [...required, ...given].filter(([name, isGood]) => !isGood(thing[name]));
  const invented = Object.keys(thing).filter((name) => INVENTED.test(name));
  return [
    ...wrong.map(([name]) => `${type}.${name} is ${JSON.stringify(thing[name])}`),
    ...invented.map((name) => `${type}.${name} is invented`),
    ...(type.endsWith('List') ? listFaults(thing) : []),
  ];
}

/** Positions count from 1; a crumb names itself and its page, an item of a list holds its thing. */
function listFaults({ '@type': type, itemListElement }: Thing): string[] {
  return (itemListElement as Thing[]).flatMap(({ position, name, item }, index) => {
    const isWhole = type === 'ItemList' ? isOf('Course')(item) : isText(name) && isPage(item);
    return position === index + 1 && isWhole ? [] : [`${type}: item ${index + 1} is not whole`];
  });
}
