import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPicture } from '../../../../src/tools/checks/read/picture.ts';
import { plantContent } from '../planted-content.ts';

test('our own pictures are some', () => {
  const all = globSync(['content/**/*.{png,jpg,svg,webp}', 'public/**/*.{png,svg}']);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((file) => !isPicture(file))).toEqual([]);
});

test('a name makes no picture', () => {
  plantContent({ 'a.png': 'un texte', 'b.jpg': Buffer.alloc(10), 'c.svg': '' });
  expect(['a.png', 'b.jpg', 'c.svg'].filter(isPicture)).toEqual([]);
});
