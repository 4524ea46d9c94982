import { attribute, el } from '../nodes.ts';
import type { TagRule } from './tag-rule.ts';

/** Tags within a sentence. */
export const WORDS: Readonly<Record<string, TagRule>> = {
  Terme: {
    attributes: ['en'],
    toHtml: (tag, children) =>
      el(
        'span',
        { className: ['term'] },
        el('dfn', {}, ...children),
        ' (',
        el('span', { lang: 'en' }, attribute(tag, 'en')),
        ')',
      ),
  },
  kbd: {
    attributes: [],
    toHtml: (_, children) => el('kbd', {}, ...children),
  },
  span: {
    attributes: ['lang'],
    toHtml: (tag, children) => el('span', { lang: attribute(tag, 'lang') }, ...children),
  },
};
