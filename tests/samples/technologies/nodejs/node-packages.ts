import { join } from 'node:path';
import { hasPackages, homeOf } from '../../run/toolchains/packages.ts';

/**
 * Returns, by its name beside the reader's folder, a `node_modules` that holds the packages of the
 * tutorials and nothing else. Empty where the toolchain is not installed: what needs it is skipped.
 */
export function nodePackages(): Readonly<Record<string, string>> {
  return hasPackages('nodejs') ? { node_modules: join(homeOf('nodejs'), 'node_modules') } : {};
}
