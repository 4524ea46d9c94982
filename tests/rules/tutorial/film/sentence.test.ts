import { expect, test } from 'vitest';
import type { FilmFrame, FilmObject } from '../../../../src/rules/tutorial/film/film.ts';
import { sentenceOf } from '../../../../src/rules/tutorial/film/sentence.ts';
import { filmOf, frameOf, held } from './films.ts';

const list = (id: number, ...items: string[]): FilmObject => [
  id,
  'list',
  held(Object.fromEntries(items.entries())),
];
const within = (name: string, variables: Record<string, string | number>) => ({
  calls: [
    ['', []],
    [name, held(variables)],
  ] as const,
});
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

const EMPTY = frameOf({});
const ONE_LIST = frameOf({ a: 0 }, { objects: [list(0, '12')] });

test.each<[string, FilmFrame | undefined, FilmFrame]>([
  ['total vaut 450', frameOf({ total: '300' }), frameOf({ total: '450' })],
  ['i vaut 1 ; n vaut 2', EMPTY, frameOf({ i: '1', n: '2' })],
  ['rien ne change', EMPTY, EMPTY],
  ['a mène à la liste A, qui contient 12', EMPTY, ONE_LIST],
  ['a mène à la liste A, sans rien dedans', EMPTY, frameOf({ a: 0 }, { objects: [list(0)] })],
  [
    'b mène à la liste A, comme a',
    ONE_LIST,
    { ...ONE_LIST, ...frameOf({ a: 0, b: 0 }), objects: ONE_LIST.objects },
  ],
  [
    't mène au tableau A, qui contient 12',
    EMPTY,
    frameOf({ t: 0 }, { objects: [[0, 'Array', held({ 0: '12' })]] }),
  ],
  ['la liste A contient 12, 7', ONE_LIST, { ...ONE_LIST, objects: [list(0, '12', '7')] }],
  ['la liste A ne contient plus rien', ONE_LIST, { ...ONE_LIST, objects: [list(0)] }],
  ['f désigne la fonction f', EMPTY, frameOf({ f: 'fonction f' })],
  ['c désigne la classe Compte', EMPTY, frameOf({ c: 'classe Compte' })],
  ['h désigne un objet Timeout', EMPTY, frameOf({ h: 'objet Timeout' })],
  [
    'k mène à la fonction sans nom A, qui garde n : 0',
    EMPTY,
    frameOf({ k: 0 }, { objects: [[0, 'fonction sans nom', held({ n: '0' })]] }),
  ],
  ['i n’existe plus', frameOf({ i: '1' }), EMPTY],
  ['i et n n’existent plus', frameOf({ i: '1', n: '1' }), EMPTY],
  ['appelle f ; n vaut 2', EMPTY, frameOf({}, within('f', { n: '2' }))],
  ['appelle la fonction sans nom', EMPTY, frameOf({}, within('fonction sans nom', {}))],
  ['f renvoie 6', frameOf({}, within('f', {})), frameOf({}, { ...within('f', {}), returned: '6' })],
  [
    'f se termine',
    frameOf({}, within('f', {})),
    frameOf({}, { ...within('f', {}), returned: 'undefined' }),
  ],
  ['un minuteur appelle f', EMPTY, frameOf({}, { ...within('f', {}), from: 'Timeout' })],
  ['la promesse appelle f', EMPTY, frameOf({}, { ...within('f', {}), from: 'Promise.then' })],
  ['f reprend après await', EMPTY, frameOf({}, { ...within('f', {}), from: 'await' })],
  ['lève ValueError: non', EMPTY, frameOf({}, { raised: 'ValueError: non' })],
  ['l’erreur remonte jusqu’ici', frameOf({}, { ...within('f', {}), raised: 'ValueError' }), EMPTY],
])('« %s »', (said, before, frame) => {
  const frames = before ? [before, frame] : [frame];
  expect(plain(sentenceOf(filmOf(frames), frames.length - 1))).toBe(`Ligne 1 : ${said}.`);
});

test.each([
  ['150\n', 'affiche « 150 »'],
  ['a\n b\n', 'affiche « a / b »'],
  ['\n', 'rien ne change'],
  [`${'a'.repeat(80)}\n`, `affiche « ${'a'.repeat(59)}… »`],
])('what is printed is said on one line: %j', (output, said) => {
  const film = filmOf([frameOf({}, { line: 4, printed: output.length })], output);
  expect(plain(sentenceOf(film, 0))).toBe(`Ligne 4 : ${said}.`);
});

test('there is none after the end', () => {
  expect(sentenceOf(filmOf([EMPTY]), 1)).toBe('');
});
