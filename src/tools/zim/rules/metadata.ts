import { cut } from '../../../rules/text/cut.ts';
import { slugOf } from '../../../rules/text/slug.ts';

/** Longer names are cut by the lists of Kiwix: its own advice. */
const MAX_TITLE_LENGTH = 30;
const MAX_DESCRIPTION_LENGTH = 80;
const DESCRIPTION = 'Des tutoriels de programmation et un guide des métiers, en français';

/** What a list of boxes says of this one, by the options of zimwriterfs. */
export type Metadata = Readonly<Record<string, string>>;

/** The name of the file, and of the box in a collection: « Jàngal » → `jangal` (K14). */
export function boxName(siteName: string): string {
  return slugOf(siteName) || 'tutoriels';
}

/** What is known of the box: its language, its title, whence it comes; an address of a machine is not said (K14). */
export function metadataOf(siteName: string, site: string | undefined): Metadata {
  return {
    language: 'fra',
    title: cut(siteName, MAX_TITLE_LENGTH),
    description: cut(DESCRIPTION, MAX_DESCRIPTION_LENGTH),
    creator: siteName,
    publisher: siteName,
    name: `${boxName(siteName)}_fr_all`,
    tags: ['programmation', 'informatique', 'tutoriels'].join(';'),
    ...(site && { source: site }),
  };
}
