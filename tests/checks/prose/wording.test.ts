import { expect, test } from 'vitest';
import { exclamations, wording } from '../../../src/checks/prose/wording.ts';
import type { Passage } from '../../../src/checks/read/passage.ts';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';

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
  ['Ouvrez le fichier', '« Ouvrez » — à la place : tu, ton, tes'],
  ['Si vous voulez', /« vous »/],
  ['Dites-vous bien', /« vous »/],
  ['dans Votre dossier', /« Votre »/],
  ['C’est simple', /« simple » — à la place : rien/],
  ['Très facilement', /« facilement »/],
  ['Évidemment, non', /« Évidemment »/],
  ['Il suffit de lire', '« Il suffit de » — à la place : le geste lui-même'],
  ['Il suffit d’écrire', /« Il suffit d'écrire »/],
  ['le monde digital', '« digital » — à la place : numérique'],
  ['Python supporte cela', '« supporte » — à la place : prendre en charge'],
  ['Il faut checker', '« checker » — à la place : vérifier'],
  ['updater la table', '« updater » — à la place : mettre à jour'],
  ['uploader une photo', '« uploader » — à la place : envoyer'],
  ['Clique ici', '« Clique ici » — à la place : un lien qui dit où il mène'],
  ['Du coup, on lit', '« Du coup » — à la place : donc'],
  ['au final', '« au final » — à la place : enfin, à la fin'],
  ['une librairie Python', '« librairie » — à la place : bibliothèque'],
  ['Bravo 🎉', '« 🎉 » — à la place : un mot : pas d’emoji'],
  ['le mot "clé', '« " » — à la place : « … »'],
  ['3.5 kg de riz', '« 3.5 » — une virgule est attendue : 3,5'],
  ['Pour 25000 FCFA', /« 25000 » — à la place : des groupes de trois chiffres/],
  ['Pour 25.000 FCFA', /« 25\.000 » — à la place : des groupes de trois chiffres/],
  ['Pour 25 000 F CFA', '« F CFA » — à la place : FCFA'],
  ['A la fin', /« A » — à la place : la capitale avec son accent/],
  ['Ecrire un mot', /« Ecrire » — à la place : la capitale/],
  ['Etat du stock', /« Etat » — à la place : la capitale/],
  ['Ca marche', /« Ca » — à la place : la capitale/],
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
    `${FILE}:6 : « facile » — à la place : rien : ce mot décourage qui n’y arrive pas`,
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
  const says = `${FILE}:9 : encore un « ! » — finis par un point : un seul par étape est attendu`;
  expect(exclamations(step).map(faultLine)).toEqual([says, says]);
});
