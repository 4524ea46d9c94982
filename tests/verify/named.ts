import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { contentFiles } from '../../src/tools/checks/content.ts';

/** A path that names nothing that can be checked; the message is for the writer. */
export class NameError extends Error {}

/** The files of `content` that these paths name, folders opened; throws a `NameError`. */
export function filesNamed(paths: readonly string[]): string[] {
  const named = paths.map((path) => relative('.', path) || '.');
  for (const [index, path] of named.entries()) {
    if (!existsSync(path))
      throw new NameError(`« ${paths[index]} » n’existe pas : corrige ce chemin.`);
  }
  const found = named.flatMap((path) => {
    if (path === '.') return contentFiles();
    if (statSync(path).isFile()) return [path];
    return contentFiles().filter((file) => file.startsWith(`${path}/`));
  });
  const files = [...new Set(found)];
  const outside = files.find((file) => !file.startsWith('content/'));
  if (outside) {
    throw new NameError(
      `« ${outside} » n’est pas dans content/ : nomme un texte ou un dossier de content/.`,
    );
  }
  if (files.length > 0) return files;
  throw new NameError(
    `Aucun fichier dans ${paths.join(', ')} : nomme un texte ou un dossier de content/.`,
  );
}
