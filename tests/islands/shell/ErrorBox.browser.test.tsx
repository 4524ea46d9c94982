import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { goTo } from '../../../src/browser/platform/navigate.ts';
import { ErrorBox } from '../../../src/islands/shell/ErrorBox.tsx';
import { stopClock } from '../../browser/page.ts';

// A real redirect would end the page of the tests.
vi.mock(import('../../../src/browser/platform/navigate.ts'), { spy: true });

beforeEach(() => {
  stopClock();
  vi.mocked(goTo).mockReset().mockReturnValue();
});

test('says its message under the heading Error', async () => {
  const screen = await render(<ErrorBox message="Rien ne va <plus>." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorRien ne va <plus>.');
  await expect
    .element(screen.getByRole('heading', { name: 'Error' }))
    .toHaveAttribute('lang', 'en');
});

test('without a path it stays', async () => {
  await render(<ErrorBox message="Rien" delayMs={10} />);
  vi.advanceTimersByTime(3_600_000);
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  { delayMs: 2_000, before: 1_999, after: 1 },
  { delayMs: undefined, before: 0, after: 0 },
])('redirects once, after $delayMs ms', async ({ delayMs, before, after }) => {
  await render(<ErrorBox message="Rien" redirectTo="/course" {...(delayMs && { delayMs })} />);
  if (before > 0) {
    vi.advanceTimersByTime(before);
    expect(goTo).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(after);
  vi.advanceTimersByTime(3_600_000);
  expect(vi.mocked(goTo).mock.calls).toEqual([['/course']]);
});

test('does not redirect a page that has closed it', async () => {
  const screen = await render(<ErrorBox message="Rien" redirectTo="/" delayMs={2_000} />);
  vi.advanceTimersByTime(1_000);
  await screen.unmount();
  vi.advanceTimersByTime(3_600_000);
  expect(goTo).not.toHaveBeenCalled();
});

test('a new message does not delay the redirect', async () => {
  const screen = await render(<ErrorBox message="Un" redirectTo="/" delayMs={2_000} />);
  vi.advanceTimersByTime(1_500);
  await screen.rerender(<ErrorBox message="Deux" redirectTo="/" delayMs={2_000} />);
  vi.advanceTimersByTime(500);
  expect(goTo).toHaveBeenCalledOnce();
});
