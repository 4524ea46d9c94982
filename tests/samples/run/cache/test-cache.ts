import { keyOf } from '../../../../src/cache/cache.ts';
import { findIsolation } from '../../sandbox/sandbox.ts';
import { type Technology, versionOf } from '../technology.ts';
import { requireToolchains, SANDBOX_TOOLCHAINS } from '../toolchains/setup.ts';
import { runnerKey, sourceKeyOf } from './source-key.ts';

/**
 * A key that changes with these facts, with the runner, and with what proves these technologies. Under it
 * the cache keeps what the runner said in its own tests that passed: it is used again as long as the same
 * code and the same tools would give it, and the assertions are made all the same.
 */
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
