import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { careerFieldSchema } from '../../../src/collections/schemas/career.ts';
import { courseSchema } from '../../../src/collections/schemas/catalog.ts';
import { stepSchema } from '../../../src/collections/schemas/step.ts';
import { tutorialSchema } from '../../../src/collections/schemas/tutorial.ts';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { LANGUAGES, MODALITIES } from '../../../src/rules/course/preferences.ts';
import { isDraft } from '../../../src/rules/site/draft.ts';
import { STEP_KEYS } from '../../../src/rules/tutorial/steps.ts';
import { readLesson, readPage } from '../../../src/tools/checks/read/lesson.ts';
import { readYaml } from '../../../src/tools/checks/read/yaml.ts';
import { schemaFaults } from '../../../src/tools/checks/schemas.ts';
import { pieces } from '../../../src/tools/checks/steps/pieces.ts';
import { plantFolder, runProgram } from '../../support/program.ts';

const PLACE = 'À ÉCRIRE';
const STEP_FILES = STEP_KEYS.map((key, index) => `${index + 1}-${key}.mdx`);
const EXERCISES = ['1-ordonner', '2-completer', '3-reparer', '4-ecrire', '5-combiner', '6-defi'];
/** A technology of which nothing is known here but the line of the writer who announces it. */
const SIXTEENTH = `    - name: Kotlin
      slug: kotlin
      icon: java
      description: Écrire des applications Android
`;

let folder = '';

/** A project of its own, where HTML is written and all else is announced, Kotlin too. */
beforeEach(() => {
  const planted = plantFolder({
    'content/resources.yaml': readFileSync('content/resources.yaml', 'utf8') + SIXTEENTH,
    'content/catalog/categories.yaml': readFileSync('content/catalog/categories.yaml'),
    'content/tutorials/html/tutorial.yaml': 'title: HTML\n',
  });
  folder = planted.folder;
  cpSync('content/career', join(folder, 'content/career'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  onTestFinished(() => planted[Symbol.dispose]());
});

function nouveau(...args: string[]) {
  // The ports of this machine are not those of the project.
  const env = { ...process.env, PORT: undefined, API_PORT: undefined };
  return runProgram('src/tools/scaffold/nouveau.ts', args, { cwd: folder, env });
}

test('a tutorial, then nothing a second time', () => {
  const first = nouveau('tutoriel', 'sql');
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain('Écrit : content/tutorials/sql/tutorial.yaml\n');
  expect(first.stdout).toContain('npm run dev, puis http://localhost:4321/ressources/sql\n');
  expect(readdirSync(join(folder, 'content/tutorials/sql'))).toHaveLength(11);
  const yaml = join(folder, 'content/tutorials/sql/tutorial.yaml');
  writeFileSync(yaml, 'à moi');
  expect(nouveau('tutoriel', 'sql')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'content/tutorials/sql/tutorial.yaml existe déjà — rien n’a été écrit ; pour une étape qui manque : npm run nouveau -- etape sql bases\n',
  });
  expect(readFileSync(yaml, 'utf8')).toBe('à moi');
});

/** That its texts have no other fault is seen with those of all drafts, in tests/verify. */
test('a tutorial in any technology: a draft of eight steps and six exercises, with places to fill in each text', () => {
  rmSync(join(folder, 'content/tutorials/html'), { recursive: true });
  const groups = parse(readFileSync(join(folder, 'content/resources.yaml'), 'utf8'));
  const slugs: string[] = groups.flatMap(({ items }: { items: { slug: string }[] }) =>
    items.map(({ slug }) => slug),
  );
  expect(slugs.at(-1)).toBe('kotlin');
  for (const slug of slugs) {
    expect(nouveau('tutoriel', slug)).toMatchObject({ status: 0, stderr: '' });
    const at = (path: string) => join('content/tutorials', slug, path);
    const text = (path: string) => readFileSync(join(folder, at(path)), 'utf8');
    const names = readdirSync(join(folder, at('')), { recursive: true }) as string[];
    const files = names.filter((name) => name.includes('.')).sort();
    expect(files.filter((name) => !name.includes('/'))).toEqual([
      ...STEP_FILES,
      'coverage.yaml',
      'tutorial.yaml',
    ]);
    for (const stem of ['starter', 'solution', 'tests']) {
      const some = files.filter((name) => name.includes(`/${stem}.`));
      expect(some.map((name) => name.split('/')[1])).toEqual(EXERCISES);
    }
    for (const name of files) {
      const isBare = /\/(?:exercice\.h|page\.html)$/.test(name);
      expect([slug, name, isBare || text(name).includes(PLACE)]).toEqual([slug, name, true]);
      expect([slug, name, /%[A-Z]+%/.test(text(name))]).toEqual([slug, name, false]);
    }
    const about = text('tutorial.yaml');
    expect(isDraft(about)).toBe(true);
    expect(schemaFaults(readYaml(at('tutorial.yaml'), about), tutorialSchema)).toEqual([]);
    const steps = STEP_FILES.map((name) => [at(name), text(name)] as const);
    expect(steps.flatMap(([file, step]) => schemaFaults(readYaml(file, step), stepSchema))).toEqual(
      [],
    );
    const missing = steps.flatMap(([file, step]) =>
      pieces(readLesson(readPage(file, step)), { isThird: false }),
    );
    // Those that only a writer can bring.
    expect(missing.map(faultLine).filter((line) => !line.includes('avant-goût'))).toEqual([
      `${at('7-project.mdx')}:1 : le code final du projet (les blocs « file= ») a 0 ligne — il en faut 60 à 200`,
    ]);
    expect([slug, missing.length]).toEqual([slug, slug === 'css' ? 2 : 1]);
  }
});

test('a step that is missing, with the folders that it shows', () => {
  expect(nouveau('etape', 'html', 'exos')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(folder, 'content/tutorials/html/exercises/6-defi/starter.html'))).toBe(
    true,
  );
  expect(nouveau('étape', 'html', 'exos')).toMatchObject({
    status: 1,
    stderr:
      'content/tutorials/html/5-exos.mdx existe déjà — rien n’a été écrit ; ouvre ce fichier.\n',
  });
});

