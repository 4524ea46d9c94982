import { progressIn } from '../../../rules/course/page/progress.ts';
import { french } from '../../../rules/text/typography.ts';
import { $progress, markSeen, type Played } from '../../../stores/course/progress.ts';
import { useStore } from '../../use-store.ts';

/** Whether a section was seen. */
export function useSeen(course: Played, section: string): boolean {
  return progressIn(useStore($progress), course).seen.includes(section);
}

interface SeenProps {
  course: Played;
  section: string;
  /** The title of the section. */
  title: string;
}

/** The button at the foot of an open section (D20). */
export function SeenButton({ course, section, title }: SeenProps) {
  const isSeen = useSeen(course, section);
  return (
    <button
      type="button"
      className="button button-quiet seen-button"
      aria-pressed={isSeen}
      aria-label={french(`Marquer comme vue : ${title}`)}
      onClick={() => markSeen(course, section, !isSeen)}
    >
      Marquer comme vue
    </button>
  );
}
