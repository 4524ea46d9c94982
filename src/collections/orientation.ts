import { getEntry } from 'astro:content';
import { type Fields, fault, fieldsOf } from './entry.ts';

const FILE = 'content/orientation.yaml';

/** The questions of the orientation test (G7). */
export async function orientationTest(): Promise<Fields<'orientation'>> {
  const entry = await getEntry('orientation', 'orientation');
  if (!entry) throw fault(FILE, 'ce fichier manque', 'écris-le');
  return fieldsOf(FILE, entry.data);
}
