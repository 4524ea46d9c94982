/** The word of the mark that a draft carries while one writes (Y6). */
export const DRAFT_MARK = 'Brouillon';

const DRAFT_KEY = /^brouillon:[ \t]+(?:true|True|TRUE)[ \t]*(?:#.*)?\r?$/m;

/**
 * Whether the YAML of a tutorial or of a course says that it is not finished: `brouillon: true`. The
 * text is enough, for a draft may be no sound YAML yet (Y6).
 */
export function isDraft(yaml: string): boolean {
  return DRAFT_KEY.test(yaml);
}

/** Whether a course is a draft: in development its mark is one of its keywords (Y6). */
export function isDraftCourse({ categories }: { categories: readonly string[] }): boolean {
  return categories.includes(DRAFT_MARK);
}

/** The course as development shows it: the mark of a draft goes with its keywords to every screen. */
export function marked<Course extends { keywords: string[]; brouillon?: boolean | undefined }>(
  course: Course,
): Course {
  return course.brouillon ? { ...course, keywords: [...course.keywords, DRAFT_MARK] } : course;
}
