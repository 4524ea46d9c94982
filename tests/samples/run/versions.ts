import type { Technology } from './technology.ts';

const versions = new WeakMap<Technology, string>();

/** The version of a technology's tools, asked once: it starts a process, and every sample needs it. */
export function versionOf(technology: Technology): string {
  const version = versions.get(technology) ?? technology.version();
  versions.set(technology, version);
  return version;
}
