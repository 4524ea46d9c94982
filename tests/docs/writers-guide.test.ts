import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseSchema } from '../../src/collections/schemas/catalog.ts';
import { readYaml } from '../../src/tools/checks/read/yaml.ts';
import { schemaFaults } from '../../src/tools/checks/schemas.ts';
import { readVariants } from '../samples/exercises/variants.ts';

const GUIDE = 'content/README.md';
const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, yaml = '']) => yaml,
);

test('the other answers of the writers’ guide are read as such', () => {
  const answers = blocks.find((yaml) => yaml.startsWith('wrong:')) ?? '';
  const solution = 'def total(lignes):\n    return sum(map(int, lignes[1:]))\n';
  const { variants, faults } = readVariants(GUIDE, answers, solution, { wrong: 2, right: 1 });
  expect(faults).toEqual([]);
  expect(variants.map(({ kind, test: name }) => [kind, name])).toEqual([
    ['wrong', "ignore l'en-tête"],
    ['wrong', 'trois ventes'],
    ['right', ''],
  ]);
});

test('the course of the writers’ guide is one that the catalogue accepts', () => {
  const course = blocks.find((yaml) => yaml.includes('shortDescription:')) ?? '';
  expect(schemaFaults(readYaml(GUIDE, course), courseSchema)).toEqual([]);
  const categories: string[] = parse(readFileSync('content/catalog/categories.yaml', 'utf8'));
  expect(categories).toContain(parse(course).category);
  for (const key of Object.keys(courseSchema.shape).filter((one) => one !== 'brouillon')) {
    expect(course).toMatch(new RegExp(`^${key}: `.trim(), 'm'));
  }
});
