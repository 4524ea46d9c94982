import { inlinePrograms } from '../../../src/build/vite/inline-programs.ts';

/** The program that Vite makes of a file, and the files that it watches for it. */
export async function compiled(
  file: string,
  kind: 'program' | 'library' = 'program',
): Promise<{ code: string; files: string[] }> {
  const files: string[] = [];
  const addWatchFile = (watched: string) => files.push(watched);
  const module = await inlinePrograms().load.call({ addWatchFile }, `${file}?${kind}`);
  return { code: JSON.parse(module?.replace(/^export default (.*);$/s, '$1') ?? '""'), files };
}
