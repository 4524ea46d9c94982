import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at, type Sentence } from '../fault.ts';

/** The YAML of a file: all of it, or the head of a page. */
export interface Yaml {
  readonly file: string;
  readonly document: Document;
  /** The values in plain objects; undefined when they cannot be read. */
  readonly value: unknown;
  /** Its texts, at any depth. */
  readonly fields: readonly Field[];
  readonly faults: readonly Fault[];
  /** The line, in the file, of a place of the text. */
  lineAt(offset: number): number;
}

/** A text of a YAML file: `objectives.0`, what it says, the line where it begins. */
export interface Field {
  readonly path: string;
  readonly value: string;
  readonly line: number;
}

/** The YAML at the head of a page, between its two `---`; empty when one of them is missing. */
interface Head {
  readonly head: string;
  readonly faults: readonly Fault[];
}

/** The head of a page begins after its first `---`. */
const HEAD_LINE = 2;

const MARK = /^---[ \t]*$/;
/** Prose: what YAML would not read there after an empty line. */
const PROSE = /^(?![\p{L}\p{N}_-]+:(?:\s|$)|\s|-\s|#\s|["'\]}])\S/u;
const CLOSE = 'écris « --- » seul sur une ligne, après la dernière clé de l’en-tête';

const QUOTE_IT = 'mets tout le texte entre guillemets droits : "…"';
const COLON: Sentence = {
  says: 'un « : » dans le texte coupe cette ligne en deux',
  remedy: QUOTE_IT,
};
const INDENT: Sentence = {
  says: 'cette ligne n’est pas alignée avec ses voisines',
  remedy: 'commence-la par autant d’espaces que les lignes du même groupe',
};
const UNREADABLE: Sentence = {
  says: 'cette ligne ne peut pas être lue',
  remedy:
    'écris « clé: texte », ou « - texte » pour une liste ; un texte qui contient : # [ { se met entre "…"',
};
/** What the parser's codes mean for a writer. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  BAD_ALIAS: { says: 'un texte ne commence pas par « * » ou « & »', remedy: QUOTE_IT },
  BAD_DQ_ESCAPE: {
    says: 'une barre « \\ » se lit mal entre guillemets doubles',
    remedy: "mets le texte entre apostrophes : '…'",
  },
  BAD_INDENT: INDENT,
  BAD_SCALAR_START: { says: 'un texte ne commence pas par ce signe', remedy: QUOTE_IT },
  MISSING_CHAR: {
    says: 'il manque de quoi fermer : un guillemet, ] ou }',
    remedy: 'ferme sur la même ligne ce que tu as ouvert',
  },
  MULTIPLE_DOCS: { says: '« --- » coupe ce fichier en deux', remedy: 'enlève cette ligne' },
  MULTILINE_IMPLICIT_KEY: {
    says: 'cette ligne n’a pas de clé',
    remedy: 'écris « clé: texte », ou mets-la en retrait si elle suit le texte d’avant',
  },
  TAB_AS_INDENT: {
    says: 'une tabulation commence cette ligne',
    remedy: 'mets des espaces à la place',
  },
};
/** `title: Les bases : la suite` */
const TWO_COLONS = /^\s*(?:- )*[\p{L}\p{N}_-]+:\s+(?!["'[{|>])\S.*?:(?:\s|$)/u;
/** `next: [sql, css` */
const OPENED_LIST = /^\s*(?:- )*[\p{L}\p{N}_-]+:\s+([[{])[^\]}]*$/u;
const ALIAS = /^\s*(?:- )*(?:[\p{L}\p{N}_-]+:\s+|- )[*&]/u;
const OPENED_QUOTE = /^\s*(?:- )*(?:[\p{L}\p{N}_-]+:\s+|- )(["'])(?:(?!\1).)*$/u;

/** `name: 'Python, l'essentiel'` */
const CUT_QUOTE = /^\s*(?:- )*(?:[\p{L}\p{N}_-]+:\s+|- )'[^']*'[^\s'#,\]}]/u;
const APOSTROPHE: Sentence = {
  says: 'une apostrophe ferme ce texte trop tôt',
  remedy: QUOTE_IT,
};

/** Never throws. */
export function readYaml(file: string, source: string): Yaml {
  const isPage = file.endsWith('.mdx');
  const { head: text, faults } = isPage ? readHead(file, source) : { head: source, faults: [] };
  const firstLine = isPage ? HEAD_LINE : 1;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => {
    const { line } = lines.linePos(Math.min(offset, text.length));
    return Math.max(1, line) + firstLine - 1;
  };
  const fields = document.contents ? fieldsIn(document.contents, [], lineAt) : [];
  const yaml = { file, document, value: undefined, fields, faults, lineAt };
  // What follows the first fault is often only its consequence.
  const [first] = document.errors;
  if (first) return { ...yaml, faults: [faultOf(first)] };
  try {
    return { ...yaml, value: document.toJS() };
  } catch {
    // An alias of nothing is found only when the values are asked for, without its place.
    const { says, remedy } = SENTENCES.BAD_ALIAS ?? UNREADABLE;
    const row = text.split('\n').findIndex((one) => ALIAS.test(one));
    return { ...yaml, faults: [at(file, Math.max(0, row) + firstLine, says, remedy)] };
  }

  function faultOf(error: YAMLError): Fault {
    const rows = text.split('\n');
    const place = lineAt(error.pos[0]) - firstLine;
    const quote = rows.findIndex((row) => OPENED_QUOTE.test(row));
    if (error.code === 'MISSING_CHAR' && quote >= 0) {
      const remedy = 'écris le guillemet qui ferme, à la fin du texte';
      return at(file, quote + firstLine, 'ce guillemet n’est pas fermé', remedy);
    }
    const list = rows.findIndex((row) => OPENED_LIST.test(row));
    if (list >= 0 && list <= place) {
      const sign = OPENED_LIST.exec(rows[list] ?? '')?.[1] === '[' ? ['[', ']'] : ['{', '}'];
      const says = `ce « ${sign[0]} » n’est pas fermé`;
      return at(file, list + firstLine, says, `écris « ${sign[1]} » à la fin de la ligne`);
    }
    if (error.code === 'DUPLICATE_KEY') {
      const key = /^\s*(?:- )*([^:]*)/.exec(rows[place] ?? '')?.[1]?.trim() ?? '';
      const says = `la clé « ${key} » est écrite deux fois`;
      return at(file, place + firstLine, says, 'enlève l’une des deux');
    }
    const { says, remedy } = sentenceOf(error, rows[place] ?? '');
    const sign = text[error.pos[0]] ?? '';
    return at(file, place + firstLine, says.replace('ce signe', `« ${sign} »`), remedy);
  }
}

function fieldsIn(node: Node, path: readonly string[], lineAt: Yaml['lineAt']): Field[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      fieldsIn(value as Node, [...path, String(key)], lineAt),
    );
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) =>
      fieldsIn(item as Node, [...path, `${index}`], lineAt),
    );
  }
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const start = lineAt(node.range?.[0] ?? 0);
  // The text of « | » begins on the next line.
  const line = node.type === 'BLOCK_LITERAL' ? start + 1 : start;
  return [{ path: path.join('.'), value: node.value.trimEnd(), line }];
}

