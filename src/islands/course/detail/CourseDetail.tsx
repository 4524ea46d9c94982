import { useEffect, useState } from 'react';
import { nameThePage } from '../../../browser/page/document-title.ts';
import type { Course } from '../../../rules/course/course.ts';
import { chooseCourse, fallbackCourse, verdict } from '../../../rules/course/course-choice.ts';
import { TEXTS_WAIT_MS } from '../../../rules/poll.ts';
import { french } from '../../../rules/text/typography.ts';
import * as catalog from '../../../stores/course/catalog.ts';
import { $details, loadDetails } from '../../../stores/course/details.ts';
import {
  $savedCourse,
  $wanted,
  openDetail,
  rememberCourse,
} from '../../../stores/course/opened.ts';
import { sectionsOf } from '../../../stores/course/sections.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { useElapsed, useWait } from '../../use-wait.ts';
import { CourseBanner } from '../CourseBanner.tsx';
import { NoCourse } from '../NoCourse.tsx';
import { Benefits } from '../texts/Benefits.tsx';
import { AccessCard, ReminderCard } from './AccessCard.tsx';
import { DetailCard } from './DetailCard.tsx';
import { Outline } from './Outline.tsx';

/** The detail page of a course: `/course?nom&categorie&id` (D1). */
export function CourseDetail({ categories }: { categories: readonly string[] }) {
  return (
    <Boundary>
      <Detail categories={categories} />
    </Boundary>
  );
}

function Detail({ categories }: { categories: readonly string[] }) {
  const { status, data } = useStore(catalog.courses.$state);
  const wanted = useStore($wanted);
  const saved = useStore($savedCourse);
  const hasWaited = useWait(wanted !== undefined && status !== 'loading');
  const course = wanted && (chooseCourse(data ?? [], wanted) ?? fallbackCourse(saved, wanted));
  const state = verdict(course !== undefined, hasWaited);

  useEffect(openDetail, []);
  if (!course) {
    return (
      <>
        <Skeleton isShown={state === 'loading'} shape="page" />
        {state === 'missing' && (
          <NoCourse
            text="Aucune formation disponible pour le moment."
            wanted={wanted}
            courses={data}
            retry={catalog.courses.refresh}
          />
        )}
      </>
    );
  }
  return <Found key={course.id} course={course} categories={categories} />;
}

function Found({ course, categories }: { course: Course; categories: readonly string[] }) {
  const { status, data } = useStore($details);
  const description = data?.description ?? (status === 'loading' ? undefined : '');
  const [query] = useState(() => sectionsOf(course));
  const sections = useStore(query.$state);
  // The texts stand below the plan: they wait for it, so that nothing that is read moves (D13).
  const hasWaited = useElapsed(true, TEXTS_WAIT_MS) || sections.status !== 'loading';
  const { id, name } = course;

  // Each poll makes a new course object: its texts are asked for once.
  useEffect(() => {
    void loadDetails({ id, name });
    nameThePage(french(name));
  }, [id, name]);

  const keep = () => rememberCourse(course, data?.description ?? course.shortDescription);
  return (
    <article className="course-page">
      <CourseBanner course={course} categories={categories} />
      <div className="course-columns">
        <AccessCard course={course} sections={sections.data ?? []} onLeave={keep} />
        <div className="course-body-column">
          <DetailCard
            course={course}
            description={description}
            level={data?.level}
            hasTexts={hasWaited}
            onLeave={keep}
          >
            <Outline course={course} sections={sections} retry={query.refresh} />
          </DetailCard>
          {hasWaited && description !== undefined && <Benefits benefits={data?.benefits ?? []} />}
        </div>
        <ReminderCard course={course} categories={categories} />
      </div>
    </article>
  );
}
