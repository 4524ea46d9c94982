import { DRAWINGS } from '../../../markdown/drawings.ts';
import { type Code, childrenOf, isTag, lineOf, type Node } from './node.ts';

/** A fenced block of a lesson. */
export interface Sample {
  /** The line of its first mark; its code begins on the next one. */
  readonly line: number;
  readonly language: string;
  readonly lines: readonly string[];
  /** `fails`, `hidden`, `continue`… */
  readonly words: ReadonlySet<string>;
  readonly fileName: string | undefined;
  /** The tags around it, from the outside in. */
  readonly tags: readonly string[];
}

/** Shown, never run. */
const SHOWN = new Set(
  `output ${DRAWINGS.join(' ')} text sh bash powershell yaml json csv xml svg ini toml diff markdown mdx http dockerfile
  properties gitignore`.split(/\s+/),
);

export function isRun({ language }: Sample): boolean {
  return !SHOWN.has(language);
}

export function samplesIn(nodes: readonly Node[], tags: readonly string[] = []): Sample[] {
  return nodes.flatMap((node) => {
    if (node.type === 'code') return [readSample(node, tags)];
    return samplesIn(childrenOf(node), isTag(node) ? [...tags, node.name ?? ''] : tags);
  });
}

function readSample(node: Code, tags: readonly string[]): Sample {
  const meta = node.meta ?? '';
  return {
    line: lineOf(node),
    language: node.lang ?? 'text',
    lines: node.value.split('\n'),
    words: new Set(meta.split(/\s+/)),
    fileName: /(?:^|\s)file=(\S+)/.exec(meta)?.[1],
    tags,
  };
}

/** How many lines of `package` and `import` a file of Java begins with, empty ones included. */
export function importsIn({ language, lines }: Pick<Sample, 'language' | 'lines'>): number {
  if (language !== 'java') return 0;
  const end = lines.findIndex((text) => !/^(?:(?:package|import) .*;|\s*)$/.test(text));
  return end < 0 ? lines.length : end;
}
