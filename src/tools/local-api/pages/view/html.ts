import { html as escapingHtml } from 'hono/html';
import { french } from '../../../../rules/text/typography.ts';

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof escapingHtml>;

const typesetStrings = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

/**
 * The only way to write a page: values are escaped, and our own French, typed with plain spaces,
 * gets the spaces that French typography wants.
 */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  const known = typesetStrings.get(strings);
  const typeset = known ?? Object.assign(strings.map(french), { raw: strings.raw });
  typesetStrings.set(strings, typeset);
  return escapingHtml(typeset, ...values);
}
