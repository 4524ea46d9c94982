/** The languages whose code is typed in the workshop. */
export type EditedLanguage =
  | 'html'
  | 'css'
  | 'javascript'
  | 'jsx'
  | 'typescript'
  | 'python'
  | 'sql';

/**
 * What the first tap brings, in kilobytes of 1,000 bytes as they are sent, said before it: the bench with
 * what runs the language, and the editor with what colours it (U16, U17, U18, U19).
 */
export const WEIGHTS_KB: Readonly<Record<EditedLanguage, { bench: number; editor: number }>> = {
  html: { bench: 12, editor: 93 },
  css: { bench: 12, editor: 85 },
  javascript: { bench: 12, editor: 83 },
  jsx: { bench: 155, editor: 83 },
  typescript: { bench: 67, editor: 83 },
  python: { bench: 210, editor: 80 },
  sql: { bench: 320, editor: 90 },
};

const LIGHT_KB = 12;

/**
 * The kilobytes of a bench that is told before « Essayer », and asked twice of a reader who saves data;
 * undefined for a light one, or for a language without a bench (U1, U18).
 */
export function heavyBench(language: string): number | undefined {
  const bench = Object.entries(WEIGHTS_KB).find(([name]) => name === language)?.[1].bench ?? 0;
  return bench > LIGHT_KB ? bench : undefined;
}
