import { spaced } from '../../../frame/words.ts';

/** What light Python does not do as Python does: how it is met, and what a learner reads of it. */
interface Lack {
  /** Found in the last line of the error. */
  fault: RegExp;
  /** Found in the line of the program that it stops at, or of the one before. */
  line?: RegExp;
  /** In French; `$1` is what the error names. */
  said: string;
}

const LIGHT = 'le Python léger de l’atelier';
const ELSEWHERE = 'vérifie l’orthographe, ou lance ce programme sur un ordinateur';

/** Methods that Python has and light Python has not, by the values that have them. */
const METHODS = [
  // Texts and bytes
  'expandtabs|format_map|isidentifier|isprintable|istitle|maketrans|translate',
  'capitalize|isalnum|isascii|ljust|rjust|removeprefix|removesuffix|swapcase|title|zfill',
  // Numbers
  'as_integer_ratio|bit_count|conjugate|denominator|fromhex|hex|imag|is_integer|numerator|real',
  // Errors
  'add_note|with_traceback',
].join('|');
const NAMES =
  'aiter|anext|ascii|breakpoint|__doc__|__file__|BaseExceptionGroup|ExceptionGroup|\\w+Warning|Warning|(?:Connection|Timeout|FileExists|IsADirectory|NotADirectory|Interrupted|Process\\w+|Child\\w+|Broken\\w+|Blocking\\w+|Buffer|FloatingPoint|Reference|System|Tab|Environment|Unicode(?:De|En)code|UnicodeTranslate)Error';

/** The one table of what light Python lacks: each line is tried by the samples, here and in Python (U9). */
const LACKS: readonly Lack[] = [
  {
    fault: /^SyntaxError/,
    line: /^\s*match\b[^=]*:\s*(?:#.*)?$/,
    said: `« match » n’est pas dans ${LIGHT} : écris if, elif et else.`,
  },
  {
    fault: /^SyntaxError/,
    line: /^\s*except\s*\*/,
    said: `« except* » n’est pas dans ${LIGHT} : écris except.`,
  },
  {
    fault: /^SyntaxError/,
    line: /^\s*(?:def|class)\s+\w+\s*\[/,
    said: `Les types entre crochets après un nom ne sont pas dans ${LIGHT} : retire-les.`,
  },
  {
    fault: /^NotImplementedError: unicode name escapes$/,
    line: /\\N\{/,
    said: `« \\N{…} » n’est pas dans ${LIGHT} : tape le caractère lui-même.`,
  },
  {
    fault: /^NotImplementedError: attributes not supported$/,
    said: `Dans format(), ${LIGHT} ne lit ni « {a.b} » ni « {a[b]} » : écris une f-string.`,
  },
  {
    fault: /^NotImplementedError:?\s*$/,
    line: /\[[^\]]*:[^\]]*:[^\]]*\]/,
    said: `Une liste ne se change pas avec un pas, comme [::2], dans ${LIGHT} : fais une boucle.`,
  },
  {
    fault: /^AttributeError: 'range' object has no attribute 'by_step'$/,
    said: `Un range ne se coupe pas avec un pas dans ${LIGHT} : écris range(début, fin, pas).`,
  },
  {
    fault: new RegExp(`^AttributeError: .* has no attribute '(${METHODS}|__\\w+__)'$`),
    said: `« $1 » n’est pas dans ${LIGHT} : ${ELSEWHERE}.`,
  },
  {
    fault: /^AttributeError: module '(\w+)' has no attribute '(\w+)'$/,
    said: `Le module $1 n’a pas « $2 » dans ${LIGHT} : ${ELSEWHERE}.`,
  },
  {
    fault: /^ImportError: (?:can't|cannot) import name '?(\w+)'?$/,
    said: `Ce module n’a pas « $1 » dans ${LIGHT} : ${ELSEWHERE}.`,
  },
  {
    fault: /^ModuleNotFoundError: No module named '(.+)'$/,
    said: `L’atelier n’a pas le module « $1 » : ${ELSEWHERE}.`,
  },
  {
    fault: new RegExp(`^NameError: name '(${NAMES})' is(?:n't| not) defined$`),
    said: `« $1 » n’est pas dans ${LIGHT} : lance ce programme sur un ordinateur.`,
  },
  {
    fault: /^TypeError: (?:function doesn't take keyword|extra keyword) arguments/,
    said: `Cette fonction ne reçoit pas de valeur nommée (nom=…) dans ${LIGHT}.`,
  },
  {
    fault: /^ValueError: dict update sequence has wrong length$/,
    said: `dict() attend des paires. Dans ${LIGHT}, un Counter se copie avec {**compte}.`,
  },
];

/** The sentence about what light Python lacks, when that is the cause of an error; '' for any other (U9). */
export function lackOf(fault: string, line = '', lineBefore = ''): string {
  const found = LACKS.find(
    (one) =>
      one.fault.test(fault) && (!one.line || one.line.test(line) || one.line.test(lineBefore)),
  );
  const [all = ''] = found?.fault.exec(fault) ?? [];
  return found ? spaced(all.replace(found.fault, found.said)) : '';
}
