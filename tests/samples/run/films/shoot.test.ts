import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../../src/rules/tutorial/film/sentence.ts';
import { decodeFilm } from '../../../../src/wire/film.ts';
import { collect } from '../../read/collect.ts';
import { EMPTY_FOLDER } from '../../read/folder.ts';
import type { SandboxResult } from '../../sandbox/sandbox.ts';
import { javascript } from '../../technologies/javascript/javascript.ts';
import { python } from '../../technologies/python/python.ts';
import { typescript } from '../../technologies/typescript/typescript.ts';
import type { Job, Technology } from '../technology.ts';
import { shoot } from './shoot.ts';

const PAUSE = { kind: 'line', line: 1, printed: 0, calls: [['', []]], objects: [] };
const TECHNOLOGIES: Readonly<Record<string, Technology>> = { python, javascript, typescript };

/** The last sample of a page, run, then filmed. */
async function shot(source: string, typed: string[] = []) {
  const { samples } = collect('content/tutorials/essai/3-bases.mdx', source);
  const sample = samples.at(-1);
  if (!sample) throw new Error('no sample');
  const technology = TECHNOLOGIES[sample.technology ?? ''] ?? python;
  const job: Job = { sample, folder: EMPTY_FOLDER, typed, shown: '' };
  const ran = await technology.run(job);
  const before =
    sample.chain.length > 0
      ? await technology.run({ ...job, sample: { ...sample, ...sample.chain[0], chain: [] } })
      : undefined;
  const shown = before?.output ?? '';
  const own = { ...ran, output: ran.output.slice(shown.length) };
  return shoot({ ...job, shown }, own, technology);
}

const filmed = (language: string, code: string) => `\`\`\`${language} film\n${code}\n\`\`\`\n`;

/** What each frame says, with plain spaces. */
async function said(source: string, typed?: string[]): Promise<string[]> {
  const { film, verdict } = await shot(source, typed);
  if (film === undefined) throw new Error(verdict?.says);
  const read = decodeFilm(JSON.parse(film));
  return read.frames.map((_, at) => sentenceOf(read, at).replace(/[\u00A0\u202F]/g, ' '));
}

/** Texts that nothing makes lighter, all on one line: that of a comprehension is a frame each time it turns. */
const DIGESTS = Array.from(
  { length: 12 },
  (_, at) => `f(b"%d-${at}" % n).hexdigest(): f(b"%d+${at}" % n).hexdigest()`,
);

describe('a film of Python', () => {
  it('of two names on one list', async () => {
    expect(await said(filmed('python', 'a = [1]\nb = a\nb.append(2)\nprint(a)'))).toEqual([
      'Ligne 1 : a mène à la liste A, qui contient 1.',
      'Ligne 2 : b mène à la liste A, comme a.',
      'Ligne 3 : la liste A contient 1, 2.',
      'Ligne 4 : affiche « [1, 2] ».',
    ]);
  });

  it('of a function that calls itself', async () => {
    const code =
      'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)\n\nx = fact(1)';
    expect(await said(filmed('python', code))).toEqual([
      'Ligne 1 : fact désigne la fonction fact.',
      'Ligne 6 : appelle fact ; n vaut 1.',
      'Ligne 2 : rien ne change.',
      'Ligne 4 : appelle fact ; n vaut 0.',
      'Ligne 2 : rien ne change.',
      'Ligne 3 : fact renvoie 1.',
      'Ligne 4 : fact renvoie 1.',
      'Ligne 6 : x vaut 1.',
    ]);
  });

  it('of an error that is caught, and of what is typed', async () => {
    const code =
      'def lire(texte):\n    return int(texte)\n\ntry:\n    lire(input("? "))\nexcept ValueError:\n    print("non")';
    expect(await said(filmed('python', code), ['x'])).toEqual([
      'Ligne 1 : lire désigne la fonction lire.',
      'Ligne 4 : rien ne change.',
      "Ligne 5 : appelle lire ; texte vaut 'x' ; affiche « ? x ».",
      "Ligne 2 : lève ValueError: invalid literal for int() with base 10: 'x'.",
      'Ligne 5 : l’erreur remonte jusqu’ici.',
      'Ligne 6 : rien ne change.',
      'Ligne 7 : affiche « non ».',
    ]);
  });

  it('of a list that is a default, and that the function keeps', async () => {
    const code = 'def ajouter(n, cahier=[]):\n    cahier.append(n)\n\najouter(1)';
    expect(await said(filmed('python', code))).toEqual([
      'Ligne 1 : ajouter mène à la fonction ajouter A, qui garde cahier : la liste B.',
      'Ligne 4 : appelle ajouter ; n vaut 1 ; cahier mène à la liste B.',
      'Ligne 2 : ajouter renvoie None ; la liste B contient 1.',
      'Ligne 4 : rien ne change.',
    ]);
  });

  it('of a sample that continues another has its own lines and its own output', async () => {
    const source =
      '```python\nx = 1\nprint(x)\n```\n\n```python continue film\nx = x + 1\nprint(x)\n```\n';
    expect(await said(source)).toEqual(['Ligne 1 : x vaut 2.', 'Ligne 2 : affiche « 2 ».']);
  });
});

