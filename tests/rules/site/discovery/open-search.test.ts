import { describe, expect, test } from 'vitest';
import { openSearch, searchTemplate } from '../../../../src/rules/site/discovery/open-search.ts';

const SITE = 'https://formation.example';

test('the words have a place in the address of the search', () => {
  expect(searchTemplate(SITE, 'searchTerms')).toBe(
    'https://formation.example/ressources?q={searchTerms}',
  );
});

test('a browser learns the address of the search, and our picture', () => {
  const text = openSearch('Jàngal', SITE);
  expect(text).toContain(
    `<Url type="text/html" template="${searchTemplate(SITE, 'searchTerms')}"/>`,
  );
  expect(text).toContain('https://formation.example/icons/icon-48.png</Image>');
  expect(text).toContain('<Description>Chercher dans les tutoriels de Jàngal</Description>');
});

describe('« ShortName: 16 or fewer characters » (OpenSearch 1.1)', () => {
  test.each([
    ['Jàngal', 'Jàngal'],
    ['École & Métiers', 'École &amp; Métiers'],
    ['Une école au nom bien long', 'Une école au nom'],
    ['L’école des métiers du numérique', 'L’école des'],
    ['Anticonstitutionnellement', 'Anticonstitution'],
  ])('« %s »: %s', (name, short) => {
    expect(openSearch(name, SITE)).toContain(`<ShortName>${short}</ShortName>`);
  });
});
