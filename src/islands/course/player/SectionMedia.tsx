import { mediaForms } from '../../../rules/course/media.ts';
import { Media, MediaLink } from '../media/Media.tsx';

interface Props {
  name: string | undefined;
  /** Already passed `safeUrl`; undefined: absent, or an address that it refused. */
  link: string | undefined;
  /** The section's. */
  title: string;
}

/** « Content: image or video player » (section 2); a file of another kind is offered for download. */
export function SectionMedia({ name, link, title }: Props) {
  if (!name && !link) return null;
  if (!link) return <p className="media-note">Ce média n’a pas pu être chargé.</p>;
  const forms = mediaForms(name);
  return forms.length > 0 ? (
    <Media forms={forms} link={link} title={title} />
  ) : (
    <MediaLink link={link} title={title} />
  );
}
