import { BRACE_OUTSIDE, knownTag, QUOTE_CODE } from '../../../markdown/guard.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { ruleOf } from '../../../markdown/tags/tags.ts';
import { at, type Sentence } from '../fault.ts';

type MdxSentence = Sentence & { line?: number };

/** What the Markdown parser says in English, by cause. */
const CAUSES: readonly (readonly [RegExp, (found: RegExpExecArray) => MdxSentence])[] = [
  [
    /Could not parse expression|in expression, expected/,
    () => ({ says: BRACE_OUTSIDE, remedy: QUOTE_CODE }),
  ],
  [
    /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)` \((\d+)/,
    ([, tag, open, line]) =>
      misspelt(open, Number(line)) ??
      misspelt(tag) ?? {
        says: `${tag} se croise avec ${open}, ouverte à la ligne ${line}`,
        remedy: `écris d’abord ${closing(open)}`,
      },
  ],
  [
    /Unexpected closing tag `(<\/[^`]*>)`/,
    ([, tag]) =>
      misspelt(tag) ?? {
        says: `${tag} ne ferme rien`,
        remedy: `enlève-la, ou écris ${tag?.replace('/', '')} avant`,
      },
  ],
  [
    /Expected a closing tag for `(<[^`]*>)` \((\d+)/,
    ([, tag, line]) =>
      misspelt(tag, Number(line)) ?? {
        line: Number(line),
        says: `${tag} n’est pas fermée`,
        remedy: `écris ${closing(tag)} après ce qu’elle contient`,
      },
  ],
];
const UNREADABLE: MdxSentence = {
  says: 'le texte ne peut plus être lu à partir d’ici',
  remedy:
    'cherche, ici ou juste avant, une balise mal écrite, un « < » ou une accolade { hors du code',
};

/** What the parser's error means for the writer of this source. */
export function mdxFault(file: string, source: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : '';
  const rows = source.split('\n');
  const [, row = '1', column = '1'] = /^(\d+):(\d+)/.exec(message) ?? [];
  const text = rows[Number(row) - 1]?.slice(Number(column) - 1) ?? '';
  const causes = CAUSES.flatMap(([pattern, sentence]) => {
    const found = pattern.exec(message);
    return found ? [sentence(found)] : [];
  });
  const { line = Number(row), says, remedy } = causes[0] ?? signSentence(text);
  return at(file, Math.min(Math.max(line, 1), rows.length), says, remedy);
}

/** What a « < » that opens no tag was meant to be. */
function signSentence(text: string): MdxSentence {
  if (!text.startsWith('<')) return UNREADABLE;
  if (text.startsWith('<!')) {
    return { says: 'un commentaire <!-- --> n’est pas permis', remedy: 'enlève-le' };
  }
  if (/^<(?:https?:|mailto:)/.test(text)) {
    return { says: 'une adresse entre < et >', remedy: 'écris [ce qu’on y trouve](https://…)' };
  }
  const name = /^<\/?([A-Za-z]+)(?=[\s>/])/.exec(text)?.[1];
  const attributes = name === undefined ? undefined : ruleOf(name)?.attributes;
  if (!attributes || attributes.length === 0) {
    return { says: 'un « < » hors du code se lit comme une balise', remedy: QUOTE_CODE };
  }
  const example = [name, ...attributes.map((key) => `${key}="…"`)].join(' ');
  return {
    says: `un attribut de <${name}> n’est pas entre guillemets droits`,
    remedy: `écris <${example}>`,
  };
}

/** A tag that does not exist closes nothing: its name comes first. */
function misspelt(tag = '', line?: number): MdxSentence | undefined {
  const name = /^<\/?([^\s>/]*)/.exec(tag)?.[1] ?? '';
  if (name === '' || ruleOf(name)) return undefined;
  return {
    ...(line !== undefined && { line }),
    says: `la balise <${name}> n’existe pas`,
    remedy: knownTag(name),
  };
}

function closing(tag = '<>'): string {
  return tag.replace('<', '</');
}
