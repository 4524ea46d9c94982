import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxName, metadataOf } from '../../../../src/tools/zim/rules/metadata.ts';

test('the box says what it is, in French, and whence it comes (K14)', () => {
  expect(metadataOf('Jàngal', 'https://jangal.example')).toEqual({
    language: 'fra',
    title: 'Jàngal',
    description: 'Des tutoriels de programmation et un guide des métiers, en français',
    creator: 'Jàngal',
    publisher: 'Jàngal',
    name: 'jangal_fr_all',
    tags: 'programmation;informatique;tutoriels',
    source: 'https://jangal.example',
  });
  expect(metadataOf('Jàngal', undefined)).not.toHaveProperty('source');
});

test.each([
  ['Jàngal', 'jangal'],
  ['L’école du fleuve', 'l-ecole-du-fleuve'],
  ['学校', 'tutoriels'],
])('%s gives %s.zim', (siteName, name) => {
  expect(boxName(siteName)).toBe(name);
});

test('whatever its name, lists of Kiwix show the title and the description whole (K14)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (siteName) => {
      const { title = '', description = '' } = metadataOf(siteName, undefined);
      expect(title.length).toBeLessThanOrEqual(30);
      expect(description.length).toBeLessThanOrEqual(80);
    }),
  );
});
