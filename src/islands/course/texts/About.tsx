import { useState } from 'react';
import type { Course } from '../../../rules/course/course.ts';
import { progressIn } from '../../../rules/course/page/progress.ts';
import { $details } from '../../../stores/course/details.ts';
import { $progress } from '../../../stores/course/progress.ts';
import type { SavedState } from '../../../wire/saved.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useStore } from '../../use-store.ts';
import { Benefits } from './Benefits.tsx';
import { Prose } from './Prose.tsx';
import { ReadAloud } from './ReadAloud.tsx';

interface Props {
  course: Course;
  /** What it knows by its navigation state, for what the service does not say. */
  saved: SavedState | undefined;
}

/** The texts of the course; who has begun it finds its description folded (D11). */
export function About({ course, saved }: Props) {
  const { status, data } = useStore($details);
  // As it was when the page was opened: marking a section folds nothing that is being read.
  const [isBegun] = useState(() => progressIn($progress.get(), course).seen.length > 0);
  const description = data?.description ?? saved?.description ?? '';
  const benefits = data?.benefits.length ? data.benefits : (saved?.benefits ?? []);
  const hasTexts = status !== 'loading';
  return (
    <div className="course-about">
      {(hasTexts || description !== '') && (
        <details className="card about-text" open={!isBegun}>
          <summary>
            <h2 id="description">Description</h2>
            <Icon name="down" />
          </summary>
          <div className="section-content">
            {description === '' ? (
              <p className="quiet-note">Description indisponible</p>
            ) : (
              <>
                <ReadAloud id="texte-description" text={description} title="description" />
                <Prose text={description} />
              </>
            )}
          </div>
        </details>
      )}
      {hasTexts && <Benefits benefits={benefits} />}
    </div>
  );
}
