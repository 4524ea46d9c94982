import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { frenchDictionary } from '../../../../src/tools/checks/prose/dictionary.ts';
import { grammar } from '../../../../src/tools/checks/prose/grammar.ts';
import type { Passage } from '../../../../src/tools/checks/read/passage.ts';
import { CODE } from '../../../../src/tools/checks/read/words.ts';

function faults(text: string, kind: Passage['kind'] = 'paragraph'): string[] {
  const passage = { file: 'x.mdx', line: 3, text, kind };
  return grammar([passage], frenchDictionary()).map(faultLine);
}

test.each([
  ['Un mot.\nSi il pleut', ['x.mdx:4 : « si il » — écris « s’il »']],
  ['dans les ligne', ['x.mdx:3 : « les ligne » — mets « ligne » au pluriel']],
  ['il lit les fichier', ['x.mdx:3 : « les fichier » — mets « fichier » au pluriel']],
  ['ces grand cahiers', ['x.mdx:3 : « ces grand » — mets « grand » au pluriel']],
  ['une nombre', ['x.mdx:3 : « une nombre » — écris « un nombre »']],
  ['cette exemple', ['x.mdx:3 : « cette exemple » — écris « cet exemple »']],
  [
    'ma cahier, ton page',
    [
      'x.mdx:3 : « ma cahier » — écris « mon cahier »',
      'x.mdx:3 : « ton page » — écris « ta page »',
    ],
  ],
  ['du boutique', ['x.mdx:3 : « du boutique » — écris « de la boutique »']],
  ['un fonction', ['x.mdx:3 : « un fonction » — écris « une fonction »']],
  ['Ces lignes était là', ['x.mdx:3 : « Ces lignes était » — écris « étaient »']],
  ['ils est là', ['x.mdx:3 : « ils est » — écris « ils sont »']],
  ['elle sont là', ['x.mdx:3 : « elle sont » — écris « elle est »']],
  ['Elle lit de de loin', ['x.mdx:3 : « de de » — écris « de » une seule fois']],
])('finds what is wrong in « %s »', (text, says) => {
  expect(faults(text)).toEqual(says);
});

test.each([
  'Il les range, les compte et les donne',
  'Tu la programmes, puis tu le boucles',
  'Les deux sont là, les choix aussi, les après-midi',
  'Son image, mon école, ton idée, cet écran',
  'Nous nous levons, vous vous asseyez',
  'La liste des lignes est longue',
  'Les classes constructor sont là, elle constructor',
  `Les ${CODE} est un mot, ${CODE} ${CODE}`,
  "L'une page, l'autre livre",
  'Il vient de la boutique. La page finit',
  'À 20 h 30, 3,14 et https://www.python.org',
])('passes « %s »', (text) => {
  expect(faults(text)).toEqual([]);
});

test('a plain text cites code, whose signs are its own', () => {
  expect(faults('avec display: flex', 'plain')).toEqual([]);
  expect(faults('avec display: flex')).toHaveLength(1);
});
