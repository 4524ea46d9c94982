import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

/** The same exercise in the frameworks whose page is driven from outside. */
const TESTS = `import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const texte = (page) => page.getByRole('status').textContent();

test('vide au début', async ({ page }) => {
  assert.equal(await texte(page), '0');
});
test('un pas', async ({ page }) => {
  await page.getByRole('button').click();
  assert.equal(await texte(page), '2');
});
test('deux pas', async ({ page }) => {
  await page.getByRole('button').dblclick();
  assert.equal(await texte(page), '4');
});
test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
`;

const COUNTER = (step: string) => `import { useState } from 'react';

export default function Compteur({ pas }) {
  const [total, setTotal] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setTotal(total + ${step})}>Monter</button>
      <output>{total}</output>
    </p>
  );
}
`;

const REACT = {
  'starter.jsx': COUNTER('1'),
  'solution.jsx': COUNTER('pas'),
  'page.jsx': `import Compteur from './exercice.jsx';
export default () => <main><h1>Bus</h1><Compteur pas={2} /></main>;
`,
  'tests.js': `import assert from 'node:assert/strict';
import { test, texte, toucher } from './navigateur.js';

test('vide au début', () => assert.equal(texte('output'), '0'));
test('un pas', async () => {
  await toucher('button');
  assert.equal(texte('output'), '2');
});
test('deux pas', async () => {
  for (const _ of [1, 2]) await toucher('button');
  assert.equal(texte('output'), '4');
});
test('chaque test a une page neuve', () => assert.equal(texte('output'), '0'));
`,
};

const NG_COUNTER = (step: string) => `import { Component, input, signal } from '@angular/core';

@Component({
  selector: 'app-compteur',
  template: \`
    <p>
      <button type="button" (click)="monter()">Monter</button>
      <output>{{ total() }}</output>
    </p>
  \`,
})
export class Compteur {
  readonly pas = input.required<number>();
  readonly total = signal(0);
  monter() {
    this.total.update((avant) => avant + ${step});
  }
}
`;

const ANGULAR = {
  'starter.ts': NG_COUNTER('1'),
  'solution.ts': NG_COUNTER('this.pas()'),
  'page.ts': `import { Component } from '@angular/core';
import { Compteur } from './exercice';

@Component({
  selector: 'app-page',
  imports: [Compteur],
  template: '<main><h1>Bus</h1><app-compteur [pas]="2" /></main>',
})
export class Page {}
`,
  'tests.js': TESTS,
};

const NATIVE_COUNTER = (step: string) => `import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';

export default function Compteur() {
  const [total, setTotal] = useState(0);
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Bus</Text>
      <Pressable role="button" onPress={() => setTotal(total + ${step})}><Text>Monter</Text></Pressable>
      <Text role="status">{total}</Text>
    </View>
  );
}
`;

describe('an exercise in React', () => {
  refuses(REACT, [
    [
      'a solution that misses',
      { 'solution.jsx': REACT['starter.jsx'] },
      "solution.jsx:1 : la solution rate un pas : reçu : '1' ; attendu : '2'",
    ],
    [
      'what React complains of',
      { 'solution.jsx': REACT['solution.jsx'].replace('<p>', '<p class="bus">') },
      'Invalid DOM property `class`. Did you mean `className`?',
    ],
    [
      'a starter that cannot be read',
      { 'starter.jsx': REACT['starter.jsx'].replace('<p>', '') },
      'starter.jsx:1 : le départ ne s’exécute pas : starter.jsx:8 : Deux éléments se suivent',
    ],
    [
      'a package that the workshop has not',
      { 'solution.jsx': `import 'zod';\n${REACT['solution.jsx']}` },
      'la solution ne s’exécute pas : solution.jsx:1 : « zod » n’est pas dans l’atelier',
    ],
    [
      'a page that shows what html-validate refuses',
      { 'solution.jsx': REACT['solution.jsx'].replace(' type="button"', '') },
      'solution.jsx:1 : un outil refuse la solution : ',
    ],
    [
      'a page that axe refuses',
      { 'solution.jsx': REACT['solution.jsx'].replace('Monter', '') },
      'un outil refuse la solution : button-name',
    ],
    [
      'a solution that is not exported',
      { 'solution.jsx': REACT['solution.jsx'].replace('export default ', '') },
      '« exercice.jsx » n’a pas de « export default ».',
    ],
    [
      'a component that draws itself for ever',
      {
        'solution.jsx': REACT['solution.jsx'].replace(
          'return (',
          'setTotal(total + 1);\n  return (',
        ),
      },
      'la solution rate vide au début : Error: Too many re-renders',
    ],
    ['tests that drive a page from outside', { 'tests.js': TESTS }, 'écris-les pour le cadre'],
  ]);
});

describe('an exercise in Angular', () => {
  refuses(
    ANGULAR,
    [
      [
        'a solution that misses',
        { 'solution.ts': ANGULAR['starter.ts'] },
        "solution.ts:1 : la solution rate un pas : obtenu '1', attendu '2'",
      ],
      [
        'what ngc complains of',
        { 'solution.ts': ANGULAR['solution.ts'].replace('total()', 'total') },
        'la solution rate ngc : exercice.ts:8:18 - warning NG8109',
      ],
      [
        'a solution that the page cannot import',
        { 'solution.ts': ANGULAR['solution.ts'].replace('export class', 'class') },
        '"Compteur" is not exported by "solution.js"',
      ],
    ],
    'angular',
  );
});

const NATIVE = {
  'starter.jsx': NATIVE_COUNTER('1'),
  'solution.jsx': NATIVE_COUNTER('2'),
  // The HTML is react-native-web's own.
  'tests.js': TESTS.replace('assert.deepEqual(await validate(), []);', ''),
};

describe('an exercise in React Native', () => {
  refuses(
    NATIVE,
    [
      [
        'a text out of its component',
        { 'solution.jsx': NATIVE['solution.jsx'].replace('>Bus<', '>Bus</Text>Taxi<Text><') },
        'Unexpected text node: Taxi. A text node cannot be a child of a <View>.',
      ],
    ],
    'reactnative',
  );
});
