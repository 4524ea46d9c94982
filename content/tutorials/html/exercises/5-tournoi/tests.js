import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const JUSTE = { tel: '770000000', age: '20', poste: 'milieu', reglement: true };

/** Remplit le formulaire et dit si le navigateur l'enverrait. */
async function accepte(page, saisie) {
  await page.locator('[name=nom]').fill('Awa Diop');
  await page.locator('[name=tel]').fill(saisie.tel);
  await page.locator('[name=age]').fill(saisie.age);
  await page.locator('[name=poste]').selectOption(saisie.poste);
  await page.locator('[name=reglement]').setChecked(saisie.reglement);
  return page.locator('form').evaluate((form) => form.checkValidity());
}

const ESSAIS = [
  ['une inscription juste', {}, true],
  ['quinze ans tout juste', { age: '15' }, true],
  ['trente-cinq ans tout juste', { age: '35' }, true],
  ['quatorze ans', { age: '14' }, false],
  ['trente-six ans', { age: '36' }, false],
  ['huit chiffres', { tel: '77000000' }, false],
  ['des espaces dans le numéro', { tel: '77 000 00 00' }, false],
  ['aucun numéro', { tel: '' }, false],
  ['aucun poste', { poste: '' }, false],
  ['le règlement refusé', { reglement: false }, false],
];

for (const [nom, changement, attendu] of ESSAIS) {
  test(`${nom} : ${attendu ? 'accepté' : 'refusé'}`, async ({ page }) => {
    assert.equal(await accepte(page, { ...JUSTE, ...changement }), attendu);
  });
}

test('chaque champ a son étiquette', async ({ page }) => {
  const muets = await page.evaluate(() =>
    [...document.querySelectorAll('input, select')]
      .filter((champ) => champ.labels.length !== 1)
      .map((champ) => champ.name),
  );
  assert.deepEqual(muets, []);
  assert.equal(await page.locator('label').count(), 5);
});

test('le téléphone montre le bon clavier', async ({ page }) => {
  const type = await page.locator('[name=tel]').getAttribute('type');
  assert.equal(type, 'tel');
});

test('html-validate et axe ne trouvent rien', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
