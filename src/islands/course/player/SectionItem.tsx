import type { Access } from '../../../rules/course/access.ts';
import type { Section } from '../../../rules/course/course.ts';
import { mediaSummary } from '../../../rules/course/page/outline.ts';
import { sectionAnchor } from '../../../rules/site/links.ts';
import { french } from '../../../rules/text/typography.ts';
import { openOrder } from '../../../stores/course/order.ts';
import { leaveVideo, markSeen, type Played, placeOf } from '../../../stores/course/progress.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Prose } from '../texts/Prose.tsx';
import { ReadAloud } from '../texts/ReadAloud.tsx';
import { SectionMedia } from './SectionMedia.tsx';
import { SeenButton, useSeen } from './Seen.tsx';

interface Props {
  course: Played;
  section: Section;
  /** Its place in the course, from 1: names a section without a title (D12). */
  rank: number;
  access: Access;
}

/** One section: its title, then its content, or the button that sells it (D12, A2). */
export function SectionItem({ course, section, rank, access }: Props) {
  const title = french(section.title) || `Section ${rank}`;
  if (access !== 'open') return <LockedSection title={title} section={section} />;
  return <OpenSection course={course} section={section} rank={rank} title={title} />;
}

/** An open section: what it shows, its text, and the mark that it was seen. */
function OpenSection({ course, section, rank, title }: Omit<Props, 'access'> & { title: string }) {
  const { id, description, mediaName, mediaLink } = section;
  const isSeen = useSeen(course, id);
  const watch = {
    start: placeOf(course, id),
    leave: (place: { seconds: number; duration: number }) => leaveVideo(course, id, place),
    end: () => markSeen(course, id, true),
  };
  return (
    <details id={sectionAnchor(rank)} className="card section" open>
      <summary>
        <h3 dir="auto">{title}</h3>
        {isSeen && <span className="badge badge-free">Vue</span>}
        <Icon name="down" />
      </summary>
      <div className="section-content">
        <SectionMedia name={mediaName} link={mediaLink} title={title} rank={rank} watch={watch} />
        {description !== '' && (
          <>
            <ReadAloud id={id} text={description} title={title} />
            <Prose text={description} />
          </>
        )}
        <SeenButton course={course} section={id} title={title} />
      </div>
    </details>
  );
}

/** A locked section on one line: the sentences that say why stand once, above the list (A2). */
function LockedSection({ title, section }: { title: string; section: Section }) {
  return (
    <div className="card section locked">
      <Icon name="lock" />
      <div>
        <h3 dir="auto">{title}</h3>
        <small>{mediaSummary(section)}</small>
      </div>
      <button
        type="button"
        className="button button-quiet locked-buy"
        aria-label={french(`Réservé : acheter la formation complète ou une section (${title})`)}
        onClick={openOrder}
      >
        {french('Réservé : acheter')}
      </button>
    </div>
  );
}
