import assert from "node:assert/strict";
import { axe, test, validate } from "./navigateur.js";

const REGIONS = {
  Rufisque: "Dakar",
  Mbacké: "Diourbel",
  Foundiougne: "Fatick",
  Koungheul: "Kaffrine",
  Nioro: "Kaolack",
  Saraya: "Kédougou",
  Vélingara: "Kolda",
  Kébémer: "Louga",
  Kanel: "Matam",
  Podor: "Saint-Louis",
  Goudomp: "Sédhiou",
  Bakel: "Tambacounda",
  Mbour: "Thiès",
  Bignona: "Ziguinchor",
};

const annonce = (page) => page.getByRole("status").textContent();
const valider = (page) => page.getByRole("button", { name: "Valider" }).click();

async function ville(page) {
  const texte = await annonce(page);
  return /Où est (.+) \?/.exec(texte)?.[1];
}

async function repondre(page, juste) {
  const region = REGIONS[await ville(page)];
  const autre = region === "Dakar" ? "Kolda" : "Dakar";
  await page.getByRole("combobox").selectOption(juste ? region : autre);
  await valider(page);
  return region;
}

test("une bonne réponse dit « Juste. » et pose la suivante", async ({ page }) => {
  const avant = await ville(page);
  await repondre(page, true);
  assert.match(await annonce(page), /^Juste\. Où est /);
  assert.notEqual(await ville(page), avant);
});

test("une mauvaise réponse donne la bonne région", async ({ page }) => {
  const region = await repondre(page, false);
  assert.ok((await annonce(page)).startsWith(`Pas encore : ${region}.`));
});

test("les quatorze villes viennent une fois chacune, puis le score", async ({ page }) => {
  const vues = new Set();
  for (let tour = 0; tour < 14; tour += 1) {
    vues.add(await ville(page));
    await repondre(page, tour < 9);
  }
  assert.equal(vues.size, 14);
  assert.match(await annonce(page), /Fini : 9 sur 14\./);
});

test("après la fin, valider ne change rien", async ({ page }) => {
  for (let tour = 0; tour < 14; tour += 1) await repondre(page, true);
  const fin = await annonce(page);
  assert.match(fin, /Fini : 14 sur 14\./);
  await valider(page);
  assert.equal(await annonce(page), fin);
});

test("recommencer remet le score et les villes", async ({ page }) => {
  await repondre(page, true);
  await page.getByRole("button", { name: "Recommencer" }).click();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "SELECT");
  for (let tour = 0; tour < 14; tour += 1) await repondre(page, false);
  assert.match(await annonce(page), /Fini : 0 sur 14\./);
});

test("la même graine donne le même ordre", async ({ page }) => {
  const premiere = await ville(page);
  await repondre(page, true);
  const seconde = await ville(page);
  assert.notEqual(seconde, premiere);
  await page.reload();
  assert.equal(await ville(page), premiere);
  await repondre(page, true);
  assert.equal(await ville(page), seconde);
});

test("le clavier seul joue un tour", async ({ page }) => {
  await page.getByRole("combobox").focus();
  await page.keyboard.type(REGIONS[await ville(page)]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.match(await annonce(page), /^Juste\./);
});

test("la page est valide, et se lit à l'oreille", async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
