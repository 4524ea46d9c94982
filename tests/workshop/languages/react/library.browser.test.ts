import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as library from '../../../../src/workshop/languages/react/library.ts';
import { reactPage } from '../../../../src/workshop/languages/react/page.ts';
import { find } from '../../../browser/page.ts';

const KEPT = { ...console };
let heard: string[] = [];

beforeAll(() => {
  console.error = (...values: unknown[]) => heard.push(values.join(' '));
});

afterEach(() => {
  library.leave(true);
  heard = [];
  document.body.innerHTML = '';
});

afterAll(() => {
  Object.assign(console, KEPT);
});

/** Shows a program as the frame does: its scripts run one after the other. */
async function show(code: string, files: Record<string, string> = {}) {
  const start = files['page.jsx'] ? 'page.jsx' : 'a.jsx';
  const page = reactPage({ files: { ...files, 'a.jsx': code }, start });
  if (typeof page !== 'string') throw new Error(page.text);
  Object.assign(window, { __react: library, __tour: () => true });
  document.body.innerHTML = '<div id="root"></div>';
  for (const [, script] of page.matchAll(/<script>(.*?)<\/script>/gs)) {
    const element = document.createElement('script');
    element.textContent = script ?? '';
    document.body.append(element);
  }
  await library.drawn();
}

const COUNTER = `import { useEffect, useState } from 'react';
export default function Bus({ pas = 1 }) {
  const [n, setN] = useState(Number(localStorage.getItem('n')));
  useEffect(() => localStorage.setItem('n', n), [n]);
  return <button onClick={() => setN(n + pas)}>{n}</button>;
}`;

test('mounts a component, or the page that shows it; a fresh one has forgotten all', async () => {
  const { toucher } = library.offered;
  library.leave(true);
  await show(COUNTER);
  await toucher('button');
  expect(find('button').textContent).toBe('1');
  library.leave(false);
  await show(COUNTER, {
    'page.jsx': "import Bus from './a';\nimport './a.css';\nexport default () => <Bus pas={10} />",
    'a.css': 'button { color: rgb(1, 2, 3) }',
  });
  expect(find('button').textContent).toBe('1');
  await toucher('button');
  expect(find('button').textContent).toBe('11');
  expect(getComputedStyle(find('button')).color).toBe('rgb(1, 2, 3)');
  library.leave(true);
  expect(find('#root').childElementCount).toBe(0);
  await show(COUNTER);
  expect(find('button').textContent).toBe('0');
  expect(heard).toEqual([]);
});

test('StrictMode, and the warnings of the build that teaches', async () => {
  await show('let tours = 0;\nexport default () => <ul>{[1].map((un) => <li>{++tours}</li>)}</ul>');
  expect(find('li').textContent).toBe('2');
  expect(heard.join()).toContain('should have a unique "key" prop');
});

test('a program that calls createRoot is taken as it is, and off its page when it is left', async () => {
  await show(
    `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<p>ici</p>);`,
  );
  await vi.waitFor(() => expect(find('p').textContent).toBe('ici'));
  library.leave(false);
  expect(find('#root').childElementCount).toBe(0);
});

test('a file that passes on what it imports', async () => {
  await show("import { prix } from './tout';\nexport default () => <p>{prix()}</p>", {
    'tout.js': "export * from './prix.js';",
    'prix.js': "export const prix = () => '150 FCFA';",
  });
  expect(find('p').textContent).toBe('150 FCFA');
});

test('a component that draws itself for ever is stopped', async () => {
  const faults: string[] = [];
  const onFault = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.message);
  };
  window.addEventListener('error', onFault);
  await show('export default function Boucle() { return <Boucle /> }');
  window.removeEventListener('error', onFault);
  expect(faults.join()).toContain('Ce composant se dessinait sans fin');
});

test('an effect that never rests is told, and ended', async () => {
  await show(
    `import { useEffect, useState } from 'react';
export default function Boucle() {
  const [n, setN] = useState(0);
  useEffect(() => setN(n + 1));
  return <p>{n}</p>;
}`,
  );
  await vi.waitFor(() => expect(heard.join()).toContain('Maximum update depth exceeded'));
  await vi.waitFor(() => expect(find('#root').childElementCount).toBe(0));
});

test('what cannot be read stops there: its fault has been told', () => {
  expect(() => library.start({ names: ['a.jsx'], start: 'a.jsx', isMounted: true })).not.toThrow();
});

test('a name that a module has not is told', () => {
  const react = library.need('react') as Record<string, unknown>;
  expect(react.useState).toBeTypeOf('function');
  expect(() => react.useStat).toThrow('« react » n’exporte pas « useStat ».');
  const client = library.need('react-dom/client') as Record<string, unknown>;
  expect(() => client.default).toThrow('« react-dom/client » n’a pas de « export default ».');
});
