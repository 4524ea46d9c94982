import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const LOCKS = globSync(['package-lock.json', 'tests/**/package-lock.json'], {
  exclude: ['**/node_modules/**'],
});

test.each(LOCKS)('%s: what is installed is what was chosen', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, Entry>;
  };
  // What a package brings inside itself is sealed with it.
  const entries = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path !== '' && !link && !inBundle,
  );
  expect(entries.length).toBeGreaterThan(0);
  const loose = entries.filter(([, entry]) => !isSealed(entry)).map(([path]) => path);
  expect(loose).toEqual([]);
});

/** Programs of other systems too: this machine may be another one tomorrow. */
function isSealed({ resolved = '', integrity = '' }: Entry): boolean {
  return integrity.startsWith('sha512-') && (resolved === '' || resolved.startsWith('https://'));
}