test('a file that stands where one would be written keeps all others from being written', () => {
  mkdirSync(join(folder, 'content/tutorials/sql'));
  writeFileSync(join(folder, 'content/tutorials/sql/8-final.mdx'), 'à moi');
  expect(nouveau('tutoriel', 'sql').stderr).toBe(
    'content/tutorials/sql/8-final.mdx existe déjà — rien n’a été écrit ; ouvre ce fichier.\n',
  );
  expect(readdirSync(join(folder, 'content/tutorials/sql'))).toEqual(['8-final.mdx']);
});

test('the preview is at the port of the settings', () => {
  writeFileSync(join(folder, '.env'), 'PORT=5611\n');
  expect(nouveau('tutoriel', 'sql').stdout).toContain('http://localhost:5611/ressources/sql\n');
});

test('--aide: how it is used', () => {
  const usage = expect.stringMatching(/^Usage :\n {2}npm run nouveau -- tutoriel sql/);
  expect(nouveau('--aide')).toEqual({ status: 0, stderr: '', stdout: usage });
});

test('a course, as a draft that keeps the schema', () => {
  expect(nouveau('cours', 'couture-boubou')).toMatchObject({ status: 0, stderr: '' });
  const file = 'content/catalog/courses/couture-boubou.yaml';
  const text = readFileSync(join(folder, file), 'utf8');
  expect(isDraft(text)).toBe(true);
  expect(schemaFaults(readYaml(file, text), courseSchema)).toEqual([]);
  for (const { value, label } of [...LANGUAGES, ...MODALITIES]) {
    expect(text).toContain(`${value} (${label})`);
  }
  expect(nouveau('cours', 'couture-boubou').stderr).toBe(
    'content/catalog/courses/couture-boubou.yaml existe déjà — rien n’a été écrit ; ouvre ce fichier.\n',
  );
});

test('a section of the guide is written only when it is missing', () => {
  const whole = nouveau('metier', 'data');
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toMatch(
    /^Le guide des métiers a ses huit sections, et n’en prend pas d’autre/,
  );
  rmSync(join(folder, 'content/career/5-data.mdx'));
  expect(nouveau('métier', 'date').stderr).toBe(
    '« date » n’est pas un domaine du guide — écris « data » ; les noms connus : web, mobile, securite, data, reseau, cloud, design\n',
  );
  expect(nouveau('métier', 'data')).toMatchObject({ status: 0, stderr: '' });
  const file = 'content/career/5-data.mdx';
  const text = readFileSync(join(folder, file), 'utf8');
  expect(schemaFaults(readYaml(file, text), careerFieldSchema)).toEqual([]);
  // It is no draft: the guide is whole or broken.
  expect(isDraft(text)).toBe(false);
  expect(text.split(PLACE).length).toBeGreaterThan(20);
});

test.each([
  [
    ['tutoriel', 'reactj'],
    '« reactj » n’est pas un slug de content/resources.yaml — écris « reactjs » ; les noms connus : html,',
  ],
  [['tutoriel', '../x'], '« ../x » n’est pas un slug de content/resources.yaml'],
  [
    ['etape', 'html', 'base'],
    '« base » n’est pas une étape — écris « bases » ; les noms connus : intro,',
  ],
  [
    ['etape', 'sql', 'bases'],
    'content/tutorials/sql/tutorial.yaml manque — commence par : npm run nouveau -- tutoriel sql',
  ],
  [
    ['cours', 'Couture Boubou'],
    '« Couture Boubou » n’est pas un nom de cours — écris des minuscules sans accent, des chiffres et des tirets : couture-boubou',
  ],
  [
    [],
    'il manque ce qu’il faut écrire : tutoriel, etape, cours ou metier\n\nUsage :\n  npm run nouveau -- tutoriel sql',
  ],
  [['tutoriel'], 'il manque un slug de content/resources.yaml : tutoriel sql\n\nUsage :'],
  [['tutoriel', 'sql', 'mysql'], '« mysql » est de trop\n\nUsage :'],
  [['etape', 'sql'], 'il manque une étape : etape sql bases\n\nUsage :'],
  [['métiers', 'web'], '« métiers » ne peut pas être écrit — écris « metier »\n\nUsage :'],
  [
    ['poème', 'court'],
    '« poème » ne peut pas être écrit — écris tutoriel, etape, cours, metier\n\nUsage :',
  ],
])('%j: one sentence, exit code 1, nothing written', (args, sentence) => {
  const { status, stdout, stderr } = nouveau(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.slice(0, sentence.length)).toBe(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(join(folder, 'content/tutorials'))).toEqual(['html']);
});
