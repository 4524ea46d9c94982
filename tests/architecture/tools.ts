import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { type Law, planted, ROOT, type Source } from './source.ts';

/** Laws that a tool keeps, as `npm test` runs it on the house; here each meets planted files. */

/** Law 2, told by Biome's `noRestrictedGlobals`. */
export const globals: Law = (tree) =>
  run(tree, ['.biome.json'], ['biome', 'lint', '--vcs-enabled=false', '--colors=off'])
    .split(/^(?=src\/\S+:\d+:\d+ lint)/m)
    .flatMap((part) => {
      const place = /^(src\/\S+:\d+):\d+ lint\/style\/noRestrictedGlobals/.exec(part)?.[1];
      return place ? [`${place}: ${/^ {2}i (.+ belongs to .+)$/m.exec(part)?.[1]}`] : [];
    });

/** Law 5 in style sheets, told by stylelint. */
export const sheets: Law = async (tree) => {
  return (await Promise.all(tree.map(lint))).flat();
};

/** rules/ and wire/ know neither the page nor Node, told by the compiler. */
export const pure: Law = (tree) => {
  const files = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.pure.d.ts'];
  return run(tree, files, ['tsc', '--pretty', 'false', '-p', 'tsconfig.pure.json'])
    .split('\n')
    .filter(Boolean);
};

/** Dead code, told by knip, for which tests are no users. */
export const dead: Law = (tree) =>
  run(tree, ['package.json'], ['knip', '--production', '--reporter', 'compact'])
    .split('\n')
    .filter((line) => line.startsWith('src/'));

async function lint({ path, text }: Source): Promise<string[]> {
  const configFile = join(ROOT, 'stylelint.config.mjs');
  const { results } = await stylelint.lint({
    code: text,
    codeFilename: join(ROOT, path),
    configFile,
  });
  return results.flatMap(({ warnings }) =>
    warnings.map(({ line, text: message }) => `${path}:${line}: ${message}`),
  );
}

/** What the tool says of the tree, under the project's own configuration. */
function run(tree: readonly Source[], files: string[], [tool = '', ...args]: string[]): string {
  const own = files.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  using folder = planted([...tree, ...own]);
  const program = join(ROOT, 'node_modules/.bin', tool);
  const { stdout, stderr } = spawnSync(program, args, { cwd: folder.path, encoding: 'utf8' });
  return stdout + stderr;
}
