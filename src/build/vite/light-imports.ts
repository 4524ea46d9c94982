const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * A Vite plugin: `import()` alone, without Vite's helper, which preloads styles and neighbours. Our lazy
 * modules have no style, and the helper with its lists would weigh more than the script of a page. By
 * hand, because Vite has no setting that leaves it out, and because Astro writes its own `modulePreload`
 * over that of its configuration. Should Vite rename the helper, the budgets of the pages' scripts fail.
 */
export function lightImports() {
  return {
    name: 'light-imports',
    enforce: 'pre' as const,
    configEnvironment: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
    }),
    load: (id: string) =>
      id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
