import { expect, it } from 'vitest';
import { EMPTY_FOLDER, withFile } from '../../read/folder.ts';
import { bundleProgram } from './bundle.ts';

const folderOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).reduce((all, [name, text]) => withFile(all, name, text), EMPTY_FOLDER);
const bundle = (files: Readonly<Record<string, string>>) =>
  bundleProgram({ start: 'a.jsx', folder: folderOf(files), external: new Set(['react']) });

it('bundles the files of the folder, and leaves out what the import map gives', async () => {
  const files = await bundle({
    'a.jsx': `import { use } from 'react';
import b from './dossier/b';
import { prix } from './prix.js';
import liste from './liste.json';
import photo from './photo.png';
import './a.css';
console.log(use, b, prix, liste, photo, import('./c.js'));`,
    'dossier/b.jsx': 'export default "dans b";',
    'prix.js': 'export const prix = 150;',
    'liste.json': '["riz"]',
    'a.css': 'p { margin: 0 }',
    'c.js': 'export default "dans c";',
  });
  const code = files.get('exemple.js');
  expect([...files.keys()]).toEqual(['exemple.js', expect.stringMatching(/^c-.+\.js$/)]);
  for (const part of ['from "react"', 'dans b', '150', 'riz', '/photo.png', 'p { margin: 0 }']) {
    expect(code).toContain(part);
  }
});

it.each([
  ['./absent', 'a.jsx'],
  ['./absent.css', 'a.jsx'],
  ['rolldown', 'a.jsx'],
  ['node:fs', 'a.jsx'],
  ['/etc/hostname', 'a.jsx'],
  ['../../etc/hostname', 'a.jsx'],
  [`${import.meta.dirname}/bundle.ts`, 'a.jsx'],
])('refuses « %s », which is not in the folder', async (id, from) => {
  const message = `Failed to resolve import "${id}" from "${from}". Does the file exist?`;
  await expect(bundle({ 'a.jsx': `import '${id}';` })).rejects.toThrow(message);
});

it('names the line that cannot be read, and no path of the machine', async () => {
  const error: Error = await bundle({ 'a.jsx': 'const a = <p>;' }).catch((reason) => reason);
  expect(error.message).toContain('a.jsx:1:');
  expect(error.message).not.toContain(process.cwd());
});
