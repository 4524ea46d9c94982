import type { ReactNode } from 'react';
import { blockRightClick } from '../../browser/course/context-menu.ts';
import type { Course } from '../../rules/course/course.ts';
import { french } from '../../rules/text/typography.ts';
import { Cover } from '../catalog/Cover.tsx';

interface Props {
  course: Course;
  categories: readonly string[];
  /** What stands under the name. */
  children?: ReactNode;
}

/** The banner of the three course pages, with the course's name as title (D6, D11, L3). */
export function CourseBanner({ course, categories, children }: Props) {
  return (
    <header className="course-banner">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a right-click only, the keys stay */}
      <div
        className="course-banner-cover"
        onContextMenu={({ nativeEvent }) => blockRightClick(nativeEvent)}
      >
        <Cover course={course} categories={categories} hasLogo={false} />
      </div>
      <div className="course-banner-plate">
        <h1 className="course-banner-title" dir="auto">
          {french(course.name)}
        </h1>
        {children}
      </div>
    </header>
  );
}
