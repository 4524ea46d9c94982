import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeWeights } from '../../../src/build/offline/weights.ts';
import { type Page, parsePage } from '../../../src/build/page.ts';
import { roundedSizeLabel } from '../../../src/rules/text/size-label.ts';
import { decodeKeptList, type KeptList } from '../../../src/wire/offline.ts';
import { builtFolder } from '../built-folder.ts';

const PLACES = ['page', 'kept', 'copy'].map((name) => `<b data-weight="${name}">…</b>`).join(' ');

function tutorial(text: string): Page {
  const html = `<!doctype html><title>Apprendre Python · Jàngal</title><main>${text} ${PLACES}</main>`;
  return parsePage('ressources/python.html', html);
}

/** The list of `name` once the weights of these pages are written; `said` are those of the tutorial. */
async function weighed(pages: readonly Page[], name = 'python') {
  using built = builtFolder({
    'logos/a.svg': '<svg/>'.repeat(20),
    '_astro/b.webp': 'b'.repeat(999),
  });
  const copies = new Map([['python', 311_000]]);
  await writeWeights({ folder: built.folder, pages, scripts: new Map(), copies });
  const list: KeptList = decodeKeptList(JSON.parse(built.read(`hors-ligne/${name}.json`)));
  const [page = '', kept = '', copy = ''] = [
    ...(pages[0]?.text.toString() ?? '').matchAll(/data-weight="\w+">([^<]*)</g),
  ].map(([, label = '']) => label);
  return { list, said: { page, kept, copy } };
}

const sent = (page: Page) => brotliCompressSync(page.text.toString()).length;
const kilobytes = (label: string) => Number(/^\d+/.exec(label)?.[0]) * 1_000;

test('a tutorial says what it weighs with its own digits: never less, and 5 Ko more at most (T18, K5)', async () => {
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<&\r\0]/g, '')),
    {
      minLength: 50,
      maxLength: 500,
    },
  );
  await fc.assert(
    fc.asyncProperty(texts, async (words) => {
      const page = tutorial(`<img src="/logos/a.svg"><img src="/_astro/b.webp">${words.join(' ')}`);
      const { list, said } = await weighed([page]);
      expect(list.files[0]).toEqual({ path: '/ressources/python', bytes: sent(page) });
      expect(list.bytes).toBe(list.files.reduce((sum, { bytes }) => sum + bytes, 0));
      for (const [label, bytes] of [
        [said.page, sent(page)] as const,
        [said.kept, list.bytes] as const,
      ]) {
        expect(label).toMatch(/^\d*[05]\u00a0Ko$/);
        expect(kilobytes(label) - bytes).toBeGreaterThanOrEqual(0);
        expect(kilobytes(label) - bytes).toBeLessThan(5_600);
      }
    }),
    { numRuns: 10 },
  );
});

test('files weigh what is sent of them: texts compressed, pictures as they are', async () => {
  const { list, said } = await weighed([
    tutorial('<img src="/logos/a.svg"><img src="/_astro/b.webp">'),
  ]);
  expect(list.title).toBe('Apprendre Python');
  expect(list.files.slice(1)).toEqual([
    { path: '/_astro/b.webp', bytes: 999 },
    { path: '/logos/a.svg', bytes: brotliCompressSync('<svg/>'.repeat(20)).length },
  ]);
  expect(said.copy).toBe('315\u00a0Ko');
});

test('what the workshop weighs is said apart, its frame as it will be written (K5)', async () => {
  const frame = parsePage('atelier.html', 'Atelier');
  const page = tutorial('<button data-part="workshop">Essayer</button>');
  const { list, said } = await weighed([page, frame]);
  expect(list.files).toContainEqual({ path: '/atelier', bytes: sent(frame) });
  expect(said.kept).toBe(`${roundedSizeLabel(list.bytes)}, dont 5\u00a0Ko pour l’atelier`);
});

test('a guide that changes by one letter is another version of the guides (K13)', async () => {
  const versions = ['dix mots', 'dix sots'].map(async (text) => {
    const { list } = await weighed([tutorial(''), parsePage('conseils.html', text)], 'guides');
    expect(list.files.map(({ path }) => path)).toEqual(['/conseils']);
    return list.version;
  });
  expect(new Set(await Promise.all(versions)).size).toBe(2);
});

test('« Tout garder » weighs each file once (K13)', async () => {
  const shelf = parsePage('hors-ligne.html', '<b data-weight="all">…</b>');
  const shared = '<img src="/_astro/b.webp">';
  const guide = parsePage('conseils.html', shared);
  const { list } = await weighed([tutorial(shared), guide, shelf]);
  expect(shelf.text.toString()).toContain(`>${roundedSizeLabel(list.bytes + sent(guide))}<`);
});
