import { expect, test, vi } from 'vitest';
import { isInnerVisit } from '../../../src/browser/platform/visit.ts';

const HERE = window.location.origin;
const MODULE = new URL('../../../src/browser/platform/visit.ts', import.meta.url).href;

test.each([
  { type: 'navigate', referrer: `${HERE}/ressources`, isInner: true },
  { type: 'navigate', referrer: `${HERE}/`, isInner: true },
  // Reloaded, or come back to: the visitor may have been to the login page.
  { type: 'reload', referrer: `${HERE}/ressources`, isInner: false },
  { type: 'back_forward', referrer: `${HERE}/ressources`, isInner: false },
  // From elsewhere, or nobody knows from where.
  { type: 'navigate', referrer: '', isInner: false },
  { type: 'navigate', referrer: 'https://auth.example/login', isInner: false },
  { type: 'navigate', referrer: `${HERE}.evil.example/`, isInner: false },
  { type: undefined, referrer: `${HERE}/`, isInner: false },
])('$type from « $referrer »: $isInner', ({ type, referrer, isInner }) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const entries = type ? [{ type } as PerformanceNavigationTiming] : [];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  expect(isInnerVisit()).toBe(isInner);
});

// In a frame of its own: loading this page again would end the tests.
test('reloadPage loads the page again', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.src = '/favicon.ico?visit';
  const visits = vi.fn();
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.addEventListener('load', visits);
  const inside = frame.contentWindow as Window & typeof globalThis;
  const script = inside.document.createElement('script');
  script.type = 'module';
  script.textContent = `import { reloadPage } from '${MODULE}'; reloadPage();`;
  inside.document.body.append(script);
  await vi.waitFor(() => expect(visits).toHaveBeenCalledOnce());
  expect(inside.location.search).toBe('?visit');
  expect(inside.document.querySelector('script[type=module]')).toBeNull();
  frame.remove();
});
