import { existsSync, readFileSync } from 'node:fs';
import { isElement, type LessonNode } from './nodes.ts';

const TUTORIAL = /^\/ressources\/([a-z]+)(?=[?#]|$)/;

/** A link to a tutorial that is announced and not written yet: it would lead nowhere. */
export function isComingSoon(node: LessonNode): boolean {
  if (!isElement(node, 'a')) return false;
  const slug = TUTORIAL.exec(String(node.properties.href))?.[1];
  if (slug === undefined || existsSync(`content/tutorials/${slug}/tutorial.yaml`)) return false;
  return new RegExp(`\\bslug: *${slug}\\b`).test(readFileSync('content/resources.yaml', 'utf8'));
}
