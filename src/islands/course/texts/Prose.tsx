import { isLong, paragraphsOf } from '../../../rules/text/paragraphs.ts';
import { french } from '../../../rules/text/typography.ts';

/** A text of the service, shown as text, never as HTML; a blank line begins a paragraph (N8). */
export function Prose({ text }: { text: string }) {
  const name = isLong(text) ? 'prose-long' : undefined;
  return paragraphsOf(text).map((paragraph, rank) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, none ever changes its place
    <p key={rank} className={name} dir="auto">
      {french(paragraph)}
    </p>
  ));
}
