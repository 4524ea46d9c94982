import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { exclamations, wording } from '../../../../src/tools/checks/prose/wording.ts';
import type { Passage } from '../../../../src/tools/checks/read/passage.ts';

const FILE = 'content/tutorials/x/3-bases.mdx';
const passage = (text: string, rest: Partial<Passage> = {}): Passage => ({
  file: FILE,
  line: 4,
  text,
  kind: 'paragraph',
  ...rest,
});
const VERSIONS = { minimum: '3.11', taught: '3.15' };

test.each([
  ['Ouvrez le fichier', '« Ouvrez » : un tutoriel dit « tu » — dis-le avec tu, ton, ta, tes'],
  ['Si vous voulez', /« vous »/],
  ['Dites-vous bien', /« vous »/],
  ['dans Votre dossier', /« Votre »/],
  ['C’est simple', /« simple » décourage qui n’y arrive pas — enlève ce mot/],
  ['Très facilement', /« facilement »/],
  ['Évidemment, non', /« Évidemment »/],
  ['Il suffit de lire', '« Il suffit de » décourage qui n’y arrive pas — dis le geste lui-même'],
  ['Il suffit d’écrire', /« Il suffit d'écrire »/],
  ['le monde digital', '« digital » — écris « numérique »'],
  ['Python supporte cela', '« supporte » — écris « prendre en charge »'],
  ['Il faut checker', '« checker » — écris « vérifier »'],
  ['updater la table', '« updater » — écris « mettre à jour »'],
  ['uploader une photo', '« uploader » — écris « envoyer »'],
  ['Clique ici', '« Clique ici » — écris un lien qui dit où il mène'],
  ['Du coup, on lit', '« Du coup » — écris « donc »'],
  ['au final', '« au final » — écris « enfin » ou « à la fin »'],
  ['une librairie Python', '« librairie » — écris « bibliothèque »'],
  ['Bravo 🎉', '« 🎉 » est un emoji — dis-le par un mot'],
  ['le mot "clé', '« " » n’est pas un guillemet français — écris « … », ou entoure le code de ` `'],
  [
    '3.5 kg de riz',
    '« 3.5 » : un nombre prend une virgule — écris « 3,5 », ou entoure le code de ` `',
  ],
  ['Pour 25000 FCFA', /« 25000 » — sépare les milliers par une espace/],
  ['Pour 25.000 FCFA', /« 25\.000 » — sépare les milliers par une espace/],
  ['Pour 25 000 F CFA', '« F CFA » — écris « FCFA »'],
  ['A la fin', /« A » a perdu un accent — écris la capitale/],
  ['Ecrire un mot', /« Ecrire » a perdu un accent/],
  ['Etat du stock', /« Etat » a perdu un accent/],
  ['Ca marche', /« Ca » a perdu un accent/],
])('refuses « %s »', (text, says) => {
  const message = typeof says === 'string' ? `${FILE}:4 : ${says}` : expect.stringMatching(says);
  const faults = wording([passage(text)], VERSIONS).map(faultLine);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults).toContainEqual(message);
});

test.each([
  'Un rendez-vous chez toi, assez près',
  'Des guillemets simples ou doubles',
  'Une simplification du simplex',
  'Un lecteur d’empreintes digitales',
  'Les supporters et le support',
  'Python 3.15, puis 3.11 ou plus, et la version 2.0',
  'Il est 20 h 30, et π vaut 3,14',
  'Il paie 25 000 FCFA en 2026',
  'le franc CFA, Edith',
  'A et B sont deux lettres, À la fin',
  'Le signe → mène ailleurs',
])('accepts « %s »', (text) => {
  expect(wording([passage(text)], VERSIONS)).toEqual([]);
});

test('says the line of a word in a long text', () => {
  expect(wording([passage('Un.\nDeux.\nC’est facile.')]).map(faultLine)).toEqual([
    `${FILE}:6 : « facile » décourage qui n’y arrive pas — enlève ce mot, ou dis le geste lui-même`,
  ]);
});

test('elsewhere than in the tutorials one says « vous », and cites code as it is', () => {
  const plain = { file: 'content/catalog/courses/x.yaml', kind: 'plain' } as const;
  const text = 'Vous ouvrez la table avec UPDATE, encoding="utf-8" et une largeur de 1fr';
  expect(wording([passage(text, plain)])).toEqual([]);
  expect(wording([passage('C’est facile', plain)])).toHaveLength(1);
});

test('outside its versions, a number has a comma', () => {
  expect(wording([passage('il pèse 3.9 kg ou 3.16 kg')], VERSIONS)).toHaveLength(2);
  expect(wording([passage('la réponse est 3.12')])).toHaveLength(1);
});

test('one exclamation mark a step is enough', () => {
  const step = [passage('Bravo !'), passage('Oui ! Et encore !', { line: 9 })];
  expect(exclamations(step.slice(0, 1))).toEqual([]);
  const says = `${FILE}:9 : encore un « ! » — finis par un point : un seul par étape`;
  expect(exclamations(step).map(faultLine)).toEqual([says, says]);
});
