import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { fetchKeptList } from '../../../src/api/offline.ts';
import type { KeepAllControl } from '../../../src/browser/offline/keep-all.ts';
import { storeKept } from '../../../src/browser/offline/kept-copies.ts';
import { keepAll } from '../../../src/stores/offline/keep-all.ts';
import { keepTutorial } from '../../../src/stores/offline/kept-copies.ts';
import { news, plantShelf } from '../../browser/offline/offline-page.ts';
import { silence } from '../../browser/page.ts';
import { LIST } from './kept-tutorial.ts';

vi.mock(import('../../../src/api/offline.ts'), { spy: true });
vi.mock(import('../../../src/stores/offline/kept-copies.ts'), { spy: true });

const SLUGS = ['python', 'cpp', 'guides'];
const LISTS = [
  { slug: 'python', title: 'Python' },
  { slug: 'cpp', title: 'C++' },
  { slug: 'guides', title: 'Guides et conseils' },
];
const CUT = 'Le téléchargement n’a pas abouti. À réessayer avec une meilleure connexion.';
const end = vi.fn();
const taken = () => vi.mocked(keepTutorial).mock.calls.map(([slug]) => slug);
const hold = (slug: string, version = LIST.version) =>
  storeKept(slug, { ...LIST, version, keptAt: 1 }, []);

let stop: AbortController;
let control: KeepAllControl & { progress: Mock };

beforeEach(() => {
  plantShelf();
  silence();
  vi.mocked(fetchKeptList).mockReset().mockResolvedValue(LIST);
  vi.mocked(keepTutorial)
    .mockReset()
    .mockImplementation(async (slug) => {
      await hold(slug);
      return 1;
    });
  stop = new AbortController();
  control = { lists: LISTS, signal: stop.signal, progress: vi.fn(), end };
});
afterEach(async () => {
  vi.clearAllMocks();
});

test('keeps one after the other, and says when all of it is there (K13)', async () => {
  await keepAll(control);
  expect(taken()).toEqual(SLUGS);
  expect(control.progress.mock.calls).toEqual([
    [0, '0 sur 3'],
    [1 / 3, '1 sur 3'],
    [2 / 3, '2 sur 3'],
  ]);
  expect(news()).toBe('C’est fait\u00a0: tout se lit sans connexion.');
  expect(end).toHaveBeenCalledOnce();
});

test('does not take again what is there as it is now', async () => {
  await hold('cpp');
  await hold('guides', 'v0');
  await keepAll(control);
  expect(taken()).toEqual(['python', 'guides']);
});

test('stops when asked in the middle of one; what is whole stays, and what was kept before counts', async () => {
  await hold('guides');
  vi.mocked(keepTutorial).mockImplementation(async (slug, _, signal) => {
    if (slug === 'python') {
      await hold(slug);
      return 1;
    }
    stop.abort();
    signal?.throwIfAborted();
    return 1;
  });
  await keepAll(control);
  expect(taken()).toEqual(['python', 'cpp']);
  expect(news()).toBe('Arrêté. À lire sans connexion\u00a0: 2 sur 3. Il manque\u00a0: C++.');
  expect(end).toHaveBeenCalledOnce();
});

test('goes on after one that fails, and names it', async () => {
  vi.mocked(keepTutorial).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await keepAll(control);
  expect(taken()).toEqual(SLUGS);
  expect(news()).toBe(`${CUT} À lire sans connexion\u00a0: 2 sur 3. Il manque\u00a0: Python.`);
});

test('without network, what was kept is still there', async () => {
  for (const slug of SLUGS) await hold(slug);
  vi.mocked(fetchKeptList).mockRejectedValue(new TypeError('Failed to fetch'));
  await keepAll(control);
  expect(news()).toBe(`${CUT} À lire sans connexion\u00a0: 3 sur 3.`);
});

test('an update that fails leaves a copy that is not missing', async () => {
  await hold('python', 'v0');
  vi.mocked(keepTutorial).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await keepAll(control);
  expect(news()).toBe(`${CUT} À lire sans connexion\u00a0: 3 sur 3.`);
});

test('a full device ends it, and all that is missing is named', async () => {
  await hold('guides');
  vi.mocked(keepTutorial).mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  await keepAll(control);
  expect(taken()).toEqual(['python']);
  expect(news()).toBe(
    'Il n’y a plus assez de place sur cet appareil. À lire sans connexion\u00a0: 1 sur 3. Il manque\u00a0: Python, C++.',
  );
});

test('a browser without a worker ends it', async () => {
  vi.mocked(keepTutorial).mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await keepAll(control);
  expect(taken()).toEqual(['python']);
  expect(news()).toMatch(/navigateur .* Rien n’est gardé sur cet appareil\.$/);
});
