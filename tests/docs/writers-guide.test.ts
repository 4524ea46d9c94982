import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseSchema } from '../../src/collections/schemas/catalog.ts';
import { readYaml } from '../../src/tools/checks/read/yaml.ts';
import { schemaFaults } from '../../src/tools/checks/schemas.ts';

const GUIDE = 'content/README.md';
const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, yaml = '']) => yaml,
);

test('the course of the writers’ guide is one that the catalogue accepts', () => {
  const course = blocks.find((yaml) => yaml.includes('shortDescription:')) ?? '';
  expect(schemaFaults(readYaml(GUIDE, course), courseSchema)).toEqual([]);
  const categories: string[] = parse(readFileSync('content/catalog/categories.yaml', 'utf8'));
  expect(categories).toContain(parse(course).category);
  for (const key of Object.keys(courseSchema.shape).filter((one) => one !== 'brouillon')) {
    expect(course).toMatch(new RegExp(`^${key}: `.trim(), 'm'));
  }
});
