import { describe, expect, test } from 'vitest';
import { plantContent } from '../../tools/checks/planted-content.ts';
import { fault, written } from '../written.ts';

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
  ])('%s stops the build', async (_, files, says) => {
    plantContent(files);
    await expect(written(OFFER, STEP)).rejects.toThrow(fault(`${STEP}:1 : ${says}`));
  });
});
