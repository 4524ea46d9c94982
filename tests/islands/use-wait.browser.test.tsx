import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useWait } from '../../src/islands/use-wait.ts';
import { EMPTY_VERDICT_MS } from '../../src/rules/poll.ts';
import { stopClock } from '../browser/page.ts';
import { until } from './course-page.ts';

beforeEach(stopClock);

function Screen({ isSettled }: { isSettled: boolean }) {
  return <output>{useWait(isSettled) ? 'rien' : 'attente'}</output>;
}

const said = () => page.getByRole('status').element().textContent;

test('a screen may say that there is nothing 1,000 ms after the answer, and not before (D3)', async () => {
  const { rerender } = await render(<Screen isSettled={false} />);
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe('attente');
  await rerender(<Screen isSettled />);
  vi.advanceTimersByTime(EMPTY_VERDICT_MS - 1);
  await rerender(<Screen isSettled />);
  expect(said()).toBe('attente');
  vi.advanceTimersByTime(1);
  await until(() => expect(said()).toBe('rien'));
});
