import assert from "node:assert/strict";
import test from "node:test";
import { prixFCFA } from "./exercice.js";

test("zéro est un prix", () => {
  assert.equal(prixFCFA(0), "0\u00A0FCFA");
});

test("sous mille, aucun groupe", () => {
  assert.equal(prixFCFA(999), "999\u00A0FCFA");
});

test("des espaces fines entre les groupes de trois", () => {
  assert.equal(prixFCFA(1250000), "1\u202F250\u202F000\u00A0FCFA");
});

test("une remise est négative", () => {
  assert.equal(prixFCFA(-500), "-500\u00A0FCFA");
});

test("NaN n'est pas un prix", () => {
  assert.equal(prixFCFA(Number.NaN), "prix inconnu");
});

test("rien, ou un texte, n'est pas un prix", () => {
  assert.equal(prixFCFA(undefined), "prix inconnu");
  assert.equal(prixFCFA("500"), "prix inconnu");
});
