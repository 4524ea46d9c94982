import type { Plugin } from './plugin.ts';

/** A script as the bundler wrote it. */
interface Script {
  /** The file that it was made of: the first one that a page, an island or an `import()` asked for; '' of shared ones. */
  entry: string;
  /** What it imports, may import later, and asks for by its address: `/_astro/part.a1b2c3.js`. */
  asks: readonly string[];
}

/** The scripts that pages load, by their addresses. */
export type Scripts = ReadonlyMap<string, Script>;

/** A Vite plugin, and the scripts that it has seen written once the build is done. */
export function scriptsOfBuild(): { scripts: Scripts; plugin: Plugin } {
  const scripts = new Map<string, Script>();
  const plugin: Plugin = {
    name: 'scripts-of-build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { imports, dynamicImports, viteMetadata } = chunk;
        const asked = [...imports, ...dynamicImports, ...(viteMetadata?.importedAssets ?? [])];
        const asks = asked.map((file) => `/${file}`);
        scripts.set(`/${chunk.fileName}`, { entry: chunk.facadeModuleId ?? '', asks });
      }
    },
  };
  return { scripts, plugin };
}
