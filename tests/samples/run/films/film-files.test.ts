import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect } from '../../read/collect.ts';
import { faultText } from '../report/report.ts';
import { checkFilms, writeFilms } from './film-files.ts';

const FILMED = '```python film\nx = 1\n```\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-films-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The films of a page of samples, which the runner has made of their texts. */
function checked(source: string, made = (text: string) => `film of ${text}`) {
  const page = collect(join(folder, '3-bases.mdx'), source);
  const films = new Map(page.samples.map((sample) => [sample, made(sample.text)]));
  return checkFilms([page], films);
}

const said = ({ stale, unused }: ReturnType<typeof checkFilms>) =>
  [...stale.map(({ fault }) => fault), ...unused].map((one) =>
    faultText(one).replaceAll(`${folder}/`, ''),
  );
const inFolder = () => readdirSync(join(folder, 'films')).sort();

describe('the files of films', () => {
  it('are numbered in their step, asked for, written, then right', () => {
    const source = `${FILMED}\n\`\`\`python\ny = 2\n\`\`\`\n\n${FILMED.replace('1', '2')}`;
    expect(said(checked(source))).toEqual([
      expect.stringMatching(/^3-bases\.mdx:1 : son pas à pas n’est pas écrit.*--write »$/),
      expect.stringMatching(/^3-bases\.mdx:9 : /),
    ]);
    writeFilms(checked(source));
    expect(inFolder()).toEqual(['bases-1.json', 'bases-2.json']);
    expect(readFileSync(join(folder, 'films/bases-2.json'), 'utf8')).toBe('film of x = 2');
    expect(said(checked(source))).toEqual([]);
  });

  it('are asked for again when the sample does something else', () => {
    writeFilms(checked(FILMED));
    expect(said(checked(FILMED, () => 'another'))).toHaveLength(1);
  });

  it('are taken away when no sample has them; those of other steps stay', () => {
    mkdirSync(join(folder, 'films'));
    for (const name of ['bases-2', 'utils-1'])
      writeFileSync(join(folder, `films/${name}.json`), '');
    writeFilms(checked(FILMED));
    writeFileSync(join(folder, 'films/bases-2.json'), '');
    expect(said(checked(FILMED))).toEqual([
      expect.stringMatching(/^films\/bases-2\.json:1 : aucun exemple n’a plus ce pas à pas — /),
    ]);
    writeFilms(checked(FILMED));
    expect(inFolder()).toEqual(['bases-1.json', 'utils-1.json']);
  });

  it('of a sample that could not run are left as they are', () => {
    writeFilms(checked(FILMED));
    const page = collect(join(folder, '3-bases.mdx'), FILMED);
    expect(checkFilms([page], new Map())).toEqual({ stale: [], unused: [] });
  });
});
