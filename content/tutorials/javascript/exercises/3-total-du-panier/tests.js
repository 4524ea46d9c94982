import assert from "node:assert/strict";
import test from "node:test";
import { total } from "./exercice.js";

test("des nombres s'ajoutent", () => {
  assert.equal(total([{ prix: 500 }, { prix: 750 }]), 1250);
});

test("des chaînes venues d'un champ s'ajoutent aussi", () => {
  assert.equal(total([{ prix: "500" }, { prix: "750" }]), 1250);
});

test("nombres et chaînes mêlés", () => {
  assert.equal(total([{ prix: "500" }, { prix: 750 }, { prix: "1000" }]), 2250);
});

test("une seule ligne donne un nombre", () => {
  assert.equal(total([{ prix: "500" }]), 500);
});

test("un panier vide donne zéro", () => {
  assert.equal(total([]), 0);
});

test("une ligne sans prix est un cadeau", () => {
  assert.equal(total([{ nom: "persil" }, { prix: 300 }]), 300);
});
