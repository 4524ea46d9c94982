import { CHAT_URL } from '../../config.ts';
import type { Course } from '../../rules/course/course.ts';
import { chatHref } from '../../rules/site/links.ts';

/** A question about the course, begun in the chat of the assistance (D22). */
export function ChatLink({ course }: { course: Pick<Course, 'name'> }) {
  const text = `Bonjour, j’ai une question sur la formation «\u00A0${course.name}\u00A0».`;
  return (
    <a className="course-chat" href={chatHref(CHAT_URL, text)} target="_blank" rel="noopener">
      Poser une question sur WhatsApp
    </a>
  );
}
