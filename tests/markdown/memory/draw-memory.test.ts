import { expect, test } from 'vitest';
import { memoryFigure } from '../../../src/markdown/memory/draw-memory.ts';
import { readMemory } from '../../../src/markdown/memory/read-memory.ts';
import { childrenOf, isElement, type LessonNode, textOf } from '../../../src/markdown/nodes.ts';
import { written } from '../written.ts';

const POINTER = 'pile de main\nmesure @100 : int = 312\np @108 : int * = 100 → mesure';
const figureOf = (code: string) => memoryFigure(readMemory(code), 'Un dessin');

/** All the elements of this name, at any depth. */
function all(node: LessonNode, name: string): LessonNode[] {
  return childrenOf(node).flatMap((child) => [
    ...(isElement(child, name) ? [child] : []),
    ...all(child, name),
  ]);
}

const isNamed = (node: LessonNode, name: string) =>
  isElement(node) && [node.properties.className].flat().includes(name);

test('the list says in order what the drawing shows', () => {
  expect(
    all(figureOf(`${POINTER}\n~b : int[2] = 7 | ?\nn → NULL\nm → nullptr\nq → ?`), 'li').map(
      textOf,
    ),
  ).toEqual([
    'pile de main',
    'mesure, int, adresse 100\u00A0: 312',
    'p, int *, adresse 108\u00A0: 100 mène à mesure',
    'b, int[2], rendu\u00A0: 0\u00A0: 7\u202F; 1\u00A0: inconnu',
    'n\u00A0: ne mène nulle part, NULL',
    'm\u00A0: ne mène nulle part, nullptr',
    'q\u00A0: adresse qui ne vaut plus rien',
  ]);
});

test('each cell is a box, each address a line to the box that it leads to', () => {
  const figure = figureOf('t : int[3] = 1 | 2 | 3\np → t[1]\nq → t\nr → NULL');
  expect(all(figure, 'rect')).toHaveLength(6);
  expect(all(figure, 'path')).toHaveLength(2);
});

test('each zone stands in its frame', () => {
  const figure = figureOf(`pile de main\nn = 1\npile de f\np → n`);
  const frames = all(figure, 'rect').filter((rect) => isNamed(rect, 'f'));
  expect(frames).toHaveLength(2);
});

test.each([
  ['two zones that no line joins', 'pile de main\nn = 1\npile de f\nt = 2', 2],
  ['two zones that a line joins', 'pile de main\nn = 1\npile de f\np → n', 1],
  [
    'two zones too wide for a phone',
    'pile de main\nn = 1234567890123456\npile de f\nt = 1234567890123456',
    1,
  ],
  ['three zones', 'a\nn = 1\nb\nt = 2\nc\nu = 3', 1],
])('%s: their titles start at so many places', (_, code, places) => {
  const titles = all(figureOf(code), 'text').filter((text) => isNamed(text, 'z'));
  const starts = titles.map((text) => isElement(text) && text.properties.x);
  expect(new Set(starts).size).toBe(places);
});

test('a line that meets the last box comes from its right, another from below', () => {
  const pathTo = (cell: string) =>
    all(figureOf(`t : int[2] = 1 | 2\np → ${cell}`), 'path').map((path) =>
      isElement(path) ? path.properties.d : '',
    );
  expect(pathTo('t[1]')).toEqual(['M29 115H88V51H59m6 -4l-6 4l6 4']);
  expect(pathTo('t[0]')).toEqual(['M29 115H88V76H15V67m-4 6l4 -6l4 6']);
});

test('the page shows the drawing, its title below', async () => {
  const html = await written(`\`\`\`memoire titre="Où mène p"\n${POINTER}\n\`\`\``);
  expect(html).toMatch(/<figure class="memory"><svg [^>]*aria-hidden="true"/);
  expect(html).toContain('<figcaption>Où mène p</figcaption></figure>');
});

test.each([
  ['memoire', POINTER, 'ce dessin n’a pas de titre — écris « memoire titre="…" »'],
  ['memoire titre="p"', 'p → n', 'la flèche vers « n » ne mène nulle part — nomme une variable'],
  [
    'memoire titre="t"',
    't : int[8] = 100000 | 2 | 3 | 4 | 5 | 6 | 7 | 8',
    'ce dessin est trop large pour un téléphone — raccourcis les valeurs',
  ],
])('a fault of %s is told to its writer', async (words, code, says) => {
  await expect(written(`\`\`\`${words}\n${code}\n\`\`\``)).rejects.toThrow(says);
});
