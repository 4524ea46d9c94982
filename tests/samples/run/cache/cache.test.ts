import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../../../../src/cache/cache.ts';
import { collect } from '../../read/collect.ts';
import { technologies } from '../../technologies/all.ts';
import { provePage } from '../prove.ts';
import { newResults } from '../report/results.ts';
import type { Job, Technology } from '../technology.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a sample that was proved', () => {
  const [python] = technologies as [Technology];

  /** Proves a page with a language that prints its own text without comments. Returns what really ran. */
  async function prove(text: string, { version = '1', source = 'here' } = {}) {
    const ran: string[] = [];
    const run = async ({ sample, folder: files }: Job) => {
      ran.push(sample.text);
      return {
        output: sample.text.split('#')[0] ?? '',
        message: '',
        isFailure: false,
        folder: files,
      };
    };
    const { prepare: _, ...rest } = python;
    const fake: Technology = { ...rest, version: () => version, run };
    const results = newResults();
    const context = {
      cache: openCache(folder),
      sourceKeyOf: () => source,
      usable: new Map([['python', fake]]),
    };
    await provePage(collect('p.mdx', text), {
      ...context,
      refused: new Map(),
      results,
      shown: [],
    });
    return { ran, faults: results.faults.length };
  }

  const page = (first: string, second: string, word = '') =>
    `\`\`\`python\n${first}\n\`\`\`\n\`\`\`output\n${first}\n\`\`\`\n\`\`\`python ${word}\n${second}\n\`\`\`\n\`\`\`output\n${second}\n\`\`\`\n`;

  it('is not run again', async () => {
    expect((await prove(page('a', 'b'))).ran).toEqual(['a', 'b']);
    expect((await prove(page('a', 'b'))).ran).toEqual([]);
  });

  it('is not run again when it has moved in its page', async () => {
    await prove(page('a', 'b'));
    expect((await prove(`Du texte.\n\n${page('a', 'b')}`)).ran).toEqual([]);
  });

  it('is run again without the others when it changes', async () => {
    await prove(page('a', 'b'));
    expect((await prove(page('c', 'b'))).ran).toEqual(['c']);
  });

  it('is run again when what it continues changes', async () => {
    const source = page('a', 'b', 'continue');
    await prove(source);
    expect((await prove(source.replace('\na\n', '\na# another way\n'))).ran).toEqual([
      'a# another way',
      'b',
    ]);
  });

  it('is run again when a file of its folder changes', async () => {
    await prove(page('a', 'b', '').replace('python\n', 'python file=a.py\n'));
    expect((await prove(page('c', 'b').replace('python\n', 'python file=a.py\n'))).ran).toEqual([
      'c',
      'b',
    ]);
  });

  it('is run again with another expected output, tool or source of the runner', async () => {
    await prove(page('a', 'b'));
    expect((await prove(page('a', 'b').replace('output\na', 'output\n…'))).ran).toEqual(['a']);
    expect((await prove(page('a', 'b'), { version: '2' })).ran).toEqual(['a', 'b']);
    expect((await prove(page('a', 'b'), { source: 'there' })).ran).toEqual(['a', 'b']);
  });

  it('is run again when it failed', async () => {
    const wrong = page('a', 'b').replace('output\na', 'output\nz');
    expect(await prove(wrong)).toEqual({ ran: ['a', 'b'], faults: 1 });
    expect(await prove(wrong)).toEqual({ ran: ['a'], faults: 1 });
  });
});
