import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyLink, copyName, copyPath, isCopy } from '../../../src/rules/offline/copies.ts';

test('the file of a tutorial has its address, and a name that a phone shows (K12)', () => {
  expect(copyPath('python')).toBe('/a-partager/python');
  expect(copyName('Jàngal', 'python')).toBe('jangal-python.html');
  expect(copyName('Mon École à moi', 'cpp')).toBe('mon-ecole-a-moi-cpp.html');
  expect(copyName('学', 'c')).toBe('tutoriel-c.html');
});

test.each([
  ['a-partager/python.html', true],
  ['ressources/python.html', false],
  ['a-partager.html', false],
])('%s is such a file: %s', (file, is) => {
  expect(isCopy(file)).toBe(is);
});

const HERE = 'https://jangal.example/ressources/python';

describe('a link of a tutorial, in its file (K12)', () => {
  test.each([
    ['#bases-calculer', '#bases-calculer'],
    ['?tabs=utils#utils', '#utils'],
    ['?tabs=utils', '#utils'],
    ['/ressources/python?tabs=exos#exos-1', '#exos-1'],
    ['/ressources/python', '#contenu'],
    ['#contenu', '#contenu'],
    ['/ressources/css?tabs=bases', 'https://jangal.example/ressources/css?tabs=bases'],
    ['/conseils', 'https://jangal.example/conseils'],
    ['https://docs.python.org/fr/', 'https://docs.python.org/fr/'],
    ['mailto:a@a.example', 'mailto:a@a.example'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://[', undefined],
  ])('%s → %s', (href, address) => {
    expect(copyLink(href, HERE)).toBe(address);
  });

  test('whatever is written, no link runs anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (href) => {
        expect(copyLink(href, HERE) ?? '#').toMatch(/^(?:#|https?:|mailto:|tel:)/);
      }),
    );
  });
});
