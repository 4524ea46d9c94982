import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface BuiltFolder extends Disposable {
  folder: string;
  read(file: string): string;
  bytes(file: string): Buffer;
}

/** A folder of built files, in a folder of its own; both go with their scope. */
export function builtFolder(files: Readonly<Record<string, string | Buffer>>): BuiltFolder {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const folder = join(root, 'dist');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    bytes: (file) => readFileSync(join(folder, file)),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
