import { describe, expect, test } from 'vitest';
import { unescapeHtml } from '../../../src/rules/text/unescape.ts';
import { plantContent } from '../../tools/checks/planted-content.ts';
import { fault, lines, written } from '../written.ts';

const STEP = 'content/tutorials/sql/3-bases.mdx';
const FOLDER = 'content/tutorials/sql/fichiers';
const OFFER = '<Fichier nom="fichiers/ventes.csv" />';
const CSV = 'produit,prix\nthé,100\n';

describe('a file that a step offers (T25)', () => {
  test('is a link that downloads it under its name, with its weight and its licence', async () => {
    plantContent({
      [`${FOLDER}/ventes.csv`]: CSV,
      [`${FOLDER}/licences.yaml`]: '- fichier: ventes.csv\n  licence: "fait ici : CC0"\n',
    });
    expect(await written(OFFER, STEP)).toMatch(
      /^<p class="offered"><a class="button button-quiet" href="\/fichiers\/sql\/ventes\.csv" download="ventes\.csv">Télécharger ventes\.csv<\/a> <small>tableau CSV, 0,1\s?Ko · fait ici\u00a0: CC0<\/small><\/p>$/,
    );
  });

  test.each([
    [
      'that is not there',
      {},
      'le fichier « fichiers/ventes.csv » n’existe pas dans ce tutoriel — corrige son nom, ou ajoute-le',
    ],
    [
      'without a licence',
      { [`${FOLDER}/ventes.csv`]: CSV },
      '« ventes.csv » n’a pas de licence — écris « - fichier: ventes.csv » et « licence: … » dans fichiers/licences.yaml',
    ],
    [
      'whose licences are no list',
      { [`${FOLDER}/ventes.csv`]: CSV, [`${FOLDER}/licences.yaml`]: 'ventes.csv: CC0\n' },
      '« ventes.csv » n’a pas de licence — écris « - fichier: ventes.csv » et « licence: … » dans fichiers/licences.yaml',
    ],
    [
      'whose licences are no YAML',
      { [`${FOLDER}/ventes.csv`]: CSV, [`${FOLDER}/licences.yaml`]: '- fichier: "ventes.csv\n' },
      '« ventes.csv » n’a pas de licence — écris « - fichier: ventes.csv » et « licence: … » dans fichiers/licences.yaml',
    ],
  ])('%s stops the build', async (_, files, says) => {
    plantContent(files);
    await expect(written(OFFER, STEP)).rejects.toThrow(fault(`${STEP}:1 : ${says}`));
  });
});

describe('a file that a step shows', () => {
  const CODE = 'nombre = 7\nprint("l\'eau : ", nombre < 8)\n';
  const NAMES = ['sql/exercises/1-table/starter.py', 'sql/Main.java', 'sql/a.txt', 'secret.py'];
  const shown = (name: string) => {
    plantContent(Object.fromEntries(NAMES.map((one) => [`content/tutorials/${one}`, CODE])));
    return written(lines('Un mot.', `<Fichier nom="${name}" />`), STEP);
  };

  test.each([
    ['exercises/1-table/starter.py', '<span class="n">7</span>'],
    ['Main.java', '<span class="n">7</span>'],
    ['a.txt', '<code>nombre = 7\n'],
  ])('stands under its name, as it is, in the colours of its language: %s', async (name, part) => {
    const html = await shown(name);
    expect(html).toContain(`<figure class="code"><figcaption>${name.split('/').at(-1)}<`);
    expect(html).toContain(part);
    expect(unescapeHtml(html.replace(/<[^>]+>/g, ''))).toContain(CODE.trimEnd());
  });

  const LOST = 'n’existe pas dans ce tutoriel — corrige son nom, ou ajoute-le';
  const OUTSIDE = 'sort du dossier du tutoriel — écris le chemin d’un fichier de ce dossier';
  test.each([
    ['exercises/2-autre/starter.py', LOST],
    ['exercises', LOST],
    ['/etc/hostname', LOST],
    ['../secret.py', OUTSIDE],
    ['exercises/../../secret.py', OUTSIDE],
    ['../sql-bis/a.py', OUTSIDE],
  ])('« %s » %s', async (name, says) => {
    const what = says === LOST ? 'le fichier ' : '';
    await expect(shown(name)).rejects.toThrow(fault(`${STEP}:3 : ${what}« ${name} » ${says}`));
  });
});
