import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resume } from '../../../src/rules/tutorial/resume.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';

const KEYS = STEPS.map(({ key }) => key).join('|');
const HREF = new RegExp(`^/ressources/[a-z]+\\?tabs=(${KEYS})$`);
const WRITTEN = ['html', 'css', 'python', 'typescript'].map((slug) => ({ name: slug, slug }));
const PYTHON = { lastRessourcesViews: 'Python', progress: 38, tabs: 'bases' };

describe('the text follows the progress: under 20, under 80, under 100, 100 (R9)', () => {
  test.each([
    [1, 'Tu viens de commencer', 'info', 'Reprendre'],
    [19.9, 'Tu viens de commencer', 'info', 'Reprendre'],
    [20, 'Tu avances bien', 'primary', 'Reprendre'],
    [79.9, 'Tu avances bien', 'primary', 'Reprendre'],
    [80, 'Presque terminé', 'warning', 'Reprendre'],
    [99.9, 'Presque terminé', 'warning', 'Reprendre'],
    [100, 'Formation terminée', 'success', 'Revoir'],
  ])('at %d: « %s » (%s), and its button says « %s »', (progress, text, tone, verb) => {
    expect(resume({ ...PYTHON, progress })).toMatchObject({ progress, text, tone, verb });
  });

  test('a progress of 0 shows no banner (R10)', () => {
    expect(resume({ ...PYTHON, progress: 0 })).toBeUndefined();
  });

  const recommended = (names: readonly string[], record: object = { ...PYTHON, progress: 100 }) =>
    resume(
      record,
      names.map((name) => ({ name, slug: name.toLowerCase() })),
    )?.recommended.map(({ href }) => href.replace('/ressources/', ''));

  test.each([
    {
      names: ['HTML', 'ReactJS', 'NodeJS', 'TypeScript'],
      next: ['reactjs', 'nodejs', 'typescript'],
    },
    { names: ['HTML', 'CSS', 'TypeScript'], next: ['typescript', 'html', 'css'] },
    { names: ['HTML', 'CSS', 'Python', 'SQL'], next: ['html', 'css', 'sql'] },
    { names: ['Python'], next: [] },
    { names: [], next: [] },
  ])('of $names that can be read, a reader of Python is led to $next', ({ names, next }) => {
    expect(recommended(names)).toEqual(next);
  });

  test('they keep the names of the list « React, Node.js, TypeScript », and come at 100 only', () => {
    const written = [{ name: 'ReactJS', slug: 'reactjs' }];
    expect(resume({ ...PYTHON, progress: 100 }, written)?.recommended).toEqual([
      { name: 'React', href: '/ressources/reactjs' },
    ]);
    expect(resume({ ...PYTHON, progress: 99.9 }, written)?.recommended).toEqual([]);
  });
});

describe('leads to the slug of the name, at its step (R8)', () => {
  const SLUGS = `HTML:html CSS:css JavaScript:javascript TypeScript:typescript ReactJS:reactjs
    React:reactjs Angular:angular NodeJS:nodejs Node.js:nodejs Java:java Spring_Boot:spring C:c C++:cpp
    Python:python PYTHON:python React_Native:reactnative SQL:sql MySQL:mysql`;

  test.each(SLUGS.split(/\s+/).map((pair) => pair.replace('_', ' ').split(':')))(
    '« %s » is at /ressources/%s',
    (name, slug) => {
      expect(resume({ ...PYTHON, lastRessourcesViews: `  ${name} ` })).toMatchObject({
        name,
        href: `/ressources/${slug}?tabs=bases`,
      });
    },
  );

  test('a tutorial of the list is known by its name there', () => {
    const written = [{ name: 'F# et .NET', slug: 'fsharp' }];
    expect(resume({ ...PYTHON, lastRessourcesViews: 'F# et .NET' }, written)).toMatchObject({
      href: '/ressources/fsharp?tabs=bases',
    });
  });

  test.each(STEPS)('the step $key is opened again', ({ key }) => {
    expect(resume({ ...PYTHON, tabs: key })?.href).toBe(`/ressources/python?tabs=${key}`);
  });

  test.each([undefined, null, '', 'Bases', 3, ['bases'], '"><script>', '__proto__'])(
    'a step that is none, %j, opens the introduction',
    (tabs) => {
      expect(resume({ ...PYTHON, tabs })?.href).toBe('/ressources/python?tabs=intro');
    },
  );

  test.each([...['', ' ', 'HTML 5'], ...'.. ../.. C# a.b //evil.tld python?a=1 été 🎓'.split(' ')])(
    'the name « %s » is no address of ours: no banner',
    (name) => {
      expect(resume({ ...PYTHON, lastRessourcesViews: name })).toBeUndefined();
    },
  );
});

