import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown } from 'rolldown';
import { type Folder, readFile } from '../../read/folder.ts';
import { PICTURE } from '../served-page.ts';

/** The path of the reader's folder, as messages tell it. */
const HOME = '/home/awa';
const ENDINGS = ['', '.jsx', '.tsx', '.js', '.ts'];

/** A program of the reader's folder. */
interface Program {
  readonly start: string;
  readonly folder: Folder;
  /** The modules that the page loads by its import map. */
  readonly external: ReadonlySet<string>;
}

/**
 * Bundles a program by Rolldown, as the reader's Vite does. Returns the files that the page loads, the first
 * of them named `exemple.js`. Reads nothing outside the folder. Throws the message that a reader would get.
 */
export async function bundleProgram({ start, folder, external }: Program) {
  let absent: string | undefined;
  const find = (path: string) => ENDINGS.map((end) => path + end).find((name) => folder[name]);
  try {
    const bundle = await rolldown({
      cwd: HOME,
      input: { exemple: start },
      platform: 'browser',
      transform: { jsx: { runtime: 'automatic', development: true } },
      logLevel: 'silent',
      plugins: [
        {
          name: 'folder',
          resolveId(id, from) {
            if (external.has(id)) return { id, external: true };
            const near = posix.resolve(from ? posix.dirname(from) : HOME, id);
            const isFile = !from || /^\.{1,2}\//.test(id);
            const name = isFile ? find(posix.relative(HOME, near)) : undefined;
            if (name) return posix.join(HOME, name);
            if (PICTURE.test(id)) return near;
            absent ??= unresolved(id, posix.relative(HOME, from ?? HOME));
            throw new Error(absent);
          },
          load: (id) => moduleOf(posix.relative(HOME, id), folder),
        },
      ],
    });
    const { output } = await bundle.generate({ chunkFileNames: '[name]-[hash].js' });
    await bundle.close();
    return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : '']));
  } catch (error) {
    throw new Error(absent ?? stripVTControlCharacters(String(error)));
  }
}

/** The message of Vite. */
function unresolved(id: string, from: string): string {
  return `Failed to resolve import "${id}" from "${from}". Does the file exist?`;
}

/** A style sheet becomes a `<style>` and a picture its address. The rest is code. */
function moduleOf(name: string, folder: Folder) {
  const text = String(readFile(folder, name) ?? '');
  if (name.endsWith('.css')) {
    const style = `Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(text)} })`;
    return { code: `document.head.append(${style});`, moduleType: 'js' as const };
  }
  if (PICTURE.test(name) || name.endsWith('.svg')) {
    return { code: `export default ${JSON.stringify(`/${name}`)};`, moduleType: 'js' as const };
  }
  return text;
}
