import { unixLines } from '../../markdown/text-file.ts';

/** A Vite plugin: the texts of writers reach the Markdown processor with the line ends of Unix. */
export function textLines() {
  return {
    name: 'text-lines',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/content\/.+\.mdx$/ },
      handler: (text: string) =>
        text.includes('\r') ? { code: unixLines(text), map: null } : null,
    },
  };
}
