import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CourseCard } from '../../../src/islands/catalog/CourseCard.tsx';
import { ResultList } from '../../../src/islands/catalog/ResultList.tsx';
import type { Course } from '../../../src/rules/course/course.ts';
import { courseHref } from '../../../src/rules/site/links.ts';
import { decodeCourses } from '../../../src/wire/decode.ts';
import { course } from '../catalogue.ts';

test.each([
  { pricing: 'abc', badge: 'Payante', price: '--' },
  { pricing: '0', badge: 'Gratuite', price: 'Gratuite' },
  { pricing: '5000.5', badge: 'Payante', price: '5\u202F000,5\u00A0FCFA' },
])('a price sent as $pricing: $badge, $price, on the card and among the results', async (one) => {
  const [priced = course('a')] =
    decodeCourses({ courses: [{ id: 'a', nom: 'A', pricing: one.pricing }] }, '') ?? [];
  const { container } = await card(priced);
  expect(container.querySelector('.badge')?.textContent).toBe(one.badge);
  expect(container.querySelector('.price')?.textContent).toBe(one.price);
  await render(<Results courses={[priced]} />);
  expect(page.getByRole('option').element().lastChild?.textContent).toBe(one.price);
});

describe('a card', () => {
  test('says what the course is, in French typography', async () => {
    const shown = course('a', { name: "L'atelier : « un »", shortDescription: 'Prêt ? Oui...' });
    const screen = await card(shown);
    await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByRole('heading').element().textContent).toBe(
      'L’atelier\u00A0: «\u00A0un\u00A0»',
    );
    expect(screen.container.querySelector('.course-text')?.textContent).toBe('Prêt\u202F? Oui…');
    await expect.element(screen.getByText('Wolof')).toBeVisible();
    const link = screen.getByRole('link', { name: /^Voir la formation : L’atelier/ });
    await expect.element(link).toHaveAttribute('href', courseHref(shown));
  });

  test('shows markup as the text that it is', async () => {
    const html = '<img src=x onerror=alert(1)><b>gras</b>';
    const screen = await card(course('a', { name: html, shortDescription: html, language: html }));
    expect(screen.getByRole('heading').element().textContent).toBe(html);
    expect(screen.container.querySelectorAll('img, b')).toHaveLength(0);
    await render(<Results courses={[course('a', { name: html })]} />);
    await expect.element(page.getByRole('option').getByText(html)).toBeVisible();
    expect(page.getByRole('option').element().querySelector('b')).toBeNull();
  });

  test('in Arabic it is read from the right, in French from the left (Y1)', async () => {
    const name = 'تعلم البرمجة بلغة Python (المستوى 1)';
    const shown = course('a', { name, shortDescription: 'دروس.' });
    const { container } = await card(shown);
    await render(<Results courses={[shown]} />);
    await expect.element(page.getByRole('option')).toBeVisible();
    const texts = [...document.querySelectorAll('h3, .course-text, .result-name')];
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(getComputedStyle(text).direction).toBe('rtl');
    const foot = container.querySelector('.course-foot') ?? container;
    expect(getComputedStyle(foot).direction).toBe('ltr');
  });

  test('leaves out what the service did not say', async () => {
    const screen = await card(course('a', { language: '' }));
    expect(screen.container.querySelectorAll('.badge')).toHaveLength(1);
    expect(screen.container.querySelector('.course-text')).toBeNull();
  });

  test('says what was seen of a course that was begun, and nothing of another (D21)', async () => {
    const screen = await card(course('a'), false, '2 sections vues sur 5');
    await expect.element(screen.getByText('2 sections vues sur 5')).toBeVisible();
    await screen.rerender(
      <CourseCard course={course('a')} categories={[]} isHighlighted={false} begun="" />,
    );
    expect(screen.container.querySelector('.course-begun')).toBeNull();
  });

  test.each([true, false])('highlighted: %s', async (isHighlighted) => {
    const screen = await card(course('a'), isHighlighted);
    const article = screen.getByRole('article').element();
    expect(article.classList.contains('is-highlighted')).toBe(isHighlighted);
    expect(article).toMatchObject({ id: 'formation-a', tabIndex: -1 });
  });
});

function card(shown: Course, isHighlighted = false, begun?: string) {
  return render(
    <CourseCard course={shown} categories={[]} isHighlighted={isHighlighted} begun={begun} />,
  );
}

function Results({ courses }: { courses: readonly Course[] }) {
  return (
    <ResultList
      id="results"
      label="Formations"
      rows={courses.map((course) => ({ course }))}
      moreCount={0}
      categories={[]}
      active={-1}
      onChoose={() => {}}
    />
  );
}
