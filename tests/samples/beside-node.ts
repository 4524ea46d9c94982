import { join } from 'node:path';
import { hasPackages, homeOf } from './packages.ts';

/**
 * A `node_modules` that holds the packages of the tutorials and nothing else: beside the reader's folder,
 * Node finds it as it would find theirs. Empty where the toolchain is not installed: what needs it is skipped.
 */
export function besideNode(): Readonly<Record<string, string>> {
  return hasPackages('nodejs') ? { node_modules: join(homeOf('nodejs'), 'node_modules') } : {};
}
