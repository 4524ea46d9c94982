import type { CodeFault } from '../web/nodes.ts';
import { removeTypes } from './remove-types.ts';

/** A sample in TypeScript, or an exercise with its tests. */
interface TypedCode {
  language: 'typescript';
  code: string;
  tests?: string;
}

/**
 * The same sample or exercise in JavaScript, on the same lines, ready for `workshopDocument` and
 * `workshopCheck`; or the first fault of the code (U16). It brings a parser: load it at the tap.
 */
export function inJavaScript<Kind extends TypedCode>(
  written: Kind,
): (Omit<Kind, 'language'> & { language: 'javascript' }) | CodeFault {
  const code = removeTypes(written.code);
  if (typeof code !== 'string') return code;
  const tests = removeTypes(written.tests ?? '');
  if (typeof tests !== 'string') return tests;
  const inTests = written.tests !== undefined && { tests };
  return { ...written, language: 'javascript', code, ...inTests };
}
