import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';

interface BuiltFolder extends Disposable {
  folder: string;
  read(file: string): string;
  /** What the integration does once the build is done; it throws what the integration throws. */
  end(integration: AstroIntegration): void;
}

/** A folder of built files, for integrations that work on it; it goes with its scope. */
export function builtFolder(files: Readonly<Record<string, string>>): BuiltFolder {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return {
    folder: root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    end({ hooks }) {
      const dir = pathToFileURL(`${root}/`);
      hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
