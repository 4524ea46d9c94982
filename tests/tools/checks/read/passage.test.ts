import { expect, test } from 'vitest';
import { maskCode, passagesOf, proseFields } from '../../../../src/tools/checks/read/passage.ts';
import { CODE } from '../../../../src/tools/checks/read/words.ts';
import { readYaml } from '../../../../src/tools/checks/read/yaml.ts';
import { plantLesson } from '../plant.ts';

const TEXT = `---
title: Bases
---

Un <Terme en="loop">tour</Terme> de \`for\`,
ou <kbd>Entrée</kbd>.

## 1. Répéter

- **Où ?** Là.

| A | B |
|---|---|
| c | d |

<Aparte titre="Un détour">

\`\`\`python
print("jamais lu")
\`\`\`

![Un dessin](x.png)

</Aparte>

<Erreur message="NameError: name">

Voilà.

</Erreur>

<Erreur message="Aucun message, mais un tour manque">

Encore <span lang="en">Run</span>.

</Erreur>
`;

test('reads the prose of a step, with its lines, and nothing else', () => {
  const passages = passagesOf(plantLesson('bases', TEXT));
  expect(passages.map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [5, 'paragraph', `Un tour de ${CODE},\nou ${CODE}.`],
    [8, 'heading', '1. Répéter'],
    [10, 'heading', 'Où ?'],
    [10, 'paragraph', 'Là.'],
    [12, 'cell', 'A'],
    [12, 'cell', 'B'],
    [14, 'cell', 'c'],
    [14, 'cell', 'd'],
    [16, 'attribute', 'Un détour'],
    [22, 'attribute', 'Un dessin'],
    [22, 'paragraph', ''],
    [28, 'paragraph', 'Voilà.'],
    [32, 'attribute', 'Aucun message, mais un tour manque'],
    [34, 'paragraph', `Encore ${CODE}.`],
  ]);
});

test('reads the prose of a YAML file, with its lines', () => {
  const yaml = `name: Le solde
cover: solde.svg
description: |
  Une ligne avec \`if\`.

  Une autre.
benefits:
  - Lire
sections:
  - title: Un
    media: un.mp4
`;
  const fields = proseFields('x.yaml', readYaml('x.yaml', yaml).fields);
  expect(fields.map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [1, 'plain', 'Le solde'],
    [4, 'plain', `Une ligne avec ${CODE}.\n\nUne autre.`],
    [8, 'plain', 'Lire'],
    [10, 'plain', 'Un'],
  ]);
});

test.each([
  ['écrivez encoding="utf-8" ici', 'écrivez         =        ici'],
  ['avec addEventListener, puis', 'avec                 , puis'],
  ['read_csv lit le fichier', '         lit le fichier'],
  ['une remise(8000) donne', 'une       (8000) donne'],
  ['git -m, NULL et A2:B6', 'git   ,      et   :  '],
  ['Avec 90px, 1fr et h1', 'Avec     ,     et   '],
  ['Un mot (ordinaire) : oui', 'Un mot (ordinaire) : oui'],
])('a plain text cites code: « %s »', (text, masked) => {
  expect(maskCode({ kind: 'plain', text })).toBe(masked);
  expect(maskCode({ kind: 'paragraph', text })).toBe(text);
});
