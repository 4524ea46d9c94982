import { extname } from 'node:path';
import { DRAWINGS } from '../../../markdown/drawings.ts';
import { isShown } from '../../../markdown/fences.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';
import type { Lesson } from '../read/lesson.ts';
import { importsIn, type Sample, samplesIn } from '../read/sample.ts';

const MAX_WIDTH = 60;
/** A phone shows about 40 characters. */
const MAX_PHONE_WIDTH = 42;
const PHONE_STEPS = ['first', 'bases'];
/** A name of Java cannot be cut: its line scrolls, and is read less than the others. */
const MAX_IMPORT_WIDTH = 90;
/** The body of an answer is one line, which folds on the page. */
const MAX_ANSWER_WIDTH = 200;
const MAX_LINES = 25;
const MAX_PROJECT_LINES = 60;

const BANNED_NAME = /(?<![\p{L}\p{N}_])(?:foo|bar|toto|test1)(?![\p{L}\p{N}_])/u;
const ACCENTED_NAME = /[\p{L}\p{N}_]*[^\P{L}A-Za-z][\p{L}\p{N}_]*/u;

const C_LIKE = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g;
/** What a tag holds: between `>` and `<`, braces excepted. */
const JSX = new RegExp(`(?<=[>}])[^<>{}=;]+(?=[<{])|${C_LIKE.source}`, 'g');
const PYTHON = /#.*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;
/** What is not a name in each language: comments and strings, where French keeps its accents. */
const FRENCH_PARTS = [
  { in: ['python', 'pycon'], are: PYTHON },
  { in: ['jsx', 'tsx'], are: JSX },
  { in: ['javascript', 'js', 'typescript', 'ts', 'java', 'c', 'cpp'], are: C_LIKE },
];

type Block = Pick<Sample, 'line' | 'language' | 'lines'>;

/** The samples of a step: short enough for a phone, with names that speak. */
export function code({ file, step, nodes }: Lesson): Fault[] {
  const maxWidth = PHONE_STEPS.includes(step) ? MAX_PHONE_WIDTH : MAX_WIDTH;
  const maxLines = step === 'project' ? MAX_PROJECT_LINES : MAX_LINES;
  const samples = samplesIn(nodes);
  return samples.flatMap((sample, index) => {
    // What a tool says when it stops is shown as it is.
    const before = sample.language === 'output' ? samples[index - 1] : undefined;
    const isMessage = before?.words.has('fails');
    const isHidden = !isShown(sample);
    // A drawing folds, or says itself when it is too wide.
    const isDrawn = DRAWINGS.includes(sample.language);
    const width = before?.language === 'http' ? MAX_ANSWER_WIDTH : maxWidth;
    return [
      ...(isMessage || isHidden || isDrawn ? [] : wide(file, sample, width)),
      ...(isHidden ? [] : long(file, sample, maxLines)),
      ...named(file, sample),
    ];
  });
}

/** A starter or a solution, which a page shows. */
export function exerciseCode(file: string, text: string): Fault[] {
  const language = extname(file).slice(1).replace(/^py$/, 'python');
  const block = { line: 0, language, lines: text.trimEnd().split('\n') };
  return [
    ...wide(file, block, MAX_WIDTH),
    ...long(file, { ...block, line: 1 }, MAX_PROJECT_LINES),
    ...named(file, block),
  ];
}

function wide(file: string, block: Block, narrow: number): Fault[] {
  const { line, lines } = block;
  const imports = importsIn(block);
  return lines.flatMap((text, index) => {
    const max = index < imports ? MAX_IMPORT_WIDTH : narrow;
    const width = [...text.replace(/<\/?kbd>/g, '')].length;
    if (width <= max) return [];
    const remedy = `coupe-la : ${max} au plus`;
    return [at(file, line + index + 1, `ligne de ${width} caractères`, remedy)];
  });
}

function long(file: string, block: Block, max: number): Fault[] {
  const count = block.lines.length - importsIn(block);
  if (count <= max) return [];
  const remedy = `coupe-le en deux : ${max} au plus`;
  return [at(file, block.line, `bloc de ${count} lignes`, remedy)];
}

function named(file: string, { line, language, lines }: Block): Fault[] {
  const french = FRENCH_PARTS.find((parts) => parts.in.includes(language))?.are;
  const typed =
    language === 'pycon' ? lines.map((text) => (/^(?:>>>|\.\.\.)/.test(text) ? text : '')) : lines;
  const names = french
    ? typed
        .join('\n')
        .replace(french, (part) => part.replace(/[^\n]/g, ' '))
        .split('\n')
    : [];
  const banned = language === 'output' ? [] : lines;
  return [
    ...banned.flatMap((text, index) => {
      const name = BANNED_NAME.exec(text)?.[0];
      const remedy = 'écris un mot français de l’exemple';
      return name ? [at(file, line + index + 1, `le nom « ${name} » ne dit rien`, remedy)] : [];
    }),
    ...names.flatMap((text, index) => {
      const name = ACCENTED_NAME.exec(text.normalize('NFC'))?.[0];
      const says = `le nom « ${name} » porte un accent`;
      return name ? [at(file, line + index + 1, says, 'écris-le sans accent')] : [];
    }),
  ];
}
