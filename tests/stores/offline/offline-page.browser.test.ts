import { beforeEach, expect, test, vi } from 'vitest';
import { fetchKeptList } from '../../../src/api/offline.ts';
import { storeKept } from '../../../src/browser/offline/kept-copies.ts';
import { keepTutorial } from '../../../src/stores/offline/kept-copies.ts';
import { openOffline } from '../../../src/stores/offline/offline-page.ts';
import { button, lines, news, part, plantShelf } from '../../browser/offline/offline-page.ts';
import { setOnline, silence } from '../../browser/page.ts';
import { LIST } from './kept-tutorial.ts';

vi.mock(import('../../../src/api/offline.ts'), { spy: true });
vi.mock(import('../../../src/stores/offline/kept-copies.ts'), { spy: true });

const KEPT_AT = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  plantShelf();
  silence();
  vi.mocked(fetchKeptList).mockReset().mockResolvedValue(LIST);
  vi.mocked(keepTutorial).mockReset().mockResolvedValue(LIST.bytes);
});

test('an empty device says what to do', async () => {
  await openOffline();
  expect(part('nothing')).toBeVisible();
  expect(part('kept')).not.toBeVisible();
  expect(part('visited')).not.toBeVisible();
});

test('kept tutorials with size and date, their sum, and the other pages', async () => {
  await keep('python');
  await keep('sql', { title: 'Apprendre SQL', bytes: 100_000 });
  const cache = await caches.open('pages-a');
  for (const path of ['/ressources', '/ressources/python']) {
    await cache.put(path, new Response(`<title>${path} · Jàngal</title>`));
  }
  await openOffline();
  expect(lines('kept')).toEqual([
    'Apprendre Python /ressources/python',
    'Apprendre SQL /ressources/sql',
  ]);
  expect(part('kept').textContent).toMatch(/145\sKo, gardé le 20 novembre 2026/);
  expect(part('kept').textContent).toMatch(/En tout\s: 245\sKo gardés sur cet appareil/);
  expect(lines('visited')).toEqual(['/ressources /ressources']);
  expect(part('nothing')).not.toBeVisible();
});

test('« Mettre à jour » when the network has a newer version, and not else', async () => {
  await keep('python');
  await openOffline();
  expect(button('python', 'update').hidden).toBe(true);
  vi.mocked(fetchKeptList).mockResolvedValue({ ...LIST, version: 'v2' });
  await openOffline();
  expect(button('python', 'update').hidden).toBe(false);
  button('python', 'update').click();
  await vi.waitFor(() => expect(news()).toMatch(/la nouvelle version est sur cet appareil/));
  expect(keepTutorial).toHaveBeenCalledWith('python', expect.any(Function));
});

test('an update that fails leaves the kept version, and says so', async () => {
  await keep('python');
  vi.mocked(fetchKeptList).mockResolvedValue({ ...LIST, version: 'v2' });
  vi.mocked(keepTutorial).mockRejectedValue(new TypeError('Failed to fetch'));
  await openOffline();
  button('python', 'update').click();
  await vi.waitFor(() => expect(news()).toMatch(/la version gardée reste lisible/));
  expect(lines('kept')).toHaveLength(1);
});

test('without network nobody is asked', async () => {
  await keep('python');
  setOnline(false);
  await openOffline();
  expect(fetchKeptList).not.toHaveBeenCalled();
  expect(lines('kept')).toHaveLength(1);
});

test('a server that does not answer offers nothing', async () => {
  await keep('python');
  vi.mocked(fetchKeptList).mockRejectedValue(new TypeError('Failed to fetch'));
  await openOffline();
  expect(button('python', 'update').hidden).toBe(true);
});

test('« Retirer » removes it, and says so', async () => {
  await keep('python');
  await openOffline();
  button('python', 'remove').click();
  await vi.waitFor(() => expect(news()).toBe('Retiré de cet appareil.'));
  await vi.waitFor(() => expect(part('nothing')).toBeVisible());
  expect(await caches.keys()).toEqual([]);
});

async function keep(slug: string, change = {}): Promise<void> {
  await storeKept(slug, { ...LIST, keptAt: KEPT_AT, ...change }, []);
}
