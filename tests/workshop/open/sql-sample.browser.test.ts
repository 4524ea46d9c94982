import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SqlNews } from '../../../src/workshop/languages/sql/protocol.ts';
import { openSample } from '../../../src/workshop/open/sample.ts';
import { workshopTemplate } from '../workshop-page.ts';

let button: HTMLElement;
let answer: () => Response;

beforeEach(() => {
  document.body.innerHTML = `${workshopTemplate()}<div data-tutorial="sql"><section class="step" id="bases"><figure><button data-sample="2" data-download="320 Ko">Essayer (320 Ko)</button><code>SELECT 1;</code></figure></section></div>`;
  button = document.querySelector('figure button') as HTMLElement;
  answer = () => Response.json(['BASE', 'A', 'B', 'C']);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, options) =>
    String(asked).startsWith('/seances/') ? answer() : fetch(asked, options),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;

/** What the frame of SQL says, in its place. */
function say(...news: SqlNews[]): void {
  for (const data of news)
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'null', source: frame().contentWindow }),
    );
}

test('a tap opens the workshop, and runs the sample after those before it (U1)', async () => {
  const opened = openSample(button);
  await vi.waitFor(() => expect(document.querySelector('.workshop')).not.toBeNull());
  expect(window.fetch).toHaveBeenCalledWith('/seances/sql/bases.json', expect.anything());
  expect(document.querySelector('.workshop-verbs button')?.textContent).toBe('Arrêter');
  say({ kind: 'loaded' });
  say({ kind: 'log', text: 'fait' }, { kind: 'end' });
  await opened;
  await vi.waitFor(() => expect(document.querySelector('.sql-results p')).not.toBeNull());
  expect(document.querySelector('.sql-results')?.textContent).toBe('fait');
  expect(document.querySelector('.workshop-verbs button')?.textContent).toBe('Exécuter');
});
