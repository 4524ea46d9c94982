import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readText } from '../../../../src/markdown/text-file.ts';
import { isDraft } from '../../../../src/rules/site/draft.ts';
import { type Fault, writingOf } from '../../read/sample.ts';
import { technologies } from '../../technologies/all.ts';
import type { Proof } from './results.ts';

/** Left out: a tutorial does not teach the terminal. */
const TERMINAL = 'console';
/** Between two tools: a tool begins with a capital letter, or is g++, while a detail of one does not. */
const TOOLS = /, (?=[A-Z]|g\+\+ )/;
const FIELDS = ['checkedWith', 'compiledWith'] as const;

/** The right « Vérifié avec… » of a tutorial, and the fault of the present one. */
export interface WrongTools {
  readonly file: string;
  readonly fields: Readonly<Record<(typeof FIELDS)[number], string>>;
  readonly fault: Fault;
}

/**
 * Returns the tutorials under these folders that name other tools than those that proved them. Another
 * version of the same tool is not a fault: what was once checked with it stays checked.
 */
export function findWrongTools(roots: readonly string[], proofs: readonly Proof[]): WrongTools[] {
  const files = roots.flatMap((root) => globSync(join(root, '**/tutorial.yaml')).sort());
  return files.flatMap((file) => {
    const isOwn = ({ path, technology }: Proof) =>
      path.startsWith(`${dirname(file)}/`) && technology !== TERMINAL;
    const own = inOrder(proofs.filter(isOwn), basename(dirname(file)));
    return own.length > 0 ? wrongToolsIn(file, own) : [];
  });
}

/** The technology that the tutorial teaches comes first, then the others in the order of the list. */
function inOrder(proofs: readonly Proof[], taught: string): Proof[] {
  const rank = ({ technology }: Proof) =>
    technology === taught ? -1 : technologies.findIndex(({ name }) => name === technology);
  return proofs.toSorted((one, other) => rank(one) - rank(other));
}

function wrongToolsIn(file: string, proofs: readonly Proof[]): WrongTools[] {
  const fields = {
    checkedWith: toolsOf(proofs.filter(({ isOnlyCompiled }) => !isOnlyCompiled)),
    compiledWith: toolsOf(proofs.filter(({ isOnlyCompiled }) => isOnlyCompiled)),
  };
  const yaml = readText(file);
  const wrong = FIELDS.find((field) => namesIn(textOf(yaml, field)) !== namesIn(fields[field]));
  return wrong ? [{ file, fields, fault: faultOf(file, wrong, fields[wrong], yaml) }] : [];
}

/** Writes the right tools in `tutorial.yaml`. Every other line stays the same. */
export function writeTools({ file, fields }: WrongTools): void {
  const lines = readText(file).split('\n');
  const rest = lines.filter((line) => !FIELDS.some((field) => isField(line, field)));
  const place = rest.findIndex((line) => isField(line, 'checkedOn'));
  const written = FIELDS.filter((field) => fields[field] !== '');
  rest.splice(place + 1, 0, ...written.map((field) => `  ${field}: ${fields[field]}`));
  writeFileSync(file, rest.join('\n'));
}

/** « Node.js 24.21 et Chromium 156 »: readers do not need the last number of a version. */
function toolsOf(proofs: readonly Proof[]): string {
  const tools = [...new Set(proofs.flatMap(({ version }) => version.split(TOOLS)))].map(
    shortVersion,
  );
  const last = tools.pop() ?? '';
  return tools.length > 0 ? `${tools.join(', ')} et ${last}` : last;
}

/** « Python 3.11.2 » → « Python 3.11 », « Java 17.0.12 » → « Java 17 ». */
export function shortVersion(tool: string): string {
  return tool.replace(/(\d+)\.(\d+)[\d.]*/g, (_, major: string, minor: string) =>
    minor === '0' ? major : `${major}.${minor}`,
  );
}

function namesIn(tools: string): string {
  return tools
    .split(/, | et /)
    .map((tool) => tool.replace(/ \d[\d.]*/g, ''))
    .sort()
    .join();
}

function textOf(yaml: string, field: string): string {
  const line = yaml.split('\n').find((one) => isField(one, field)) ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
}

function isField(line: string, field: string): boolean {
  return line.trimStart().startsWith(`${field}:`);
}

function faultOf(file: string, field: string, tools: string, yaml: string): Fault {
  const line = 1 + yaml.split('\n').findIndex((one) => isField(one, 'checkedOn'));
  const [says, remedy] =
    tools === ''
      ? [`« ${field} » est de trop : rien n’a été vérifié ainsi`, 'enlève cette ligne']
      : [`« ${field} » ne dit pas ce qui a servi à vérifier`, `écris « ${field}: ${tools} »`];
  const command = `${remedy}, ou lance « ${writingOf(dirname(file))} »`;
  return { file, line, says, remedy: command, whenDone: isDraft(yaml) };
}