function sentenceOf({ code, message }: YAMLError, row: string): Sentence {
  if (TWO_COLONS.test(row)) return COLON;
  if (CUT_QUOTE.test(row)) return APOSTROPHE;
  // The parser misses a « - » where a key stands too far to the left.
  if (code === 'MISSING_CHAR' && message.includes('indicator')) return INDENT;
  return SENTENCES[code] ?? UNREADABLE;
}

function readHead(file: string, source: string): Head {
  const [first = '', ...rest] = source.replace(/^\uFEFF/, '').split('\n');
  if (!MARK.test(first)) {
    const remedy = 'écris « --- » seul sur la première ligne, avant les clés de l’en-tête';
    return { head: '', faults: [at(file, 1, 'l’en-tête ne commence pas par « --- »', remedy)] };
  }
  const end = rest.findIndex((line) => MARK.test(line));
  const head = end < 0 ? rest : rest.slice(0, end);
  const prose = head.findIndex(
    (line, index) => (index === 0 || head[index - 1]?.trim() === '') && PROSE.test(line),
  );
  if (end < 0 || prose > 0) {
    const line = prose > 0 ? prose + 1 : 1;
    return { head: '', faults: [at(file, line, 'l’en-tête n’est pas fermé', CLOSE)] };
  }
  return { head: head.join('\n'), faults: [] };
}
