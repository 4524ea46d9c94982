import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameThePage } from '../../../src/browser/page/document-title.ts';

const preview = document.createElement('meta');

beforeEach(() => {
  document.title = 'Formation · Jàngal';
  preview.setAttribute('property', 'og:title');
  preview.content = 'Formation';
  document.head.append(preview);
});

afterEach(() => {
  preview.remove();
});

test.each([
  { name: 'Python, premiers pas', title: 'Python, premiers pas · Jàngal' },
  { name: 'Un · deux', title: 'Un · deux · Jàngal' },
  { name: '<b>"gras"</b>', title: '<b>"gras"</b> · Jàngal' },
])('the tab and shared links say « $name », whatever they said before', ({ name, title }) => {
  nameThePage('Autre chose');
  nameThePage(name);
  expect(document.title).toBe(title);
  expect(preview.content).toBe(name);
  nameThePage(name);
  expect(document.title).toBe(title);
});

test('a page without a preview or a site name takes the name alone', () => {
  preview.remove();
  document.title = 'Formation';
  nameThePage('Python');
  expect(document.title).toBe('Python');
});
