import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

const TOOLCHAINS = join(import.meta.dirname, '../../../toolchains');
/** Their names are read beforehand: React's own form hides them from a browser, a locale has no name. */
const READ = /^react(-dom)?(\/|$)|\/locales\//;
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

/** The version of a package that a toolchain really has. */
export function packageVersion(toolchain: string, name: string): string {
  return JSON.parse(readFileSync(manifestOf(toolchain, name), 'utf8')).version;
}

/** Whether npm has installed all that a toolchain asks for. */
export function hasPackages(toolchain: string): boolean {
  try {
    return packagesOf(toolchain).every((name) => manifestOf(toolchain, name) !== '');
  } catch {
    return false;
  }
}

/** What a toolchain asks for, and nothing else that the project has, can be imported from a folder. */
export function linkPackages(toolchain: string, root: string): void {
  for (const name of packagesOf(toolchain)) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(manifestOf(toolchain, name)), link);
  }
}

/** Bundles once the modules that samples may import; each keeps what it shares with the others. */
export async function bundlePackages(toolchain: string, modules: Modules): Promise<Packages> {
  const own = createRequire(join(TOOLCHAINS, toolchain, 'package.json'));
  const bundle = await rolldown({
    cwd: join(TOOLCHAINS, toolchain),
    input: Object.fromEntries(Object.keys(modules).map((name) => [name, FACADE + name])),
    platform: 'browser',
    resolve: { conditionNames: ['development', 'browser', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'facades',
        resolveId: (id) => (id.startsWith(FACADE) ? id : undefined),
        load: (id) =>
          id.startsWith(FACADE) ? facadeOf(modules[id.slice(FACADE.length)] ?? '', own) : undefined,
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
  if (!READ.test(name)) return `export * from ${source};`;
  const names = Object.keys(own(name)).filter((one) => one !== '__esModule');
  const whole = names.includes('default') ? '' : `import all from ${source}; export default all;`;
  return `${whole} export { ${names.join(', ')} } from ${source};`;
}

function packagesOf(toolchain: string): string[] {
  const manifest = readFileSync(join(TOOLCHAINS, toolchain, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest);
  return Object.keys({ ...dependencies, ...devDependencies });
}

function manifestOf(toolchain: string, name: string): string {
  return join(findPackage(name, join(TOOLCHAINS, toolchain)), 'package.json');
}

/** npm puts it in the folder's own packages, or in those of a folder above. */
export function findPackage(name: string, from: string): string {
  const file = findPackageJSON(name, join(from, 'package.json'));
  if (!file) throw new Error(`${name} : lance « npm ci »`);
  return dirname(file);
}
