import { beforeEach, expect, test } from 'vitest';
import { passagesOf } from '../../../src/browser/tutorial/passages.ts';
import { installParsons } from '../../../src/browser/tutorial/questions/parsons.ts';
import { installQuizzes } from '../../../src/browser/tutorial/questions/quiz.ts';
import { find } from '../page.ts';
import { openLesson } from './listen-page.ts';

beforeEach(openLesson);

test('a step is read in its order: code announced, closed folds named, buttons left out (T28)', () => {
  const texts = passagesOf(find('.step')).map(({ text }) => text);
  expect(texts).toEqual([
    'Python : les bases',
    'répéter avec for',
    'Le signe ce signe divise.',
    'Exemple de code : Python.',
    'À l’écran : Résultat.',
    'Image : Une case nommée x.',
    'Tableau : Signe, Sens.',
    'À ouvrir si tu veux : Voir la réponse.',
    'Plus loin',
    'Montré.',
    'Que dit 7 // 2 ?',
    '3',
    '3,5',
    'À ouvrir si tu veux : Voir la réponse.',
    'Remets les lignes dans l’ordre',
    'Exemple de code.',
    'Un.',
    'Deux.',
  ]);
});

test('a film that is open is not: it says its own lines (U25)', () => {
  const before = passagesOf(find('.step')).length;
  find('figure.code').insertAdjacentHTML(
    'afterend',
    '<section class="sample-film"><p>Ligne 1</p></section>',
  );
  expect(passagesOf(find('.step'))).toHaveLength(before);
});

test('a fold that was opened is read', () => {
  find<HTMLDetailsElement>('details').open = true;
  expect(passagesOf(find('.step')).map(({ text }) => text)).toContain('Caché.');
});

test('of a quiz, the reason of the chosen answer alone is read', () => {
  const texts = () => passagesOf(find('.step')).map(({ text }) => text);
  expect(texts().join()).not.toMatch(/Bonne réponse|Pas encore|reste|coupe/);
  find<HTMLInputElement>('#bases-quiz-1-2').checked = true;
  const after = texts();
  const place = after.indexOf('3,5');
  expect(after.slice(place + 1, place + 3)).toEqual(['Pas encore.', 'Le signe double coupe.']);
  expect(after.join()).not.toContain('Bonne réponse');
});

test('of a quiz that its button judges, the reason is read once, and not before (T28)', () => {
  installQuizzes(() => undefined);
  const reasons = () =>
    passagesOf(find('.step'))
      .map(({ text }) => text)
      .filter((text) => /coupe|Pas encore/.test(text));
  find('#bases-quiz-1-2').click();
  expect(reasons()).toEqual([]);
  find('.quiz > .button').click();
  expect(reasons()).toEqual(['Pas encore.', 'Le signe double coupe.']);
});

test('lines to put in order are one passage, with or without their arrows', () => {
  installParsons();
  const lines = passagesOf(find('.step')).filter(({ element }) => element.closest('.parsons ol'));
  expect(lines).toEqual([{ element: find('.parsons-lines'), text: 'Exemple de code.' }]);
});

test('each passage stands on the page', () => {
  for (const { element } of passagesOf(find('.step'))) {
    expect(find('.step').contains(element)).toBe(true);
  }
});
