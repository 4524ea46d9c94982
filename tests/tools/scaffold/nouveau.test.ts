import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

let folder = '';

/** A project of its own, where HTML is written and all else is announced. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nouveau-'));
  for (const path of [
    'content/resources.yaml',
    'content/catalog/categories.yaml',
    'content/career',
  ]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'content/tutorials/html'), { recursive: true });
  writeFileSync(join(folder, 'content/tutorials/html/tutorial.yaml'), 'title: HTML\n');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function nouveau(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('src/tools/scaffold/nouveau.ts'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      // The ports of this machine are not those of the project.
      env: { ...process.env, PORT: undefined, API_PORT: undefined },
    },
  );
  return { status, stdout, stderr };
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

test.each(['-h', '--help', '--aide'])('%s: how it is used', (option) => {
  expect(nouveau(option)).toMatchObject({ status: 0, stderr: '' });
  expect(nouveau(option).stdout).toMatch(/^Usage :\n {2}npm run nouveau -- tutoriel sql/);
});

test('a course', () => {
  expect(nouveau('cours', 'couture-boubou')).toMatchObject({ status: 0, stderr: '' });
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
  expect(existsSync(join(folder, 'content/career/5-data.mdx'))).toBe(true);
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
