import { existsSync, readFileSync } from 'node:fs';
import { isDraft } from '../rules/site/draft.ts';
import { isElement, type LessonNode } from './nodes.ts';

const TUTORIAL = /^\/ressources\/([a-z]+)(?=[?#]|$)/;

/** A link to a tutorial that is announced and not finished: on the built site it would lead nowhere (Y6). */
export function isComingSoon(node: LessonNode): boolean {
  if (!isElement(node, 'a')) return false;
  const slug = TUTORIAL.exec(String(node.properties.href))?.[1];
  if (slug === undefined || isWritten(`content/tutorials/${slug}/tutorial.yaml`)) return false;
  return new RegExp(`\\bslug: *${slug}\\b`).test(readFileSync('content/resources.yaml', 'utf8'));
}

function isWritten(file: string): boolean {
  return existsSync(file) && !isDraft(readFileSync(file, 'utf8'));
}
