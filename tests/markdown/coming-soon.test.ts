import { beforeEach, expect, test } from 'vitest';
import { isComingSoon } from '../../src/markdown/coming-soon.ts';
import { elWith } from '../../src/markdown/nodes.ts';
import { plantContent } from '../tools/checks/planted-content.ts';
import { written } from './written.ts';

/** A project of its own, where Python is written and Spring Boot is announced. */
beforeEach(() => {
  const items = ['python', 'spring'].map((slug) => `    - { name: X, slug: ${slug} }\n`);
  plantContent({
    'content/tutorials/python/tutorial.yaml': 'title: Python\n',
    'content/resources.yaml': `- category: Backend\n  items:\n${items.join('')}`,
  });
});

test.each([
  '/ressources/python',
  '/ressources/python?tabs=exos#exos',
  '/ressources/cobol',
  '/ressources',
  '/conseils',
  'https://a.example/ressources/c',
])('%s is a link as it is', (href) => {
  expect(isComingSoon(elWith('a', { href }))).toBe(false);
});

test.each(['/ressources/spring', '/ressources/spring?tabs=bases', '/ressources/spring#bases-x'])(
  '%s is announced in the marketplace, and not written',
  (href) => {
    expect(isComingSoon(elWith('a', { href }))).toBe(true);
    expect(isComingSoon(elWith('p', { href }))).toBe(false);
  },
);

test('the reader is told, and led nowhere', async () => {
  const text = 'Puis [Spring Boot](/ressources/spring), ou [Python](/ressources/python).';
  expect(await written(text)).toBe(
    '<p>Puis <span>Spring Boot (bientôt)</span>, ou <a href="/ressources/python">Python</a>.</p>',
  );
});
