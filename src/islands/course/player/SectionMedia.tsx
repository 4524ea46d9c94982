import { motifAt } from '../../../rules/course/cover.ts';
import { mediaForms } from '../../../rules/course/media.ts';
import { Media, MediaLink } from '../media/Media.tsx';
import type { Watch } from '../media/VideoPlayer.tsx';

interface Props {
  name: string | undefined;
  /** An address that `safeUrl` has accepted; undefined when absent or refused (N9). */
  link: string | undefined;
  /** The title of the section. */
  title: string;
  /** Its place in the course, from 1, which gives the motif of its poster. */
  rank?: number;
  watch?: Watch | undefined;
}

/** The media of a section; a file of another kind is offered for download (M5). */
export function SectionMedia({ name, link, title, rank = 1, watch }: Props) {
  if (!name && !link) return null;
  if (!link) return <p className="media-note">Ce média n’a pas pu être chargé.</p>;
  const forms = mediaForms(name);
  return forms.length > 0 ? (
    <Media forms={forms} link={link} title={title} motif={motifAt(rank - 1)} watch={watch} />
  ) : (
    <MediaLink link={link} title={title} />
  );
}
