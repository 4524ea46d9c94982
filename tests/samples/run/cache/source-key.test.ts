import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUNNER_FOLDER } from '../../sandbox/isolation.ts';
import { technologies } from '../../technologies/all.ts';
import type { Technology } from '../technology.ts';
import { readSourceKey, sourceKeyOf, sourcesOf } from './source-key.ts';

/** Every technology that an edit of this file proves again. */
function provedAgainBy(edited: string): string[] {
  const read = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return relative(RUNNER_FOLDER, file) === edited ? `${text}\n` : text;
  };
  const changed = technologies.filter((one) => sourceKeyOf(one) !== readSourceKey(one, read));
  return changed.map(({ name }) => name);
}

const sourcesIn = ({ module }: Technology) =>
  sourcesOf({ module } as Technology).map((file) => relative(RUNNER_FOLDER, file));

describe('the key of a technology', () => {
  it.each([
    ['technologies/angular/angular.ts', ['angular']],
    ['technologies/angular/ngc.ts', ['angular']],
    ['technologies/spring/spring.ts', ['spring']],
    ['technologies/reactjs/react.ts', ['reactjs', 'reactnative']],
    ['technologies/typescript/tsc.ts', ['typescript', 'reactjs', 'reactnative']],
    ['technologies/java/programs/Compile.java', ['java', 'spring']],
    ['technologies/python/programs/sitecustomize.py', ['python', 'console', 'build', 'mysql']],
    ['technologies/sql/programs/table.ts', ['sql', 'mysql']],
    ['technologies/native/programs/essai-cpp.h', ['c', 'cpp']],
    ['toolchains/angular/package-lock.json', ['angular']],
    ['toolchains/spring/double/springdouble/Json.java', ['spring']],
    ['technologies/spring/programs/Rewrite.java', ['spring']],
  ])('changes with %s, for %j alone', (edited, names) => {
    expect(provedAgainBy(edited)).toEqual(names);
  });

  it.each(['run/prove.ts', 'run/judge.ts', 'run/compare.ts', 'exercises/exercises.ts'])(
    'changes with %s, for every technology',
    (edited) => {
      expect(provedAgainBy(edited)).toEqual(technologies.map(({ name }) => name));
    },
  );

  it('changes with the page for what a browser shows, not for the rest', () => {
    const names = provedAgainBy('page/show-page.ts');
    expect(names).toEqual(['javascript', 'html', 'css', 'reactjs', 'angular', 'reactnative']);
  });

  it.each(['cli.ts', 'read/fences.ts', 'run/report/report.ts', 'technologies/all.ts'])(
    'stays the same when %s changes',
    (edited) => {
      expect(provedAgainBy(edited)).toEqual([]);
    },
  );

  it('holds the versions of the packages that a technology imports', () => {
    const [html] = technologies.filter(({ name }) => name === 'html');
    expect(sourcesIn(html as Technology).join()).toContain(
      'node_modules/html-validate/package.json',
    );
  });
});

it('every module and program of a technology is in the key of one at least', () => {
  const files = globSync('{sandbox/programs,technologies/*}/**/*.*', { cwd: RUNNER_FOLDER });
  const own = files.filter((file) => !file.endsWith('.test.ts'));
  const known = new Set(technologies.flatMap(sourcesIn));
  expect(own.filter((file) => !known.has(join(file)))).toEqual([]);
});
