import type { Course } from '../../../rules/course/course.ts';
import { french } from '../../../rules/text/typography.ts';
import { Cover } from '../../catalog/Cover.tsx';

/** The banner, with the course's name as title (D6). */
export function CourseBanner({
  course,
  categories,
}: {
  course: Course;
  categories: readonly string[];
}) {
  return (
    <header className="course-banner">
      <Cover course={course} categories={categories} hasLogo={false} />
      <h1 className="course-banner-title" dir="auto">
        {french(course.name)}
      </h1>
    </header>
  );
}
