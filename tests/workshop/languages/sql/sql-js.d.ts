/** What tests ask of sql.js, which brings no types of its own. */
declare module 'sql.js' {
  import type { Base } from '../../../../src/workshop/languages/sql/base.ts';

  export default function initSqlJs(options: {
    locateFile: () => string;
  }): Promise<{ Database: new () => Base }>;
}
