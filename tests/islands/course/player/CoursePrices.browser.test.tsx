import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goTo } from '../../../../src/browser/platform/navigate.ts';
import { CourseDetail } from '../../../../src/islands/course/detail/CourseDetail.tsx';
import { CoursePlayer } from '../../../../src/islands/course/player/CoursePlayer.tsx';
import { askServiceAt, faultAddress, publish } from '../../../api/service.ts';
import { visit } from '../../../stores/poisoned-records.ts';
import { hurry } from '../../catalogue.ts';
import { openCoursePages, until, wireCourse } from '../../course-page.ts';

// A real redirect would end the page of the tests.
vi.mock(import('../../../../src/browser/platform/navigate.ts'), { spy: true });

/** What each view makes of a price; what the service may send for one is in tests/wire/pricing.test.ts. */
const PRICES = [
  { id: 'inconnu', pricing: 'abc', price: undefined, amount: '--' },
  { id: 'libre', pricing: '0', price: 0, amount: '0' },
  { id: 'paye', pricing: '5000.5', price: 5_000.5, amount: '5\u202F000,5' },
];

const SECTIONS = [
  { id: 's-1', title: 'Un', description: 'Ouverte.' },
  { id: 's-2', title: 'Deux', description: 'Ouverte.' },
];

openCoursePages();

beforeEach(() => {
  askServiceAt('account', faultAddress('s401'));
  vi.mocked(goTo).mockReset().mockReturnValue();
});

describe('course detail (badge, price, button)', () => {
  test.each(PRICES)('pricing $pricing', async ({ id, pricing, price, amount }) => {
    const container = await open(CourseDetail, id, pricing);
    await hurry(() => expect(container.querySelector('.course-main')).not.toBeNull());
    const isFree = price === 0;
    const text = (selector: string) => container.querySelector(selector)?.textContent;
    expect(text('.badge')).toBe(isFree ? 'Gratuite' : 'Payante');
    expect(text('.course-price b')).toBe(price === undefined ? '–' : `${amount}\u00A0FCFA`);
    expect(text('.course-access .button')).toBe(
      isFree ? 'Visionner gratuitement' : 'Acheter la formation',
    );
    expect(text('.course-facts div:last-child dd')).toMatch(
      new RegExp(`^${amount} fr( \\(Payants\\))?$`),
    );
  });
});

describe('v2 (price + lock)', () => {
  test.each(PRICES)('pricing $pricing', async ({ id, pricing, price, amount }) => {
    const container = await open(CoursePlayer, id, pricing);
    await hurry(() => expect(container.querySelectorAll('.section')).toHaveLength(2));
    const isFree = price === 0;
    const paid = price === undefined ? '--' : `${amount}\u00A0FCFA`;
    expect(container.querySelector('.player-head .price')?.textContent).toBe(
      isFree ? 'Gratuite' : paid,
    );
    expect(container.querySelectorAll('.locked')).toHaveLength(isFree ? 0 : 2);
    expect(page.getByText('Ouverte.').elements()).toHaveLength(isFree ? 2 : 0);
  });
});

describe('order dialog + payload', () => {
  test.each(PRICES)('pricing $pricing', async ({ id, pricing, price, amount }) => {
    const container = await open(CoursePlayer, id, pricing);
    await hurry(() => expect(container.querySelectorAll('.section')).toHaveLength(2));
    if (price === 0) {
      expect(container.querySelector('dialog')).toBeNull();
      expect(page.getByRole('button', { name: /^Acheter/ }).elements()).toHaveLength(0);
      return;
    }
    await page.getByRole('button', { name: 'Acheter la formation', exact: true }).click();
    const unit = price === undefined ? ' FCFA' : '\u00A0FCFA';
    await until(() =>
      expect(container.querySelector('option')?.textContent).toBe(
        `Formation complète - ${amount}${unit}`,
      ),
    );
    await page.getByRole('button', { name: "Confirmer l'achat" }).click();
    const [[href = ''] = []] = vi.mocked(goTo).mock.calls;
    expect(JSON.parse(new URL(href).searchParams.get('payload') ?? '')).toEqual({
      type: 'full',
      courseName: `Cours ${id}`,
      formationId: id,
      ...(price !== undefined && { price }),
    });
  });
});

async function open(Page: typeof CourseDetail, id: string, pricing: unknown): Promise<Element> {
  await publish('course', {
    courses: [wireCourse(id, { pricing })],
    courseDetails: { description: 'Long.' },
    sections: SECTIONS,
  });
  visit(`?id=${id}&formationId=${id}`);
  return (await render(<Page categories={[]} />)).container;
}
