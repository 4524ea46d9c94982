import { afterEach, expect, test, vi } from 'vitest';
import { onNews, stageOf } from '../../../src/workshop/page/stage.ts';
import { find } from '../../browser/page.ts';
import { workshopTemplate } from '../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function stage() {
  document.body.innerHTML = workshopTemplate();
  document.body.append(find<HTMLTemplateElement>('template').content);
  const frame = find<HTMLIFrameElement>('iframe');
  const say = (data: unknown, source = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
  return { frame, say, shown: stageOf(find('.workshop')) };
}

test('shows a page: the console holds what its frame says, and faults are told with their line', () => {
  const { frame, say, shown } = stage();
  const told = vi.fn();
  shown.show('<p>', told);
  expect(new URL(frame.src).pathname).toBe('/atelier');
  say({ kind: 'log', text: 'Awa' });
  say({ kind: 'error', text: 'oups', line: 3 });
  say({ kind: 'error', text: 'là', line: 2, file: 'page.jsx' });
  say({ kind: 'log', text: 'ailleurs' }, window);
  expect(find('pre').textContent).toBe('Awa\noups\nlà\n');
  expect(told.mock.calls).toEqual([
    [3, undefined],
    [2, 'page.jsx'],
  ]);
});

test('a new page empties the console, a closed one hears nothing', () => {
  const { say, shown } = stage();
  shown.show('<p>');
  say({ kind: 'log', text: 'un' });
  shown.show('<p>');
  expect(find('pre').textContent).toBe('');
  shown.close();
  say({ kind: 'log', text: 'deux' });
  expect(find('pre').textContent).toBe('');
});

test('what is no news of a workshop is not told', () => {
  const { frame, say } = stage();
  const told = vi.fn();
  onNews(frame, new AbortController().signal, told);
  say('bonjour');
  say({ kind: 'verdict', name: 'a' });
  expect(told).not.toHaveBeenCalled();
});
