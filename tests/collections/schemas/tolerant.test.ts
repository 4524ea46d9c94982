import { expect, test } from 'vitest';
import { keys, text } from '../../../src/collections/schemas/fields.ts';
import { type Faulty, tolerant } from '../../../src/collections/schemas/tolerant.ts';

const schema = tolerant(keys({ title: text(3, 30) }));
const faulty: Faulty = { faults: ['a.yaml:1 : cette ligne ne peut pas être lue'], isDraft: true };

test.each([
  ['sound fields', { title: 'Bases' }, { fields: { title: 'Bases' } }],
  [
    'a fault for each key',
    { title: 'B', slug: 'b' },
    {
      faults: [
        'title : il y en a 1 — il faut 3 à 30 caractères',
        'slug : cette clé n’est pas prévue',
      ],
      isDraft: false,
    },
  ],
  ['an empty file', undefined, { faults: ['(racine) : cette clé manque'], isDraft: false }],
  ['what its reader has found faulty', faulty, faulty],
])('%s', (_, value, read) => {
  expect(schema.parse(value)).toEqual(read);
});
