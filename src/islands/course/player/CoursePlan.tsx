import type { Section } from '../../../rules/course/course.ts';
import {
  nextRank,
  progressIn,
  shareOf,
  shareSentence,
} from '../../../rules/course/page/progress.ts';
import { sectionAnchor } from '../../../rules/site/links.ts';
import { french } from '../../../rules/text/typography.ts';
import { $progress, type Played } from '../../../stores/course/progress.ts';
import { useStore } from '../../use-store.ts';
import { OutlineItem } from '../OutlineItem.tsx';

interface Props {
  course: Played;
  sections: readonly Section[];
  /** Those that are on the page. */
  shown: readonly Section[];
}

/** Over the sections of an open course: how many were seen, where to go on, and the way to each (D20). */
export function CoursePlan({ course, sections, shown }: Props) {
  const progress = progressIn(useStore($progress), course);
  const share = shareOf(progress, sections);
  const next = nextRank(progress, shown);
  return (
    <nav className="card course-part course-plan" aria-label="Plan de la formation">
      <p className="seen-share">
        <progress value={share.seen} max={share.total} aria-label="Sections vues" />
        {shareSentence(share) || 'Aucune section vue pour le moment'}
      </p>
      {next !== undefined && (
        <a className="button" href={`#${sectionAnchor(next)}`}>
          {french(`Continuer : section ${next} / ${share.total}`)}
        </a>
      )}
      <ol className="course-outline">
        {shown.map((section, place) => (
          <OutlineItem
            key={section.id}
            section={section}
            rank={place + 1}
            state={progress.seen.includes(section.id) ? 'seen' : 'open'}
            href={`#${sectionAnchor(place + 1)}`}
          />
        ))}
      </ol>
    </nav>
  );
}
