import { requireEngines } from '../engines/engines.ts';
import { requireToolchains, SANDBOX_TOOLCHAINS } from '../samples/run/toolchains/setup.ts';
import { technologies } from '../samples/technologies/all.ts';
import { requireServers } from '../support/hosts.ts';
import { requireKiwix } from '../support/kiwix.ts';

/**
 * Installs what all the tests need, where it may, before they run: side by side, one test file would start a
 * tool that another is still installing. What cannot be had is told by the tests that need it.
 */
export function requireTools(): void {
  const all = technologies.flatMap(({ toolchains }) => toolchains);
  requireToolchains([...new Set([...SANDBOX_TOOLCHAINS, ...all])]);
  for (const require of [requireServers, requireKiwix, requireEngines]) {
    try {
      require();
    } catch (error) {
      console.error(String(error));
    }
  }
}
