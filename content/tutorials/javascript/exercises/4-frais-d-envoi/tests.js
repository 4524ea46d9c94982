import assert from "node:assert/strict";
import test from "node:test";
import { fraisEnvoi } from "./exercice.js";

const PALIERS = [
  { max: 5000, frais: 100 },
  { max: 50000, frais: 500 },
  { max: 200000, frais: 1000 },
];

test("au milieu d'un palier", () => {
  assert.equal(fraisEnvoi(20000, PALIERS), 500);
});

test("la borne haute est comprise", () => {
  assert.equal(fraisEnvoi(5000, PALIERS), 100);
  assert.equal(fraisEnvoi(200000, PALIERS), 1000);
});

test("un franc de plus change de palier", () => {
  assert.equal(fraisEnvoi(5001, PALIERS), 500);
  assert.equal(fraisEnvoi(50001, PALIERS), 1000);
});

test("le plus petit montant", () => {
  assert.equal(fraisEnvoi(1, PALIERS), 100);
});

test("zéro, un nombre négatif ou NaN sont refusés", () => {
  for (const montant of [0, -500, Number.NaN]) {
    assert.throws(() => fraisEnvoi(montant, PALIERS), RangeError);
  }
});

test("au-dessus du dernier palier, c'est refusé", () => {
  assert.throws(() => fraisEnvoi(200001, PALIERS), RangeError);
});

test("sans palier, tout est refusé", () => {
  assert.throws(() => fraisEnvoi(100, []), RangeError);
});
