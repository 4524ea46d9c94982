import { useEffect } from 'react';
import { bringCards } from '../../../browser/course/legacy-cards.ts';
import { nameThePage } from '../../../browser/page/document-title.ts';
import type { LegacyCourse as Course } from '../../../rules/course/legacy.ts';
import { french } from '../../../rules/text/typography.ts';
import { $opened, openLegacy } from '../../../stores/course/legacy.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { NoCourse } from '../NoCourse.tsx';
import { LegacyAbout } from './LegacyAbout.tsx';
import { LegacyVideos } from './LegacyVideos.tsx';

interface Props {
  /** The four courses known at build. */
  packs: readonly Course[];
}

/** A legacy course: `/v1/course?courseId` (L2). */
export function LegacyCourse(props: Props) {
  return (
    <Boundary>
      <Legacy {...props} />
    </Boundary>
  );
}

function Legacy({ packs }: Props) {
  const opened = useStore($opened);
  const course = opened?.course;
  const title = course && french(course.title);

  useEffect(() => openLegacy(packs), [packs]);
  useEffect(() => {
    if (title !== undefined) nameThePage(title);
  }, [title]);

  if (opened && !course) {
    return (
      <div className="legacy-missing">
        <div className="container">
          <NoCourse text="Aucune formation trouvée." />
        </div>
        <div ref={bringCards} />
      </div>
    );
  }
  return (
    <article className="container legacy">
      <LegacyAbout course={course} packs={packs} />
      {course ? <LegacyVideos id={course.id} /> : <Skeleton isShown shape="list" />}
    </article>
  );
}
