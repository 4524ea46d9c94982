import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { contentFaults } from '../../../src/tools/checks/content.ts';
import { plantContent } from './planted-content.ts';

const PYTHON = 'content/tutorials/python';
const STEP = `${PYTHON}/3-bases.mdx`;
const COLON =
  'un « : » dans le texte coupe cette ligne en deux — mets tout le texte entre guillemets droits : "…"';

const CATEGORIES = 'content/catalog/categories.yaml';
const CAREER = 'content/career/2-web.mdx';

test.each([
  {
    what: 'a list of tutorials that is no YAML',
    ...{ file: 'content/resources.yaml', from: 'slug: html', to: 'slug: html : a' },
    others: [CAREER, 'content/tutorials/css/tutorial.yaml'],
    says: `8 : ${COLON}`,
  },
  {
    what: 'a list of categories that is no YAML',
    ...{ file: CATEGORIES, from: '- ', to: '- "' },
    others: [CAREER],
    says: '1 : ce guillemet n’est pas fermé — écris le guillemet qui ferme, à la fin du texte',
  },
  {
    what: 'a tutorial that does not say its versions',
    ...{ file: `${PYTHON}/tutorial.yaml`, from: 'version:', to: 'versions:' },
    others: [`${PYTHON}/1-intro.mdx`, `${PYTHON}/2-first.mdx`],
    says: '5 : versions : cette clé n’est pas prévue — écris « version »',
  },
  {
    what: 'objectives under another name',
    ...{ file: STEP, from: 'objectives:', to: 'objectifs:' },
    others: [],
    says: '4 : objectifs : cette clé n’est pas prévue — écris « objectives »',
  },
  {
    what: 'a text that cannot be read, for the words of its tutorial',
    ...{ file: STEP, from: '</Quiz>\n', to: '\n' },
    others: [`${PYTHON}/tutorial.yaml`, `${PYTHON}/5-exos.mdx`],
    says: '21 : <Quiz> n’est pas fermée — écris </Quiz> après ce qu’elle contient',
  },
])('$what is told, and not what follows', async ({ file, from, to, others, says }) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const texts = new Map([[file, text.replace(from, to)]]);
  const faults = await contentFaults([file, ...others], { texts });
  expect(faults.map(faultLine)).toEqual([`${file}:${says}`]);
});

test('a file under another name is not missing too, but one without any is', async () => {
  plantContent({
    'content/career/4-sécurité.mdx': '',
    'content/home.yaml': '',
    'content/orientation.yaml': '',
    'content/seller.mdx': '',
    'content/resources.yaml': '',
    ...Object.fromEntries(
      ['1-intro', '2-web', '3-mobile', '5-data', '6-reseau', '7-cloud'].map((name) => [
        `content/career/${name}.mdx`,
        '',
      ]),
    ),
  });
  const said = (await contentFaults()).map(faultLine);
  expect(said.filter((line) => /manque —|ne lit aucun/.test(line))).toEqual([
    'content/career/4-sécurité.mdx:1 : le site ne lit aucun fichier de ce nom — nomme-le « 4-securite.mdx »',
    'content/career/8-design.mdx:1 : cette section manque — écris-la : le guide des métiers en a huit',
    'content/free-courses.yaml:1 : ce fichier manque — remets-le : le site le lit',
  ]);
});

test('places to fill are told without the lengths that they lack', async () => {
  const file = `${PYTHON}/8-final.mdx`;
  const places = '\n\nÀ ÉCRIRE\n';
  const text = readFileSync(file, 'utf8').replace(/^(---\n.*?\n---\n).*$/s, `$1${places}`);
  const said = (await contentFaults([file], { texts: new Map([[file, text]]) })).map(faultLine);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('« À ÉCRIRE » est resté là');
});
