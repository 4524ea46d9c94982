import assert from "node:assert/strict";
import test from "node:test";
import { parLigne } from "./exercice.js";

const trajet = (ligne, voyageurs) => ({ ligne, voyageurs });
const paires = (trajets) => [...parLigne(trajets)];

test("les trajets d'une ligne s'ajoutent", () => {
  assert.deepEqual(paires([trajet("L7", 30), trajet("L7", 12)]), [["L7", 42]]);
});

test("la plus fréquentée est en tête", () => {
  const trajets = [trajet("L7", 30), trajet("TER", 120), trajet("L2", 55)];
  assert.deepEqual([...parLigne(trajets).keys()], ["TER", "L2", "L7"]);
});

test("à égalité, l'ordre alphabétique", () => {
  const trajets = [trajet("L7", 30), trajet("L2", 10), trajet("L2", 20)];
  assert.deepEqual([...parLigne(trajets).keys()], ["L2", "L7"]);
});

test("« TER » et « ter » sont la même ligne", () => {
  assert.deepEqual(paires([trajet("ter", 80), trajet("TER", 40)]), [["TER", 120]]);
});

test("sans trajet, la Map est vide", () => {
  const vide = parLigne([]);
  assert.ok(vide instanceof Map);
  assert.equal(vide.size, 0);
});

test("la liste reçue ne change pas", () => {
  const trajets = [trajet("l7", 1), trajet("TER", 2)];
  parLigne(trajets);
  assert.deepEqual(trajets, [trajet("l7", 1), trajet("TER", 2)]);
});
