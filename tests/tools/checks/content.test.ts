import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { contentFaults, contentFiles, structureFaults } from '../../../src/tools/checks/content.ts';
import { plantContent } from './planted-content.ts';

/** What is read as text: not the pictures, not the films. */
const TEXT = /\.(?:mdx?|yaml|txt|py|html|css|[jt]sx?|java|c|cpp|h|sql)$/;
const asWindows = (text: string) => text.replace(/\r?\n/g, '\r\n');

test('the content has no fault', async () => {
  expect(contentFiles().length).toBeGreaterThan(150);
  expect((await contentFaults(undefined, { isWhole: true })).map(faultLine)).toEqual([]);
});

test('nor with the line ends of Windows, nor for words of our list that only a draft needs', async () => {
  const files = contentFiles().filter((file) => TEXT.test(file));
  const texts = new Map(files.map((file) => [file, asWindows(readFileSync(file, 'utf8'))]));
  const asked = { isWhole: true, drafts: ['content/tutorials/spring'], texts };
  expect((await contentFaults(undefined, asked)).map(faultLine)).toEqual([]);
});

test('what breaks a page is told without the faults of its words', async () => {
  const text = readFileSync('content/seller.mdx', 'utf8')
    .replace('payment:', 'paye:')
    .replace('Devenez formateur', 'Si il pleut');
  const asked = { texts: new Map([['content/seller.mdx', text]]) };
  const structure = (await structureFaults(['content/seller.mdx'], asked)).map(faultLine);
  expect(structure).toEqual([
    'content/seller.mdx:2 : payment : cette clé manque — écris « payment: … »',
    expect.stringMatching(/paye : cette clé n’est pas prévue/),
  ]);
  const all = (await contentFaults(['content/seller.mdx'], asked)).map(faultLine);
  const [words] = all.filter((line) => !structure.includes(line));
  expect(words).toBe('content/seller.mdx:2 : « si il » — écris « s’il »');
});

describe('of any text', () => {
  const files = [
    'content/tutorials/python/3-bases.mdx',
    'content/tutorials/python/tutorial.yaml',
    'content/tutorials/python/5-exos.mdx',
    'content/career/2-web.mdx',
    'content/seller.mdx',
    'content/home.yaml',
    'content/orientation.yaml',
    'content/resources.yaml',
    'content/catalog/courses/python-premiers-scripts.yaml',
  ];
  const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const anyFile = fc.constantFrom(...files);
  /** What YAML and Markdown read in their own ways, glued in any order. */
  const piece = fc.constantFrom(
    ...['---\n', 'title: ', ': ', '- ', '  ', '\t', '"', "'", '[', ']', '{', '}', '|\n', '&a '],
    ...['*a', '!!x ', '\n', '\n\n', '## ', '# ', '```', '```python\n', '````\n', '> ', '- [x] a\n'],
    ...['| a | b |\n|---|---|\n', '<Atoi>', '</Atoi>', '<Quiz>\n\n', '\n</Quiz>', '<', '<!--'],
    ...['<Terme en="a">', '<Terme en=“a”>', '</Terme>', '[a](#b)', '[a](/%zz)', '[a](//)', '`'],
    ...['![](./a.png)', '![a](/%)', '[a]: /x\n', 'é', '\u0000', '\uFEFF', '\r\n', '🎉', '$', '\\'],
    ...['les ligne ', 'si il ', 'le le ', 'Awa ', 'import a from "b"\n', '2026-11-05', '% '],
  );
  const ENGLISH =
    /\b(?:expected|unexpected|parse|invalid|error|character|token|closing|missing|undefined|object|cannot)\b/i;

  // The other files have no words: they would be read again for each text.
  const others = globSync('content/tutorials/python/**/*.*').map((file) => [file, '---\n---\n']);
  beforeEach(() => plantContent({ ...Object.fromEntries(others), ...sources }));

  test('the line ends of Windows change no fault', async () => {
    const line = piece.map((text) => `${text}\n`);
    await fc.assert(
      fc.asyncProperty(anyFile, fc.array(line), async (file, lines) => {
        const source = sources[file] + lines.join('');
        const faults = (text: string) => contentFaults([file], { texts: new Map([[file, text]]) });
        expect(await faults(asWindows(source))).toEqual(await faults(source));
      }),
      { numRuns: 20 },
    );
  });

  test('the faults are in French, on its own lines, and stop nothing', async () => {
    const part = fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 }));
    const head = fc.constantFrom('', '---\ntitle: Les bases\n---\n\n');
    const text = fc
      .tuple(head, fc.array(part, { maxLength: 40 }))
      .map(([first, parts]) => first + parts.join(''));
    await fc.assert(
      fc.asyncProperty(anyFile, text, async (file, source) => {
        const last = source.split(/\r\n?|\n/).length;
        for (const fault of await contentFaults([file], { texts: new Map([[file, source]]) })) {
          expect(fault.file).toBe(file);
          expect(fault.line).toBeGreaterThanOrEqual(1);
          expect(fault.line).toBeLessThanOrEqual(last);
          expect(fault.says.replace(/«[^»]*»/gs, '')).not.toMatch(ENGLISH);
          expect(fault.remedy).not.toBe('');
        }
      }),
      { numRuns: 200 },
    );
  });
});
