import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PATCHES } from '../../workshop/build.ts';

/**
 * A Vite plugin: stops the build when a program that the workshop changes no longer holds, at that place, the
 * bytes that are changed, as after an upgrade.
 */
export function patchedPrograms(patches = PATCHES) {
  return {
    name: 'patched-programs',
    buildStart(): void {
      for (const [file, { at, before }] of Object.entries(patches)) {
        const program = readFileSync(fileURLToPath(import.meta.resolve(file)));
        if (before.every((byte, index) => program[at + index] === byte)) continue;
        throw new Error(
          `${file} a changé : l’octet ${at}, que l’atelier remplace, n’est plus le même — cherche sa nouvelle place, et écris-la dans src/workshop/languages/.`,
        );
      }
    },
  };
}
