import type { Access } from '../../../rules/course/access.ts';
import type { Section } from '../../../rules/course/course.ts';
import { french } from '../../../rules/text/typography.ts';
import { openOrder } from '../../../stores/course/order.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Prose } from './Prose.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { SectionMedia } from './SectionMedia.tsx';

interface Props {
  section: Section;
  /** Its place in the course, from 1: names a section without a title (D12). */
  rank: number;
  access: Access;
}

/** One section: its title, then its content, or the button that sells it (D12, A2). */
export function SectionItem({ section, rank, access }: Props) {
  const title = french(section.title) || `Section ${rank}`;
  if (access !== 'open') return <LockedSection title={title} />;
  const { id, description, mediaName, mediaLink } = section;
  return (
    <details className="card section" open>
      <summary>
        <h3>{title}</h3>
        <Icon name="down" />
      </summary>
      <div className="section-content">
        <SectionMedia name={mediaName} link={mediaLink} title={title} rank={rank} />
        {description !== '' && (
          <>
            <ReadAloud id={id} text={description} title={title} />
            <Prose text={description} />
          </>
        )}
      </div>
    </details>
  );
}

/** A locked section on one line: the sentences that say why stand once, above the list (A2). */
function LockedSection({ title }: { title: string }) {
  return (
    <div className="card section locked">
      <Icon name="lock" />
      <h3>{title}</h3>
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
