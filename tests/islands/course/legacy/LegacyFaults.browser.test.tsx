import { watchStillness } from '../../no-layout-change.ts';
import '../../../../src/styles/tokens.css';
import '../../../../src/styles/base.css';
import '../../../../src/styles/controls.css';
import '../../../../src/styles/course/course-card.css';
import '../../../../src/styles/course/course-page.css';
import '../../../../src/styles/course/player.css';
import '../../../../src/styles/course/media.css';
import '../../../../src/styles/course/legacy-course.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { LegacyCourse } from '../../../../src/islands/course/legacy/LegacyCourse.tsx';
import { WINDOW_SIZE } from '../../../../src/rules/course/list-window.ts';
import { $opened, videosOf } from '../../../../src/stores/course/legacy.ts';
import { cellId, DELAYS, type Fault, partlyGood, REFUSALS } from '../../../api/faults.cases.ts';
import { askCoursesAt, faultAddress, heldCalls, releaseCalls } from '../../../api/service.ts';
import { stopClocks } from '../../../browser/page.ts';
import { hurry, press } from '../../catalogue.ts';
import { FAILURES } from '../../course-page.ts';

const EMPTY = 'Aucune section ajoutée.';

const empty = page.getByText(EMPTY);
const retry = page.getByRole('button', { name: 'Réessayer' });
const names = () => page.getByRole('heading', { level: 3 }).elements();

stopClocks();

afterEach(async () => {
  await cleanup();
  // A query ends a second after its last listener: it must not ask in the next test.
  vi.advanceTimersByTime(2_000);
  $opened.set(undefined);
});

describe('a service that never answered well', () => {
  test.each(named('A', FAILURES))(
    '$id $fault: « Aucune section ajoutée. », and « Réessayer » brings the videos',
    async ({ id, fault }) => {
      askCoursesAt(faultAddress(fault));
      await open(id);
      await hurry(() => expect(empty.elements()).toHaveLength(1));
      await expect.element(retry).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(id);
      await recover();
      await expect.element(empty).not.toBeInTheDocument();
    },
  );

  test.each(named('A', DELAYS))('$id $fault: a spinner, then what comes', async ({ id, fault }) => {
    // The calls of tests/api are held under the cell's own name.
    const note = `page ${id}`;
    askCoursesAt(faultAddress(fault, note));
    await open(id);
    if (fault !== 'drip') {
      await hurry(async () => expect(await heldCalls(note)).toBe(1));
      await hurry(() => expect(page.getByText(/^Connexion lente/).elements()).toHaveLength(1));
      await expect.element(empty).not.toBeInTheDocument();
      if (fault === 'hang') askCoursesAt(faultAddress('offline'));
      await releaseCalls(note);
    }
    const awaited = () => (fault === 'hang' ? empty.elements() : names());
    await hurry(() => expect(awaited().length).toBeGreaterThan(0));
  });

  test.each(named('A', partlyGood('legacy')))(
    '$id $fault: what is good is shown, as text',
    async ({ id, fault, kept }) => {
      askCoursesAt(faultAddress(fault));
      await open(id);
      await hurry(() => expect(names()).toHaveLength(Math.min(kept.length, WINDOW_SIZE)));
      expect(names().map((name) => name.textContent)).toEqual(kept.slice(0, WINDOW_SIZE));
      expect(
        document.querySelector('[src="x"], [src^="javascript:"], [href^="javascript:"]'),
      ).toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  );

  test('fifty thousand videos come one screen after the other', async () => {
    askCoursesAt(faultAddress('huge'));
    await open('beaucoup');
    await hurry(() => expect(names()).toHaveLength(WINDOW_SIZE));
    await page.getByRole('button', { name: 'Afficher plus de vidéos' }).click();
    expect(names()).toHaveLength(2 * WINDOW_SIZE);
  });
});

describe('after one good answer', () => {
  test.each(named('A2', REFUSALS))(
    '$id $fault: the good data stays, nothing moves',
    async ({ id, fault, note }) => {
      const { expectStill } = await openWell(id);
      askCoursesAt(faultAddress(fault, note));
      await hurry(() => expect(videosOf(id).$state.get().status).toBe('failed'));
      expectStill();
      await recover(id);
      expectStill();
    },
  );

  test.each(named('A2', DELAYS))(
    '$id $fault: the good data stays, nothing moves',
    async ({ id, fault }) => {
      const { expectStill } = await openWell(id);
      const told = vi.fn();
      const stop = videosOf(id).$state.listen(told);
      const note = `page ${id}`;
      askCoursesAt(faultAddress(fault, note));
      if (fault !== 'drip') {
        await hurry(async () => expect(await heldCalls(note)).toBe(1));
        expectStill();
        askCoursesAt(faultAddress('good'));
        await releaseCalls(note);
      }
      await hurry(() => expect(told).toHaveBeenCalled());
      expectStill();
      stop();
    },
  );
});

function named<Row extends Fault>(group: 'A' | 'A2', rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, id: cellId(group, 'legacy', row.row) }));
}

async function open(id: string): Promise<void> {
  history.replaceState(null, '', `${window.location.pathname}?courseId=${id}`);
  const pack = { id, title: id, description: 'Un pack.', bannerUrl: undefined };
  await render(
    <>
      <LegacyCourse packs={[pack]} />
      <div style={{ height: '3000px' }} />
    </>,
  );
}

/** A page that was answered, where someone is about to play a video; it must then be left alone. */
async function openWell(id: string) {
  askCoursesAt(faultAddress('good'));
  await open(id);
  await hurry(() => expect(names()).toHaveLength(2));
  const button = page
    .getByRole('button', { name: /^Lire la vidéo/ })
    .last()
    .element() as HTMLElement;
  const expectStill = watchStillness(page.getByRole('article').element(), button);
  return { expectStill };
}

/** The service is well again, and has been asked. */
async function recover(id?: string): Promise<void> {
  askCoursesAt(faultAddress('good'));
  if (id === undefined) press(retry);
  else videosOf(id).refresh();
  await hurry(() => expect(names().map((name) => name.textContent)).toEqual(['a', 'b']));
}
