import { sizeLabel } from '../text/size-label.ts';

/** Where the files that a tutorial offers are served, under their own names: asked again when the network allows. */
export const OFFERED = '/fichiers/';

/** The folder of these files, beside the steps of their tutorial; each has its line in `licences.yaml`. */
export const OFFERED_FOLDER = 'fichiers';
export const LICENCES_FILE = 'licences.yaml';

const KO = 1_024;

/** What may be offered: how a reader calls it, and the most that it may weigh, in bytes (T25). */
export const OFFERED_KINDS: Readonly<Record<string, { name: string; maxBytes: number }>> = {
  bin: { name: 'fichier d’octets', maxBytes: 20 * KO },
  csv: { name: 'tableau CSV', maxBytes: 20 * KO },
  jpg: { name: 'image', maxBytes: 60 * KO },
  mp3: { name: 'son', maxBytes: 150 * KO },
  png: { name: 'image', maxBytes: 60 * KO },
  svg: { name: 'dessin', maxBytes: 20 * KO },
  webp: { name: 'image', maxBytes: 60 * KO },
};

/** « image, 38 Ko »; the extension alone for a kind that is not offered (T25). */
export function offeredLabel(name: string, bytes: number): string {
  const extension = name.split('.').pop() ?? '';
  return `${OFFERED_KINDS[extension]?.name ?? extension}, ${sizeLabel(bytes)}`;
}
