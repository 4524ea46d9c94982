import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
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

/**
 * A hash seals a package. Programs of other systems may lack theirs: they are chosen by their exact version,
 * and npm checks them against the registry's own hash.
 */
function isSealed({
  version,
  resolved = '',
  integrity,
  optional,
  os = [],
  cpu = [],
  libc = [],
}: Entry): boolean {
  if (integrity) {
    return integrity.startsWith('sha512-') && (resolved === '' || resolved.startsWith('https://'));
  }
  const isOurs = os.includes('linux') && cpu.includes('x64') && !libc.includes('musl');
  const isForeign = os.length > 0 && !isOurs;
  const isOfNoSystem = cpu.includes('wasm32');
  return optional === true && /^\d/.test(version ?? '') && (isForeign || isOfNoSystem);
}
