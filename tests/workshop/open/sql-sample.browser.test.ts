import { afterEach, expect, test, vi } from 'vitest';
import { openSample } from '../../../src/workshop/open/sample.ts';
import { find } from '../../browser/page.ts';
import { serve } from '../../browser/served-responses.ts';
import { say, workshopTemplate } from '../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a tap opens the workshop, and runs the sample after those before it (U1)', async () => {
  document.body.innerHTML = `${workshopTemplate()}<div data-tutorial="sql"><section class="step" id="bases"><figure><button data-sample="2" data-download="320 Ko">Essayer (320 Ko)</button><code>SELECT 1;</code></figure></section></div>`;
  const session = await serve('/seances/sql/bases.json', { body: '["BASE", "A", "B", "C"]' });
  await openSample(find('figure button'));
  expect(session.asked).toBe(1);
  expect(find('.workshop-verbs button:not([hidden])').textContent).toBe('Arrêter');
  const frame = find<HTMLIFrameElement>('iframe');
  say(frame, { kind: 'loaded' }, { kind: 'log', text: 'fait' }, { kind: 'end' });
  await vi.waitFor(() =>
    expect(find('.workshop-verbs button:not([hidden])').textContent).toBe('Exécuter'),
  );
  expect(find('.sql-results [role=log]').textContent).toBe('fait\n');
});
