import { describe, expect, it } from 'vitest';
import { collect } from '../read/collect.ts';
import { EMPTY_FOLDER } from '../read/folder.ts';
import { python } from '../technologies/python/python.ts';
import { tryOut } from './workshop.ts';

/** What is said of a sample of which the workshop shows this. */
function tried(words: string, output: string, shown: string | undefined) {
  const source = `\`\`\`python ${words}\nprint(1)\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`;
  const [sample] = collect('p.mdx', source).samples;
  if (!sample) throw new Error('no sample');
  const job = { sample, folder: EMPTY_FOLDER, typed: [], shown: '' };
  return tryOut(job, { ...python, inWorkshop: async () => shown });
}

describe('a sample in the workshop of the page', () => {
  it.each([
    ['', '1', '1\n'],
    ['essayer', '1', '1'],
    ['', 'Nom ? <kbd>Awa</kbd>\n…', 'Nom ? Awa\nBonjour'],
    ['fails', 'NameError: …', 'Traceback\nNameError: name'],
  ])('« %s » with %j shows the same: %j', async (words, output, shown) => {
    expect(await tried(words, output, shown)).toEqual({ isSame: true });
  });

  it.each([
    ['', '1', '2'],
    ['', '1', undefined],
    ['essayer', '1', undefined],
    ['hidden', '1', '1'],
    ['file=a.py', '', '1'],
  ])('« %s » with %j and %j is not offered, and is no fault', async (words, output, shown) => {
    expect(await tried(words, output, shown)).toEqual({ isSame: false });
  });

  it.each([
    ['essayer', '1', '2', ['- 1', '+ 2']],
    ['essayer fails', 'NameError', 'TypeError', ['TypeError']],
  ])('« %s » with %j and %j is a fault', async (words, output, shown, quoted) => {
    expect(await tried(words, output, shown)).toMatchObject({
      isSame: false,
      verdict: { line: 1, quoted },
    });
  });
});
