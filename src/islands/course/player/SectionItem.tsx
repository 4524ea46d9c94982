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

/** One section: its title, then its content or the locked panel (D12). */
export function SectionItem({ section, rank, access }: Props) {
  const title = french(section.title) || `Section ${rank}`;
  return (
    <details className="card section" open>
      <summary>
        <h3>{title}</h3>
        {access !== 'open' && <Icon name="lock" />}
        <Icon name="down" />
      </summary>
      {access === 'open' ? (
        <Content section={section} title={title} />
      ) : (
        <LockedPanel title={title} />
      )}
    </details>
  );
}

function Content({ section, title }: { section: Section; title: string }) {
  const { id, description, mediaName, mediaLink } = section;
  return (
    <div className="section-content">
      <SectionMedia name={mediaName} link={mediaLink} title={title} />
      {description !== '' && (
        <>
          <ReadAloud id={id} text={description} title={title} />
          <Prose text={description} />
        </>
      )}
    </div>
  );
}

/** The panel of a locked section, in French and in English (A2). */
function LockedPanel({ title }: { title: string }) {
  return (
    <div className="section-content locked">
      <p>
        Cette section est réservée à ceux qui ont acheté la formation. Choisissez une de ces
        options.
      </p>
      <p lang="en" className="locked-english">
        This section is reserved for premium users. Please choose one of the following options
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`Acheter la formation complète ou une section (${title})`}
        onClick={openOrder}
      >
        Acheter la formation complète ou une section
      </button>
    </div>
  );
}
