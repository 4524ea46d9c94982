import type { Technology } from '../read/sample.ts';
import { angular } from './angular/angular.ts';
import { shell } from './console/console.ts';
import { css } from './css/css.ts';
import { html } from './html/html.ts';
import { java } from './java/java.ts';
import { javascript } from './javascript/javascript.ts';
import { mysql } from './mysql/mysql.ts';
import { c, cpp } from './native/native.ts';
import { nodejs } from './nodejs/nodejs.ts';
import { python } from './python/python.ts';
import { reactjs } from './reactjs/reactjs.ts';
import { reactnative } from './reactnative/reactnative.ts';
import { spring } from './spring/spring.ts';
import { sql } from './sql/sql.ts';
import { typescript } from './typescript/typescript.ts';

/** All that the runner can prove. A new technology is one module, and one line here. */
export const technologies: readonly Technology[] = [
  python,
  shell,
  javascript,
  nodejs,
  html,
  css,
  typescript,
  reactjs,
  angular,
  reactnative,
  sql,
  mysql,
  c,
  cpp,
  java,
  spring,
];

/** Those of a tutorial, « angular »: its own come first, and those of another are left out. */
export function technologiesOf(tutorial: string): Technology[] {
  const own = technologies.filter((one) => one.tutorial === tutorial);
  return [...own, ...technologies.filter((one) => one.tutorial === undefined)];
}

const versions = new WeakMap<Technology, string>();

/** Asked once of each tool: it starts a process, and every sample wants it. */
export function versionOf(technology: Technology): string {
  const version = versions.get(technology) ?? technology.version();
  versions.set(technology, version);
  return version;
}
