import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bricolage } from '../../../src/layouts/share/outline.ts';
import { sharedPicture } from '../../../src/layouts/share/picture.ts';
import {
  SHARED_HEIGHT,
  SHARED_PICTURES,
  SHARED_WIDTH,
} from '../../../src/rules/site/discovery/shared-picture.ts';

const picture = (title: string, name = 'Jàngal') =>
  sharedPicture({ title, subtitle: 'Un tutoriel gratuit', logos: ['python'] }, name);

describe('a shared picture', () => {
  test('needs no font: its letters are outlines', () => {
    const svg = picture('Apprendre Python');
    expect(svg).not.toMatch(/<text|font-/);
    expect(svg.match(/<path transform="translate\(/g)?.length).toBeGreaterThan(30);
  });

  test('has the size that networks show large', async () => {
    const { width, height } = await sharp(Buffer.from(picture('Apprendre C'))).metadata();
    expect({ width, height }).toEqual({ width: SHARED_WIDTH, height: SHARED_HEIGHT });
  });

  test('is the same each time', () => {
    expect(picture('Apprendre Python')).toBe(picture('Apprendre Python'));
  });

  test.each(['Apprendre Ŋ', 'Œuvrer à plusieurs, ça s’apprend : « 70 % »'])(
    'can write « %s »',
    (title) => {
      expect(() => picture(title)).not.toThrow();
    },
  );

  test.each(['Apprendre 🧵', 'ߒߞߏ'])('stops at a letter that no file holds: « %s »', (title) => {
    expect(() => picture(title)).toThrow(/n’a pas la lettre/);
  });

  test('writes a long name of the site smaller, left of the cloth', () => {
    const scale = (name: string) => Number(/scale\(([\d.]+)\)/.exec(picture('SQL', name))?.[1]);
    expect(scale('Jàngal')).toBe(40);
    expect(scale('L’école des métiers du numérique')).toBeLessThan(40);
  });

  test('stops at a title that has no place', () => {
    expect(() => picture('Apprendre à programmer '.repeat(20))).toThrow(/trop long/);
  });

  test.each(Object.keys(SHARED_PICTURES))('%s has its place', (name) => {
    const share = SHARED_PICTURES[name];
    expect(share && sharedPicture(share, 'Jàngal')).toContain('<svg');
  });
});

describe('the face', () => {
  const { measure } = bricolage(700);

  test.each([
    { text: '', em: 0 },
    { text: '\u202F', em: 0.15 },
    { text: 'ŋŋŋŋ', em: 2.3 },
    { text: 'Jàngal', em: 3.1 },
  ])('« $text » is about $em em wide', ({ text, em }) => {
    expect(measure(text, 1)).toBeCloseTo(em, 0);
    expect(measure(text, 40)).toBeCloseTo(measure(text, 1) * 40);
  });

  test('bold is wider', () => {
    expect(measure('Python', 10)).toBeGreaterThan(bricolage(400).measure('Python', 10));
  });
});
