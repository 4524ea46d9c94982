import { expect, test } from 'vitest';
import { keys, text } from '../../../src/collections/schemas/fields.ts';
import { tolerant, type Unreadable } from '../../../src/collections/schemas/tolerant.ts';

const schema = tolerant(keys({ title: text(3, 30) }));
const unreadable: Unreadable = { unreadable: 'ce fichier n’est pas du YAML', isDraft: true };

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
  [
    'a faulty draft',
    { brouillon: true },
    {
      faults: ['title : cette clé manque', 'brouillon : cette clé n’est pas prévue'],
      isDraft: true,
    },
  ],
  ['an empty file', undefined, { faults: ['(racine) : cette clé manque'], isDraft: false }],
  ['what is no YAML', unreadable, { faults: ['ce fichier n’est pas du YAML'], isDraft: true }],
])('%s', (_, value, read) => {
  expect(schema.parse(value)).toEqual(read);
});
