import { type CollectionEntry, getEntry } from 'astro:content';

/** « Comment ça marche » and « Questions fréquentes » (H1). */
export async function homeTexts(): Promise<CollectionEntry<'home'>['data']> {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home.yaml manque.');
  return entry.data;
}
