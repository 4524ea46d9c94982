import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LegacyCourse } from '../../../../src/islands/course/legacy/LegacyCourse.tsx';
import type { LegacyCourse as Course } from '../../../../src/rules/course/legacy.ts';
import { EMPTY_VERDICT_MS } from '../../../../src/rules/poll.ts';
import { $opened, videosOf } from '../../../../src/stores/course/legacy.ts';
import { publish } from '../../../api/service.ts';
import { setSavesData, stopClock } from '../../../browser/page.ts';
import { until } from '../../course-page.ts';
import { served } from '../../hydration.tsx';
import { names, open, spinner, visit } from './legacy-page.tsx';

const empty = page.getByText('Aucune section ajoutée.');
const missing = page.getByRole('heading', { level: 1, name: 'Aucune formation trouvée.' });
const retry = page.getByRole('button', { name: 'Réessayer' });

let count = 0;

beforeEach(() => {
  stopClock();
  document.title = 'Tutoriel vidéo gratuit · Jàngal';
});

afterEach(() => {
  $opened.set(undefined);
});

describe('a course that is known', () => {
  test('shows banner, title, price placeholder, category (the title) and the fixed warning', async () => {
    const { container } = await open(pack({ title: 'Le web : « premiers pas »' }));
    const title = 'Le web\u00A0: «\u00A0premiers pas\u00A0»';
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(title));
    await expect.element(page.getByText('---\u00A0FCFA', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Gratuite', { exact: true })).toBeVisible();
    expect(container.querySelector('dl')?.textContent).toBe(`Catégorie\u00A0:${title}`);
    await expect.element(page.getByText('Avantages indisponibles')).toBeVisible();
    await expect.element(page.getByText('Trois vidéos.')).toBeVisible();
    expect(container.querySelector('.course-banner .cover')).toHaveClass('motif-1');
  });

  test.each(['', ' \n'])(
    'without a description, %j, says « Description indisponible »',
    async (description) => {
      await open(pack({ description }));
      await expect.element(page.getByText('Description indisponible')).toBeVisible();
    },
  );
});

describe('its videos', () => {
  test('each has a name, a player and a description; nothing is loaded before a tap', async () => {
    const { container } = await openWith(video('Un'), video('Deux'));
    await vi.waitFor(() => expect(names().map((name) => name.textContent)).toEqual(['Un', 'Deux']));
    await expect.element(page.getByText('Description de Deux')).toBeVisible();
    expect(page.getByRole('button', { name: /^Lire la vidéo/ }).elements()).toHaveLength(2);
    expect(container.querySelectorAll('video, .legacy-video img')).toHaveLength(0);
    await expect.element(spinner).not.toBeInTheDocument();
  });

  test('B-142 a video that fails leaves its message and its description', async () => {
    const videoLink = 'https://localhost:1/absente.mp4';
    await openWith(video('Un', { videoLink }));
    await page.getByRole('button', { name: 'Lire la vidéo\u00A0: Un' }).click();
    await expect.element(page.getByText('Ce média n’a pas pu être chargé.')).toBeVisible();
    await expect.element(page.getByText('Description de Un')).toBeVisible();
  });

  test.each([{ videoLink: undefined }, { videoLink: 'javascript:alert(1)' }])(
    'a video without an address, %o, says so, and is described',
    async (fields) => {
      await openWith(video('Un', fields));
      await expect.element(page.getByText('Ce média n’a pas pu être chargé.')).toBeVisible();
      await expect.element(page.getByText('Description de Un')).toBeVisible();
    },
  );

  test('an address that ends in anything has a player (L4)', async () => {
    const videoLink = 'https://media.example/lecture?id=7';
    await openWith(video('Un', { videoLink }));
    await expect
      .element(page.getByRole('button', { name: 'Lire la vidéo\u00A0: Un' }))
      .toBeVisible();
  });

  test('with Save-Data nothing polls: « Actualiser » asks', async () => {
    setSavesData(true);
    await openWith(video('Un'));
    await vi.waitFor(() => expect(names()).toHaveLength(1));
    await publish('course', { courses: [{ videos: [video('Un'), video('Deux')] }] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toHaveLength(1);
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await vi.waitFor(() => expect(names()).toHaveLength(2));
  });
});

test('the empty verdict: waits 1,000 ms after the answer, with a spinner', async () => {
  const course = pack();
  await publish('course', { courses: [] });
  await open(course);
  await until(() => expect(spinner.elements()).toHaveLength(1));
  await until(() => expect(videosOf(course.id).$state.get().status).toBe('ready'));
  await act(async () => {});
  await vi.advanceTimersByTimeAsync(EMPTY_VERDICT_MS - 1);
  await expect.element(empty).not.toBeInTheDocument();
  await expect.element(spinner).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(empty).toBeVisible();
  await expect.element(spinner).not.toBeInTheDocument();
  await expect.element(retry).not.toBeInTheDocument();
});

test.each(['?courseId=inconnu', '?courseId=', ''])(
  'a course that nobody knows: %s: « Aucune formation trouvée. », and no call',
  async (query) => {
    const fetch = vi.spyOn(window, 'fetch');
    history.replaceState(null, '', `${window.location.pathname}${query}`);
    await render(<LegacyCourse packs={[pack()]} />);
    await expect.element(missing).toBeVisible();
    await expect.element(spinner).not.toBeInTheDocument();
    expect(document.title).toBe('Tutoriel vidéo gratuit · Jàngal');
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('before it wakes up the page has a title, and hydrates without a murmur', async () => {
  const course = pack();
  visit(course.id);
  const { container, complaints, wake } = served(<LegacyCourse packs={[course]} />);
  expect(container.querySelector('h1')?.textContent).toBe('Tutoriel vidéo gratuit');
  expect(container.querySelector('.spinner')).not.toBeNull();
  wake();
  await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(course.title));
  expect(complaints).not.toHaveBeenCalled();
});

function pack(fields: Partial<Course> = {}): Course {
  const id = `pack-${count++}`;
  return { id, title: `Pack ${id}`, description: 'Trois vidéos.', bannerUrl: undefined, ...fields };
}

async function openWith(...videos: object[]) {
  await publish('course', { courses: [{ videos }] });
  return open(pack());
}

function video(videoName: string, fields: object = {}) {
  return {
    videoName,
    videoLink: `/media/sections/${videoName}.mp4`,
    videoDescription: `Description de ${videoName}`,
    ...fields,
  };
}
