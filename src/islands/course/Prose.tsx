import { french } from '../../rules/typography.ts';

/** A text of the service: text, never HTML; a blank line begins a paragraph. */
export function Prose({ text }: { text: string }) {
  const paragraphs = new Set(text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()));
  return [...paragraphs].map((paragraph) => <p key={paragraph}>{french(paragraph)}</p>);
}
