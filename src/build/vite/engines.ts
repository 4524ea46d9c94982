import browserslist from 'browserslist';

/** The engines that compilers know by a name of their own, by that of `browserslist`. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/**
 * The oldest engine of each family that gets the whole product (W29), from `browserslist` of package.json,
 * as Vite names them: `chrome92`, `safari15.0`.
 */
export function oldestEngines(): string[] {
  const oldest = new Map<string, number>();
  for (const engine of browserslist()) {
    const [family = '', version = ''] = engine.split(' ');
    const name = NAMES[family];
    const number = Number.parseFloat(version);
    if (name && number) oldest.set(name, Math.min(number, oldest.get(name) ?? number));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}

/**
 * The syntax of scripts that all of them read: ES2022 without `static { }`. Told of the engines by name, the
 * compiler would also write class fields otherwise, which they have: 10 KB more for an editor.
 */
export const oldestSyntax = 'safari16';
