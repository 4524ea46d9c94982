import { useEffect } from 'react';
import { nameThePage } from '../../../browser/page/document-title.ts';
import { stateCourse } from '../../../rules/course/course.ts';
import { chooseCourse, verdict } from '../../../rules/course/course-choice.ts';
import { french } from '../../../rules/text/typography.ts';
import * as catalog from '../../../stores/course/catalog.ts';
import { $savedState, $wanted, openPlayer } from '../../../stores/course/opened.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { useWait } from '../../use-wait.ts';
import { NoCourse } from '../NoCourse.tsx';
import { PlayedCourse } from './PlayedCourse.tsx';

/** The page that plays a course: `/v2/course?formationId&nom` (D10). */
export function CoursePlayer({ categories }: { categories: readonly string[] }) {
  return (
    <Boundary>
      <Player categories={categories} />
    </Boundary>
  );
}

function Player({ categories }: { categories: readonly string[] }) {
  const { status, data } = useStore(catalog.courses.$state);
  const wanted = useStore($wanted);
  const saved = useStore($savedState);
  const hasWaited = useWait(wanted !== undefined && status !== 'loading');
  const live = wanted && chooseCourse(data ?? [], wanted);
  const course = live ?? (saved && stateCourse(saved));
  const name = course?.name;

  useEffect(openPlayer, []);
  useEffect(() => {
    if (name !== undefined) nameThePage(french(name));
  }, [name]);

  if (course) {
    // A stored price is shown while the service is asked, but opens and orders nothing (P8).
    return (
      <PlayedCourse
        key={course.id}
        course={course}
        livePrice={live?.price}
        isPriceKnown={live !== undefined || status !== 'loading'}
        saved={saved}
        categories={categories}
      />
    );
  }
  return (
    <>
      <Skeleton isShown={verdict(false, hasWaited) === 'loading'} shape="page" />
      {hasWaited && (
        <NoCourse
          text="Aucune formation trouvée."
          wanted={wanted}
          courses={data}
          retry={catalog.courses.refresh}
        />
      )}
    </>
  );
}
