import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { technologies } from './technologies/all.ts';

const HERE = import.meta.dirname;
const readme = readFileSync(join(HERE, 'README.md'), 'utf8');

/** Names of files between backticks: `run/judge.ts`, and not `tests.js` or a pattern. */
function filesNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const names = quoted.map((name) => name.replace(/^\$\{runner\}\//, ''));
  return names.filter((name) => /^[\w-]+(\/[\w.-]+)+\.\w+$/.test(name));
}

describe('the README of the samples', () => {
  it.each(technologies.map(({ name }) => name))('says how %s is proved', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| (\\w+, )?${name}(, \\w+)? +\\|`, 'm'));
  });
});

describe.each(globSync('{,*/}README.md', { cwd: HERE }).sort())('%s', (path) => {
  const text = readFileSync(join(HERE, path), 'utf8');

  it('names files that exist', () => {
    const places = [HERE, join(HERE, dirname(path)), process.cwd()];
    const absent = filesNamedIn(text).filter(
      (name) => !places.some((place) => existsSync(join(place, name))),
    );
    expect(absent).toEqual([]);
  });
});