describe('a film of JavaScript', () => {
  it('of a function that keeps a variable', async () => {
    const code =
      'function compteur() {\n  let n = 0;\n  return () => ++n;\n}\nconst un = compteur();\nun();';
    expect(await said(filmed('javascript', code))).toEqual([
      'Ligne 5 : appelle compteur ; compteur désigne la fonction compteur.',
      'Ligne 2 : n vaut 0.',
      'Ligne 3 : compteur renvoie la fonction sans nom A.',
      'Ligne 5 : un mène à la fonction sans nom A.',
      'Ligne 6 : appelle la fonction sans nom ; n vaut 0.',
      'Ligne 3 : la fonction sans nom renvoie 1 ; n vaut 1 ; la fonction sans nom A garde n : 1.',
      'Ligne 6 : rien ne change.',
    ]);
  });

  it('of what is put off: the program first, then the promise, then the timer', async () => {
    const code = [
      'setTimeout(() => console.log("minuteur"), 0);',
      'Promise.resolve().then(() => console.log("promesse"));',
      'console.log("programme");',
    ].join('\n');
    expect(await said(filmed('javascript', code))).toEqual([
      'Ligne 1 : rien ne change.',
      'Ligne 2 : rien ne change.',
      'Ligne 3 : affiche « programme ».',
      'Ligne 2 : la promesse appelle la fonction sans nom.',
      'Ligne 2 : la fonction sans nom se termine ; affiche « promesse ».',
      'Ligne 1 : un minuteur appelle la fonction sans nom.',
      'Ligne 1 : la fonction sans nom se termine ; affiche « minuteur ».',
    ]);
  });

  it('of a method, of what is private, and of a block at each turn', async () => {
    const code = [
      'class Compte {',
      '  #solde = 0;',
      '  verser(n) {',
      '    this.#solde += n;',
      '  }',
      '}',
      'const awa = new Compte();',
      'for (const n of [5, 7]) {',
      '  const double = n * 2;',
      '  awa.verser(double);',
      '}',
    ].join('\n');
    expect((await said(filmed('javascript', code))).slice(-11)).toEqual([
      'Ligne 8 : n vaut 5.',
      'Ligne 9 : double vaut 10.',
      'Ligne 10 : appelle verser ; this mène à l’objet Compte A, comme awa ; n vaut 10.',
      'Ligne 4 : verser se termine ; l’objet Compte A contient #solde : 10.',
      'Ligne 10 : n et double n’existent plus.',
      'Ligne 8 : n vaut 7.',
      'Ligne 9 : double vaut 14.',
      'Ligne 10 : appelle verser ; this mène à l’objet Compte A, comme awa ; n vaut 14.',
      'Ligne 4 : verser se termine ; l’objet Compte A contient #solde : 24.',
      'Ligne 10 : n et double n’existent plus.',
      'Ligne 8 : rien ne change.',
    ]);
  });

  it('of an error, and of a map', async () => {
    const code = 'const m = new Map([["a", 1]]);\ntry {\n  null.x;\n} catch {\n  m.clear();\n}';
    expect(await said(filmed('javascript', code))).toEqual([
      "Ligne 1 : m mène à l’objet Map A, qui contient 'a' : 1.",
      "Ligne 3 : lève TypeError: Cannot read properties of null (reading 'x').",
      'Ligne 5 : l’objet Map A ne contient plus rien.',
    ]);
  });
});