describe('« Defaults: progress 35, language Python »: for the missing fields of a record', () => {
  test.each([
    { what: 'all', given: {}, name: 'Python', progress: 35, step: 'intro' },
    { what: 'progress', given: { lastRessourcesViews: 'SQL' }, name: 'SQL', progress: 35 },
    { what: 'the name', given: { progress: 88, tabs: 'project' }, progress: 88, step: 'project' },
  ])('missing: $what', ({ given, name = 'Python', progress, step = 'intro' }) => {
    const href = `/ressources/${name.toLowerCase()}?tabs=${step}`;
    expect(resume(given)).toMatchObject({ name, progress, href });
  });

  test('without a record there is no banner (R10)', () => {
    expect(resume(undefined)).toBeUndefined();
  });
});

/** docs/faults.json, group S: a record that cannot be read is ignored, missing fields get these (X8, R10). */
const DEFAULTS = { name: 'Python', progress: 35, href: '/ressources/python?tabs=intro' };
const MARKUP = '<img src=x onerror=alert(1)>';

describe('a poisoned record', () => {
  // S-025, invalid JSON, and S-029, 4 MB, as raw texts are judged in tests/stores/tutorial/resume.browser.test.ts.
  test.each([
    { id: 'S-026 null', record: null },
    { id: 'S-027 wrong type, a list', record: ['Python', 38, 'bases'] },
    { id: 'S-027 wrong type, a text', record: 'Python' },
    { id: 'S-027 wrong type, a number', record: 38 },
    { id: 'S-027 wrong type, progress', record: { ...PYTHON, progress: '38' } },
    { id: 'S-027 wrong type, no progress', record: { ...PYTHON, progress: null } },
    { id: 'S-027 wrong type, name', record: { ...PYTHON, lastRessourcesViews: { nom: 'SQL' } } },
    { id: 'S-029 4 MB', record: { ...PYTHON, lastRessourcesViews: 'a'.repeat(4_000_000) } },
    { id: 'S-030 markup', record: { ...PYTHON, lastRessourcesViews: MARKUP } },
    { id: 'S-031 __proto__', record: { ...PYTHON, lastRessourcesViews: '__proto__' } },
    { id: 'S-032 out of range, 101', record: { ...PYTHON, progress: 101 } },
    { id: 'S-032 out of range, -1', record: { ...PYTHON, progress: -1 } },
    { id: 'S-032 out of range, 1e999', record: JSON.parse('{"progress":1e999}') },
    { id: 'S-032 out of range, NaN', record: { ...PYTHON, progress: Number.NaN } },
  ])('$id: no banner', ({ record }) => {
    expect(resume(record)).toBeUndefined();
  });

  test.each([
    { id: 'S-028 missing fields', record: { other: 1 } },
    { id: 'S-031 __proto__', record: JSON.parse('{"__proto__":{"progress":100,"tabs":"final"}}') },
  ])('$id: the defaults', ({ record }) => {
    expect(resume(record)).toMatchObject(DEFAULTS);
  });
});

test('whatever the record: nothing thrown, nowhere but a step of a tutorial', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.string({ unit: fc.constantFrom('.', '/', ' ', '#', '+', 'c', 'é', '\u212A', '?') }),
    fc.constantFrom(...STEPS.map(({ key }) => key), 'C++', 'Spring Boot', 'constructor'),
    fc.double(),
    fc.integer({ min: -1, max: 101 }),
  );
  const like = fc.record(
    { lastRessourcesViews: field, progress: field, tabs: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(like, fc.anything(), fc.jsonValue()), (record) => {
      const offer = resume(record, WRITTEN);
      if (!offer) return;
      expect(offer.href).toMatch(HREF);
      expect(offer.progress).toBeGreaterThan(0);
      expect(offer.progress).toBeLessThanOrEqual(100);
      expect(offer.recommended.length).toBeLessThanOrEqual(offer.progress === 100 ? 3 : 0);
      for (const { href } of offer.recommended) expect(offer.href).not.toContain(`${href}?`);
    }),
    { numRuns: 2_000 },
  );
});
