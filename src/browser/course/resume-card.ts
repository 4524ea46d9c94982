/** The card of home tells how far the learner has come in a course (H15). */
export interface CourseResume {
  name: string;
  href: string;
  /** « 2 sections vues sur 5 ». */
  text: string;
}

/** Shows the card of home; without a course to go on with it stays away. */
export function showCourseResume(resume: CourseResume | undefined): void {
  const card = document.querySelector<HTMLElement>('.course-resume');
  const link = card?.querySelector('a');
  if (!card || !link || !resume) return;
  const [name, text] = card.querySelectorAll('p > *');
  if (name) name.textContent = resume.name;
  if (text) text.textContent = resume.text;
  link.href = resume.href;
  card.hidden = false;
}
