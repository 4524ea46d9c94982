import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Spinner } from '../../../src/islands/shell/Spinner.tsx';
import { SLOW_MS } from '../../../src/rules/poll.ts';
import { stopClock } from '../../browser/page.ts';
import { settle, until } from '../course-page.ts';

test('the spinner is there while its flag is set', async () => {
  const screen = await render(<Spinner isShown />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Chargement…');
  await screen.rerender(<Spinner isShown={false} />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('after 8 s it says why it lasts', async () => {
  stopClock();
  const screen = await render(<Spinner isShown />);
  await settle();
  vi.advanceTimersByTime(SLOW_MS - 1);
  await settle();
  expect(words()).toBe('Chargement…');
  vi.advanceTimersByTime(1);
  await until(() => expect(words()).toBe('Connexion lente… on continue d’essayer.'));

  // The next wait begins anew.
  await screen.rerender(<Spinner isShown={false} />);
  await screen.rerender(<Spinner isShown />);
  expect(words()).toBe('Chargement…');
});

function words(): string | null {
  return page.getByRole('status').element().textContent;
}
