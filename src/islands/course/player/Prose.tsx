import { french } from '../../../rules/text/typography.ts';

/** A text of the service, shown as text, never as HTML; a blank line begins a paragraph (N8). */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, rank) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, none ever changes its place
    <p key={rank}>{french(paragraph)}</p>
  ));
}
