import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { installToolchain, toolchainFolder } from '../../../support/toolchain.ts';

const TOOLCHAINS = join(import.meta.dirname, '../../toolchains');
/** Their names are read beforehand: React's own form hides them from a browser, a locale has no name. */
const READ = /^react(-dom)?(\/|$)|\/locales\//;
/** What they give is their default export too, which `export *` leaves out. */
const WITH_DEFAULT = /\/async-storage$/;
/** Where a page finds them. */
const SERVED = 'paquets';
const FACADE = '\0facade:';

/** Packages as modules that a page can import by their names, without a bundle of its own. */
export interface Packages {
  readonly served: ReadonlyMap<string, string>;
  readonly importMap: string;
}

/** A module by the name that a sample imports, and where it really comes from. */
export type Modules = Readonly<Record<string, string>>;

/** Whether a toolchain is made of packages of npm, and not of Debian. */
export function isOfNpm(toolchain: string): boolean {
  return existsSync(join(TOOLCHAINS, toolchain, 'package.json'));
}

/** Whether npm has installed all that a toolchain asks for. */
export function hasPackages(toolchain: string): boolean {
  return existsSync(homeOf(toolchain));
}

/** Throws a French sentence when npm cannot. */
export function installPackages(toolchain: string): void {
  installToolchain(join(TOOLCHAINS, toolchain));
}

/** The folder, outside the checkout, whose `node_modules` holds the packages of a toolchain. */
export function homeOf(toolchain: string): string {
  return toolchainFolder(join(TOOLCHAINS, toolchain));
}

/** Where a package of an installed toolchain is. */
export function packageIn(toolchain: string, name: string): string {
  return join(homeOf(toolchain), 'node_modules', name);
}

/** The version of a package that a toolchain has, by its lock. */
export function packageVersion(toolchain: string, name: string): string {
  const lock = readFileSync(join(TOOLCHAINS, toolchain, 'package-lock.json'), 'utf8');
  return JSON.parse(lock).packages[`node_modules/${name}`].version;
}

/** What a toolchain asks for, and nothing else that the project has, can be imported from a folder. */
export function linkPackages(toolchain: string, root: string): void {
  for (const name of packagesOf(toolchain)) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(packageIn(toolchain, name), link);
  }
}

/**
 * Bundles once the modules that samples may import; each keeps what it shares with the others. `link`
 * finishes those that npm brings half compiled.
 */
export async function bundlePackages(
  toolchain: string,
  modules: Modules,
  link?: (code: string) => Promise<string>,
): Promise<Packages> {
  const home = homeOf(toolchain);
  const own = createRequire(join(home, 'package.json'));
  const bundle = await rolldown({
    cwd: home,
    input: Object.fromEntries(Object.keys(modules).map((name) => [name, FACADE + name])),
    platform: 'browser',
    resolve: {
      conditionNames: ['development', 'browser', 'import', 'module', 'default'],
      // What React Native’s packages have for a browser, beside what they have for a phone.
      extensions: ['.web.js', '.js', '.json'],
      alias: { 'react-native$': 'react-native-web' },
    },
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'facades',
        resolveId: (id) => (id.startsWith(FACADE) ? id : undefined),
        load: (id) =>
          id.startsWith(FACADE) ? facadeOf(modules[id.slice(FACADE.length)] ?? '', own) : undefined,
        ...(link && { transform: (code) => link(code) }),
      },
    ],
  });
  const { output } = await bundle.generate({
    entryFileNames: `${SERVED}/[name].js`,
    chunkFileNames: `${SERVED}/[name]-[hash].js`,
  });
  await bundle.close();
  const imports = Object.keys(modules).map((name) => [name, `/${SERVED}/${name}.js`]);
  return {
    served: new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : ''])),
    importMap: JSON.stringify({ imports: Object.fromEntries(imports) }),
  };
}

function facadeOf(name: string, own: NodeJS.Require): string {
  const source = JSON.stringify(name);
  const all = `export * from ${source};`;
  if (WITH_DEFAULT.test(name)) return `${all} export { default } from ${source};`;
  if (!READ.test(name)) return all;
  const names = Object.keys(own(name)).filter((one) => one !== '__esModule');
  const whole = names.includes('default') ? '' : `import all from ${source}; export default all;`;
  return `${whole} export { ${names.join(', ')} } from ${source};`;
}

function packagesOf(toolchain: string): string[] {
  const manifest = readFileSync(join(TOOLCHAINS, toolchain, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest);
  return Object.keys({ ...dependencies, ...devDependencies });
}
