import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { contentFaults, contentFiles, structureFaults } from '../../../src/tools/checks/content.ts';

const STEP = 'content/tutorials/python/3-bases.mdx';
const FILES = [
  STEP,
  'content/tutorials/python/tutorial.yaml',
  'content/tutorials/python/5-exos.mdx',
  'content/career/2-web.mdx',
  'content/seller.mdx',
  'content/home.yaml',
  'content/orientation.yaml',
  'content/resources.yaml',
  'content/catalog/courses/python-premiers-scripts.yaml',
];
/** What YAML and Markdown read in their own ways, glued in any order. */
const PIECES = [
  ...[
    '---\n',
    'title: ',
    ': ',
    '- ',
    '  ',
    '\t',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    '|\n',
    '&a ',
    '*a',
    '!!x ',
  ],
  ...[
    '\n',
    '\n\n',
    '## ',
    '# ',
    '```',
    '```python\n',
    '````\n',
    '> ',
    '| a | b |\n|---|---|\n',
    '- [x] a\n',
  ],
  ...[
    '<Atoi>',
    '</Atoi>',
    '<Quiz>\n\n',
    '\n</Quiz>',
    '<Terme en="a">',
    '<Terme en=“a”>',
    '</Terme>',
    '<',
    '<!--',
  ],
  ...[
    '[a](#b)',
    '[a](/%zz)',
    '[a](//)',
    '![](./a.png)',
    '![a](/%)',
    '[a]: /x\n',
    '`',
    'é',
    '\u0000',
    '\uFEFF',
    '\r\n',
    '🎉',
  ],
  ...[
    'les ligne ',
    'si il ',
    'le le ',
    'Awa ',
    'import a from "b"\n',
    '2026-11-05',
    '$',
    '\\',
    '% ',
  ],
];
/** What is read as text: not the pictures, not the films. */
const TEXT = /\.(?:mdx?|yaml|txt|py|html|css|[jt]sx?|java|c|cpp|h|sql)$/;
const ENGLISH =
  /\b(?:expected|unexpected|parse|invalid|error|character|token|closing|missing|undefined|object|cannot)\b/i;

test('the content has no fault', async () => {
  expect(contentFiles().length).toBeGreaterThan(150);
  expect((await contentFaults(undefined, { isWhole: true })).map(faultLine)).toEqual([]);
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

test('a word of our list that only a draft needs is no fault', async () => {
  const faults = await contentFaults(undefined, {
    isWhole: true,
    drafts: ['content/tutorials/spring'],
  });
  expect(faults.map(faultLine).filter((line) => line.includes('inutile'))).toEqual([]);
});

test('the line ends of Windows are no fault, and change none', async () => {
  const texts = contentFiles().filter((file) => TEXT.test(file));
  const ended = (text: string) => text.replace(/\r?\n/g, '\r\n');
  const windows = new Map(texts.map((file) => [file, ended(readFileSync(file, 'utf8'))]));
  expect((await contentFaults(undefined, { texts: windows })).map(faultLine)).toEqual([]);

  const line = fc.constantFrom(...PIECES.map((piece) => `${piece}\n`));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FILES), fc.array(line), async (file, lines) => {
      const source = readFileSync(file, 'utf8') + lines.join('');
      const [unix, other] = await Promise.all(
        [source, ended(source)].map((text) =>
          contentFaults([file], { texts: new Map([[file, text]]) }),
        ),
      );
      expect(other).toEqual(unix);
    }),
    { numRuns: 20 },
  );
});

test('any text has faults in French, on its own lines, and stops nothing', async () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 }));
  const text = fc
    .tuple(fc.boolean(), fc.array(piece, { maxLength: 40 }))
    .map(
      ([hasHead, pieces]) => (hasHead ? '---\ntitle: Les bases\n---\n\n' : '') + pieces.join(''),
    );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FILES), text, async (file, source) => {
      const last = source.split('\n').length;
      for (const fault of await contentFaults([file], { texts: new Map([[file, source]]) })) {
        expect(fault.file).toBe(file);
        expect(fault.line).toBeGreaterThanOrEqual(1);
        expect(fault.line).toBeLessThanOrEqual(last);
        expect(fault.says.replace(/«[^»]*»/gs, '')).not.toMatch(ENGLISH);
        expect(fault.remedy).not.toBe('');
      }
    }),
    { numRuns: 400 },
  );
});
