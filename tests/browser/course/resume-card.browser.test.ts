import { beforeEach, expect, test } from 'vitest';
import { showCourseResume } from '../../../src/browser/course/resume-card.ts';
import { find } from '../page.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<aside class="course-resume" hidden><p><strong></strong><span></span></p><a href="/">Continuer</a></aside>';
});

test('shows the course, as text, and where it goes on (H15)', () => {
  const name = '<img src=x onerror=alert(1)>';
  showCourseResume({
    name,
    href: '/v2/course?formationId=a#sections',
    text: '1 section vue sur 3',
  });
  expect(find('aside').hidden).toBe(false);
  expect(find('strong').textContent).toBe(name);
  expect(find('span').textContent).toBe('1 section vue sur 3');
  expect(find('a').getAttribute('href')).toBe('/v2/course?formationId=a#sections');
  expect(document.querySelector('img')).toBeNull();
});

test('shows nothing without a course, nor on a page without the card', () => {
  showCourseResume(undefined);
  expect(find('aside').hidden).toBe(true);
  document.body.innerHTML = '';
  showCourseResume({ name: 'A', href: '/', text: '' });
  expect(document.body.innerHTML).toBe('');
});
