import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = new URL('../../', import.meta.url);

/**
 * What the header wakes up on every page, in one file: small files weigh more than their sum. The rest
 * is left to the bundler.
 */
const SHELL = [
  'config.ts',
  'wire/endpoints.ts',
  'api/auth.ts',
  'api/request.ts',
  'stores/site/lazy-features.ts',
  'stores/site/session.ts',
  'browser/page/account.ts',
  'browser/page/consent.ts',
  'browser/page/lazy-features.ts',
  'browser/page/menu.ts',
  'browser/page/notices.ts',
  'browser/page/theme.ts',
  'browser/platform/activity.ts',
  'browser/platform/cookies.ts',
  'browser/platform/storage.ts',
  'browser/platform/tabs.ts',
  'browser/platform/typing.ts',
  'browser/platform/visit.ts',
  'browser/platform/visitor.ts',
] as const;

/** The files of our own that the bundler puts together; throws when one of them has moved. */
export function codeSplitting(names: readonly string[] = SHELL) {
  const shell = new Set(filesNamed(names));
  return { groups: [{ name: 'shell', test: (id: string) => shell.has(id) }] };
}

/** The paths of files of `src`; throws a sentence that names those that do not exist. */
function filesNamed(names: readonly string[]): string[] {
  const paths = names.map((name) => fileURLToPath(new URL(name, SRC)));
  const missing = names.filter((_, index) => !existsSync(paths[index] ?? ''));
  if (missing.length > 0) {
    const list = missing.map((name) => `src/${name}`).join(', ');
    throw new Error(`src/build/vite/chunks.ts nomme ce qui n’existe plus : ${list}.`);
  }
  return paths;
}
