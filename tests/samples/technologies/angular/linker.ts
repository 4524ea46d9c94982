import { createRequire } from 'node:module';
import { join } from 'node:path';
import { homeOf } from '../../run/toolchains/packages.ts';

const HALF_COMPILED = /\u0275\u0275ngDeclare\w+\(/;

/** The part of Babel that we call, as the compiler of Angular brings it. */
interface Babel {
  transformAsync(code: string, options: object): Promise<{ readonly code: string }>;
}

/** Finishes a module of Angular, which npm brings half compiled, as `ng build` does. */
export async function linkAngular(code: string): Promise<string> {
  if (!HALF_COMPILED.test(code)) return code;
  const own = createRequire(join(homeOf('angular'), 'package.json'));
  const babel: Babel = own('@babel/core');
  const plugins = [own.resolve('@angular/compiler-cli/linker/babel')];
  const given = { plugins, configFile: false, babelrc: false, compact: false };
  return (await babel.transformAsync(code, { ...given, filename: 'angular.js' })).code;
}
