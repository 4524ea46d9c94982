import { attribute, el, elWith } from '../nodes.ts';
import type { TagRule } from './tag-rule.ts';

/** Tags within a sentence. */
export const WORDS: Readonly<Record<string, TagRule>> = {
  Terme: {
    attributes: ['en'],
    toHtml: (tag, children) =>
      el(
        'span.term',
        el('dfn', ...children),
        ' (',
        elWith('span', { lang: 'en' }, attribute(tag, 'en')),
        ')',
      ),
  },
  kbd: {
    attributes: [],
    toHtml: (_, children) => el('kbd', ...children),
  },
  span: {
    attributes: ['lang'],
    toHtml: (tag, children) => elWith('span', { lang: attribute(tag, 'lang') }, ...children),
  },
};
