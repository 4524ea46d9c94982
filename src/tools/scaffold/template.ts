import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('templates/', import.meta.url);

/** A block that comes several times: `%QUIZ*3%`, alone on its line. */
const BLOCK = /^%([A-Z]+)\*(\d+)%$/gm;
const WORD = /%([A-Z]+)%/g;

/** What stands for `%NAME%` in a template, here `name`; some words change with the number of their block. */
export type Words = Readonly<Record<string, string | ((index: number) => string)>>;

/** A file of `templates/` with its blocks and its words; throws when a word has no value. */
export function fillTemplate(name: string, words: Words): string {
  const text = readTemplate(name).replace(BLOCK, (_, block: string, count: string) =>
    Array.from({ length: Number(count) }, (__, index) =>
      fill(readTemplate(`blocks/${block.toLowerCase()}.mdx`).trim(), words, index),
    ).join('\n\n'),
  );
  return fill(text, words, 0).replace(/\n{3,}/g, '\n\n');
}

export function readTemplate(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8');
}

function fill(text: string, words: Words, index: number): string {
  return text.replace(WORD, (_, name: string) => {
    const word = name === 'I' ? String(index + 1) : words[name.toLowerCase()];
    if (word === undefined) throw new Error(`%${name}% has no value`);
    return typeof word === 'string' ? word : word(index);
  });
}
