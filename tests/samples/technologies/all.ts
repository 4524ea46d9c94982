import type { Technology } from '../run/technology.ts';
import { angular } from './angular/angular.ts';
import { build } from './build/build.ts';
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

/** All that the runner can prove. A new technology is one folder, and one line here. */
export const technologies: readonly Technology[] = [
  python,
  shell,
  build,
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

/** The technologies of a tutorial, such as « angular »: its own come first, those of other tutorials are left out. */
export function technologiesOf(tutorial: string): Technology[] {
  const own = technologies.filter((one) => one.tutorial === tutorial);
  return [...own, ...technologies.filter((one) => one.tutorial === undefined)];
}
