import { findIsolation } from '../../sandbox/sandbox.ts';
import type { Technology } from '../technology.ts';
import { requireToolchains, SANDBOX_TOOLCHAINS } from '../toolchains/setup.ts';
import { versionOf } from '../versions.ts';
import { type Cache, keyOf, noCache, openCache } from './cache.ts';
import { runnerKey, sourceKeyOf } from './source-key.ts';

/**
 * What the runner said in its own tests that passed. An answer is used again as long as the same code and
 * the same tools would give it: the assertions are made all the same. With `CI` set the runner is always
 * asked.
 */
export function openTestCache(): Cache {
  return process.env.CI ? noCache : openCache();
}

/** A key that changes with these facts, with the runner, and with what proves these technologies. */
export async function testKeyOf(
  facts: unknown,
  technologies: readonly Technology[],
): Promise<string> {
  // Their versions are those of tools that a new machine has yet to install.
  requireToolchains([
    ...SANDBOX_TOOLCHAINS,
    ...technologies.flatMap(({ toolchains }) => toolchains),
  ]);
  const tools = technologies.map((one) => [sourceKeyOf(one), versionOf(one)]);
  return keyOf('test', facts, runnerKey(), tools, await findIsolation());
}
