import { expect, test } from 'vitest';
import { hasTypedText } from '../../../src/browser/platform/typing.ts';

test.each([
  { page: '<p>Du texte</p>', isTyped: false },
  { page: '<textarea></textarea>', isTyped: false },
  { page: '<textarea> \n </textarea>', isTyped: false },
  { page: '<textarea>Bonjour</textarea>', isTyped: true },
  { page: '<input value="Awa">', isTyped: true },
  { page: '<input type="search" value="python">', isTyped: true },
  { page: '<input type="tel" value="77">', isTyped: true },
  { page: '<form hidden><textarea>Un brouillon</textarea></form>', isTyped: true },
  // Not typed by anybody.
  { page: '<input readonly value="Bases de données">', isTyped: false },
  { page: '<input type="hidden" value="jeton">', isTyped: false },
  { page: '<input type="checkbox" checked><input type="radio" checked>', isTyped: false },
  {
    page: '<input type="submit" value="Envoyer"><input type="button" value="Non">',
    isTyped: false,
  },
  { page: '<select><option>wolof</option></select>', isTyped: false },
])('$page: $isTyped', ({ page, isTyped }) => {
  document.body.innerHTML = page;
  expect(hasTypedText()).toBe(isTyped);
});

test('what is typed into an empty field counts', () => {
  document.body.innerHTML = '<input><textarea></textarea>';
  expect(hasTypedText()).toBe(false);
  for (const field of document.querySelectorAll('textarea')) field.value = 'Je voulais dire';
  expect(hasTypedText()).toBe(true);
});
