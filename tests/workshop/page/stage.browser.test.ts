import { afterEach, expect, test, vi } from 'vitest';
import { onNews } from '../../../src/workshop/page/stage.ts';
import { find } from '../../browser/page.ts';
import { openBox, say } from '../workshop-page.ts';

/** No line is that of the reader’s code. */
const none = () => undefined;

afterEach(() => vi.useRealTimers());

test('shows a page: the console holds what its frame says, and faults are told with their line', async () => {
  const { element, frame, log, stage } = openBox('');
  const told = vi.fn((line?: number) => line && line - 1);
  stage.show('<p>', told);
  expect(new URL(frame.src).pathname).toBe('/atelier');
  say(frame, { kind: 'log', text: 'Awa' });
  say(frame, { kind: 'error', text: 'oups', line: 3 });
  say(frame, { kind: 'error', text: 'là', line: 2, file: 'page.jsx' });
  say(frame, { kind: 'click', href: 'a.html' });
  const elsewhere = { data: { kind: 'log', text: 'ailleurs' }, origin: 'null', source: window };
  window.dispatchEvent(new MessageEvent('message', elsewhere));
  await vi.waitFor(() =>
    expect(log()).toBe(
      'Awa\nLigne 2\u00A0: oupsLigne 1\u00A0: làCe lien mène à «\u00A0a.html\u00A0»\u00A0: l’atelier ne quitte pas ta page.',
    ),
  );
  expect(element.querySelectorAll('.error')).toHaveLength(2);
  expect(told.mock.calls).toEqual([
    [3, undefined],
    [2, 'page.jsx'],
  ]);
});

test('a new page empties the console, a closed one hears nothing', () => {
  const { frame, stage } = openBox('');
  stage.show('<p>', none);
  say(frame, { kind: 'log', text: 'un' });
  stage.show('<p>', none);
  expect(find('[role=log]').textContent).toBe('');
  stage.close();
  say(frame, { kind: 'log', text: 'deux' });
  expect(find('[role=log]').textContent).toBe('');
});

test('what is silent for six seconds is ended, and said; what speaks goes on, and what was not shown', async () => {
  vi.useFakeTimers();
  const { frame, stage } = openBox('');
  vi.advanceTimersByTime(60_000);
  const ended = stage.show('<p>', none);
  const seconds = (count: number) => {
    for (let second = 0; second < count; second += 1) {
      say(frame, { kind: 'alive' });
      vi.advanceTimersByTime(1_000);
    }
  };
  seconds(60);
  expect(find('[role=log]').textContent).toBe('');
  for (let line = 0; line < 600; line += 1) say(frame, { kind: 'log', text: 'x' });
  const before = frame.contentWindow;
  vi.advanceTimersByTime(6_000);
  expect([frame.contentWindow === before, frame.hasAttribute('src')]).toEqual([false, false]);
  expect(await ended).toBe('Terminé, avec une erreur.');
  vi.useRealTimers();
  await vi.waitFor(() =>
    expect(find('[role=log]').textContent).toMatch(/^(?:x\n){500}Ton code ne finissait pas/),
  );
});

test('what is closed is waited for no more', () => {
  vi.useFakeTimers();
  const { frame, stage } = openBox('');
  stage.show('<p>', none);
  say(frame, { kind: 'ready' });
  stage.close();
  vi.advanceTimersByTime(60_000);
  expect(find('[role=log]').textContent).toBe('');
});

test('what is no news of a workshop is not told', () => {
  const { frame } = openBox('');
  const told = vi.fn();
  onNews(frame, new AbortController().signal, told);
  say(frame, 'bonjour');
  say(frame, { kind: 'verdict', name: 'a' });
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['a program that shows nothing', true, [], 'Terminé, rien d’affiché.', false],
  ['a program that shows a line', true, [{ kind: 'log', text: 'Awa' }], 'Terminé.', true],
  ['a fault', true, [{ kind: 'error', text: 'oups' }], 'Terminé, avec une erreur.', true],
  ['a page', false, [], 'Page affichée.', true],
] as const)(
  'what came of it is said once the page is there: %s',
  async (_, isConsole, news, said, isSeen) => {
    const { element, frame, stage } = openBox('', isConsole);
    const ended = stage.show('<p>', none);
    say(frame, ...news, { kind: 'loaded' });
    expect(await ended).toBe(said);
    expect(element.classList.contains('has-result')).toBe(isSeen);
  },
);

test('code that shows something after all says so no more', async () => {
  const { element, frame, stage, say: told, status } = openBox('');
  const ended = stage.show('<p>', none);
  say(frame, { kind: 'loaded' });
  told(await ended);
  say(frame, { kind: 'log', text: 'tard' });
  expect(status()).toBe('Terminé.');
  expect(element.className).toContain('has-result');
});

test('a fault is said in French, over the page that it may have left empty; the words of the engine are folded (U6)', async () => {
  const { element, frame, stage } = openBox('', false);
  stage.show('<p>', (line) => line);
  say(frame, { kind: 'error', text: 'ReferenceError: absent is not defined', line: 2 });
  say(frame, { kind: 'error', text: 'TypeError: Illegal invocation' });
  await vi.waitFor(() => expect(element.querySelectorAll('details')).toHaveLength(2));
  const [known, unknown] = element.querySelectorAll('details');
  expect([known?.open, unknown?.open]).toEqual([false, true]);
  expect(known?.querySelector('summary')?.textContent).toMatch(/^Ligne 2\u00A0: Rien ne se nomme/);
  expect(known?.querySelector('samp:lang(en)')?.textContent).toMatch(/^ReferenceError/);
  expect(find('[role=log] + iframe')).toBe(frame);
  stage.clear();
  expect(find('iframe + [role=log]').textContent).toBe('');
});
