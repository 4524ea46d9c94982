import { getEntry } from 'astro:content';
import { type Fields, fault, fieldsOf } from './entry.ts';

const FILE = 'content/home.yaml';

/** « Comment ça marche » and « Questions fréquentes » (H1). */
export async function homeTexts(): Promise<Fields<'home'>> {
  const entry = await getEntry('home', 'home');
  if (!entry) throw fault(FILE, 'ce fichier manque', 'écris-le');
  return fieldsOf(FILE, entry.data);
}
