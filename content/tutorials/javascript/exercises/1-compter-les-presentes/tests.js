import assert from "node:assert/strict";
import test from "node:test";
import { compterPresentes } from "./exercice.js";

test("deux présentes sur trois", () => {
  assert.equal(compterPresentes([true, false, true]), 2);
});

test("toutes présentes", () => {
  assert.equal(compterPresentes([true, true, true, true]), 4);
});

test("personne n'est venu", () => {
  assert.equal(compterPresentes([false, false]), 0);
});

test("une liste vide donne zéro", () => {
  assert.equal(compterPresentes([]), 0);
});

test("une seule absente, en dernier", () => {
  assert.equal(compterPresentes([true, true, false]), 2);
});
