import { expect, test } from 'vitest';
import { faultIn, worded } from '../../../src/workshop/frame/words.ts';

test.each([
  [
    { kind: 'click', href: 'page.html' },
    'Ce lien mène à «\u00A0page.html\u00A0»\u00A0: l’atelier ne quitte pas ta page.',
  ],
  [
    { kind: 'submit', href: '/a' },
    'Ce formulaire part vers «\u00A0/a\u00A0»\u00A0: l’atelier n’envoie rien.',
  ],
  [{ kind: 'submit', href: '' }, 'Ce formulaire part\u00A0: l’atelier n’envoie rien.'],
  [{ kind: 'more' }, 'La suite n’est pas montrée\u00A0: 200 lignes au plus.'],
  [{ kind: 'error', text: '' }, 'Une ressource ne se charge pas dans l’atelier.'],
] as const)('%o is told in our words (U2, U5)', (news, text) => {
  expect(worded(news)).toEqual({ text });
});

test.each([
  ['ReferenceError: prix is not defined', /^Rien ne se nomme «\u00A0prix\u00A0» ici/],
  ["ReferenceError: Can't find variable: prix", /^Rien ne se nomme «\u00A0prix\u00A0» ici/],
  ["ReferenceError: Cannot access 'a' before initialization", /^«\u00A0a\u00A0» sert avant/],
  [
    "ReferenceError: can't access lexical declaration 'a' before initialization",
    /^«\u00A0a\u00A0» sert/,
  ],
  ['TypeError: Assignment to constant variable.', /^Une constante ne change pas/],
  ["TypeError: invalid assignment to const 'a'", /^Une constante ne change pas/],
  [
    'TypeError: liste.ajoute is not a function',
    /^«\u00A0liste\.ajoute\u00A0» n’est pas une fonction\.$/,
  ],
  [
    "TypeError: Cannot read properties of undefined (reading 'nom')",
    /porter «\u00A0nom\u00A0» est undefined\.$/,
  ],
  [
    "TypeError: Cannot set properties of null (setting 'nom')",
    /porter «\u00A0nom\u00A0» est null\.$/,
  ],
  [
    `TypeError: can't access property "nom", a is undefined`,
    /porter «\u00A0nom\u00A0» est undefined\.$/,
  ],
  ['TypeError: 3 is not iterable', /parcourir\.$/],
  ['RangeError: Maximum call stack size exceeded', /s’appelle elle-même sans fin/],
  [`SyntaxError: Unexpected token 'a', "abc" is not valid JSON`, /^Ce texte n’est pas du JSON\.$/],
  ["SyntaxError: Identifier 'a' has already been declared", /déclaré deux fois\.$/],
  [
    "SyntaxError: Failed to execute 'write' on 'Document': Unexpected end of input",
    /il manque une fin/,
  ],
  ['SyntaxError: missing ) after argument list', /parenthèse fermante/],
  ["SyntaxError: Unexpected token '}'", /s’arrête devant «\u00A0}\u00A0»/],
  [
    "SyntaxError: The requested module './exercice.js' does not provide an export named 'a'",
    /^Ton code n’exporte pas «\u00A0a\u00A0»\.$/,
  ],
  [
    "SecurityError: Failed to read the 'sessionStorage' property from 'Window': The document is sandboxed.",
    /^L’atelier n’a pas de sessionStorage\.$/,
  ],
  ['SecurityError: The operation is insecure.', /^L’atelier n’a pas de localStorage\.$/],
  [
    'Warning: Each child in a list should have a unique "key" prop.\n\nCheck',
    /une «\u00A0key\u00A0» à lui/,
  ],
  [
    'Warning: Invalid DOM property `class`. Did you mean `className`?',
    /^En JSX, l’attribut class s’écrit className\.$/,
  ],
])('%s: its meaning, and its own words (U6)', (said, text) => {
  expect(faultIn(said)).toEqual({ text: expect.stringMatching(text), message: said });
});

test.each([
  ['SyntaxError: Invalid or unexpected token', /^Faute de syntaxe/],
  ['NotFoundError: The object can not be found here.', /^Une erreur arrête ton code\.$/],
  ['Warning: React does something', /^React avertit/],
])('%s: words that we do not know say more than ours', (said, text) => {
  expect(faultIn(said)).toEqual({
    text: expect.stringMatching(text),
    message: said,
    isVague: true,
  });
});

test('what stands before the words of an engine is left out', () => {
  const said = 'ReferenceError: a is not defined';
  for (const before of ['Uncaught ', 'erreur : '])
    expect(faultIn(before + said).message).toBe(said);
});

test.each([
  ['Error: Prix négatif', 'Error: Prix négatif'],
  ['Error: Cette boucle tournait encore', 'Cette boucle tournait encore'],
  ['Solde insuffisant', 'Solde insuffisant'],
])('%s, which a reader or the workshop says, is no word of an engine', (said, text) => {
  expect(faultIn(said)).toEqual({ text });
});