it('a film of TypeScript, once its types are removed, each line in its place', async () => {
  const code = 'interface Plat {\n  prix: number;\n}\nconst thieb: Plat = { prix: 1000 };';
  expect(await said(filmed('typescript', code))).toEqual([
    'Ligne 4 : thieb mène à l’objet A, qui contient prix : 1000.',
  ]);
});

describe('a sample without a film', () => {
  it('is run once, as before', async () => {
    expect(await shot('```python\nx = 1\n```\n')).toEqual({});
  });

  it.each([
    [
      'that differs from one run to the next',
      'python',
      'import random\nx = random.random()',
      'deux lancements de cet exemple ne font pas les mêmes pas',
    ],
    ['too long', 'python', 'for n in range(40):\n    x = n', 'son pas à pas a 81 pas, 60 au plus'],
    [
      'very long',
      'python',
      'for n in range(900):\n    x = n',
      'son pas à pas a plus de 60 pas, 60 au plus',
    ],
    ['with nothing to show', 'python', '# rien', 'ce pas à pas n’a rien à montrer'],
    [
      'whose loop turns a million times',
      'javascript',
      'for (let n = 0; n < 1e6; n++);',
      'son pas à pas a plus de 60 pas, 60 au plus',
    ],
    [
      'too heavy',
      'python',
      `from hashlib import md5 as f\nfor n in range(20):\n    d = {${DIGESTS}}`,
      /^son pas à pas pèse \d+ octets, 6 Ko au plus$/,
    ],
  ])('%s, says why in French and what to do', async (_, language, code, says) => {
    const { film, verdict } = await shot(filmed(language, code));
    expect(film).toBeUndefined();
    expect(verdict?.says).toMatch(says);
    expect(verdict?.line).toBe(1);
    expect(verdict?.remedy).not.toBe('');
  });

  it.each<[string, Partial<SandboxResult>, string]>([
    ['never ends', { limit: 'time' }, 'le pas à pas de cet exemple ne finit pas'],
    [
      'prints too much',
      { limit: 'output' },
      'cet exemple ne se suit pas ligne par ligne : il affiche trop',
    ],
    [
      'stops its tracer',
      { stderr: 'Error: non' },
      'cet exemple ne se suit pas ligne par ligne : Error: non',
    ],
    [
      'prints something else',
      { stdout: JSON.stringify({ output: '2\n', pauses: [PAUSE, { ...PAUSE, kind: 'return' }] }) },
      'suivi ligne par ligne, cet exemple n’affiche pas la même chose',
    ],
  ])('that %s when it is followed says so', async (_, release, says) => {
    const trace = async () => ({
      status: 0,
      stdout: '',
      stderr: '',
      folder: EMPTY_FOLDER,
      ...release,
    });
    const { samples } = collect('p.mdx', filmed('python', 'print(1)'));
    const [sample] = samples;
    const job = sample && { sample, folder: EMPTY_FOLDER, typed: [], shown: '' };
    const ran = { output: '1\n', message: '', isFailure: false, folder: EMPTY_FOLDER };
    const { verdict } = job ? await shoot(job, ran, { ...python, trace }) : {};
    expect(verdict?.says).toBe(says);
    expect(verdict?.remedy).not.toBe('');
  });
});
