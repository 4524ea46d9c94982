import type { Section } from '../../rules/course/course.ts';
import { mediaSummary } from '../../rules/course/page/outline.ts';
import { french } from '../../rules/text/typography.ts';
import { Icon } from '../shell/Icon.tsx';

/** In words, what the sign of a section says. */
const SAID = { locked: ' ; réservé aux acheteurs', seen: ' ; vue', open: '' };

interface Props {
  section: Section;
  /** Its place in the course, from 1. */
  rank: number;
  state: keyof typeof SAID;
  /** Where its title leads; undefined: nowhere. */
  href?: string;
}

/** A line of the plan of a course: number, lock or ✓, title, kind of media and length (D18, D20). */
export function OutlineItem({ section, rank, state, href }: Props) {
  const title = french(section.title) || `Section ${rank}`;
  return (
    <li>
      {state === 'open' ? (
        <span aria-hidden="true">{rank}</span>
      ) : (
        <Icon name={state === 'seen' ? 'check' : 'lock'} />
      )}
      {href ? (
        <a className="outline-title" href={href} dir="auto">
          {title}
        </a>
      ) : (
        <span className="outline-title" dir="auto">
          {title}
        </span>
      )}
      <small>
        {mediaSummary(section)}
        <span className="visually-hidden">{french(SAID[state])}</span>
      </small>
    </li>
  );
}
