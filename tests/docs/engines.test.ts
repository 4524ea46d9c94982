import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heldEngines } from '../../src/collections/engines.ts';

test('README says which engines get the whole site, and the share of visits that they make (W29)', () => {
  const { names, held, known } = heldEngines();
  const said = readFileSync('README.md', 'utf8').replace(/[\u00A0\u202F]/g, ' ');
  const shares = `${held} des visites au Sénégal, sur ${known}`.replace(/[\u00A0\u202F]/g, ' ');
  expect(said).toContain(names);
  expect(said).toContain(shares);
});
