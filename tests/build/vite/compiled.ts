import { inlinePrograms } from '../../../src/build/vite/inline-programs.ts';

/** The program that Vite makes of a file, or the library of this name, and the files that it watches for it. */
export async function compiled(
  file: string,
  name?: string,
): Promise<{ code: string; files: string[] }> {
  const files: string[] = [];
  const addWatchFile = (watched: string) => files.push(watched);
  const module = await inlinePrograms().load.call(
    { addWatchFile },
    `${file}?program${name ? `=${name}` : ''}`,
  );
  return { code: JSON.parse(module?.replace(/^export default (.*);$/s, '$1') ?? '""'), files };
}
