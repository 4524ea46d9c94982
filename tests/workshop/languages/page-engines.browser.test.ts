import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/workshop/registry.ts';
import { openBox, say } from '../workshop-page.ts';

/** The engines that show what they make in the frame of pages. */
type Paged = 'javascript' | 'jsx' | 'typescript';

async function start(language: Paged, code: string, files = {}) {
  const box = openBox(code, language !== 'jsx');
  const startEngine = await LANGUAGES[language].engine();
  return { ...box, engine: startEngine(box, { language, page: '', tests: '', files }) };
}

test('a fault of what runs marks its line in the field (U6)', async () => {
  const code = 'un\ndeux';
  const { engine, frame, chosen } = await start('javascript', code);
  void engine.run(code, []);
  say(frame, { kind: 'error', text: 'oups', line: 3 });
  expect(chosen()).toBe('deux');
});

test.each([
  ['jsx', 'const b = <p></h1>;', /^Ligne 2\u00A0: Cette balise fermante/],
  ['typescript', 'enum Jour {}', /^Ligne 2\u00A0: .*enum/],
] as const)(
  '%s: a fault of the code is told with its line, which is marked; nothing runs (U16, U23)',
  async (language, line, says) => {
    const code = `const a = 1;\n${line}`;
    const { engine, log, chosen } = await start(language, code);
    expect(await engine.check(code, () => {})).toBe(false);
    await vi.waitFor(() => expect(log()).toMatch(says));
    expect(chosen()).toBe(line);
    expect(await engine.run(code, [])).toBe('Terminé, avec une erreur.');
    await vi.waitFor(() => expect(log()).toMatch(says));
    expect(document.querySelector('.workshop-tests')).toBeNull();
    engine.stop();
  },
);

test.each([
  ['javascript', ''],
  ['jsx', 'export default () => <p/>'],
  ['typescript', 'const a: number = 1;'],
] as const)(
  '%s: tests run in the frame, and are left when others begin, or are stopped (U12, U16, U23)',
  async (language, code) => {
    const { engine } = await start(language, code, language === 'jsx' ? { 'page.jsx': code } : {});
    const first = engine.check(code, () => {});
    const second = engine.check(code, () => {});
    expect(await first).toBe(true);
    expect(document.querySelectorAll('.workshop-tests')).toHaveLength(1);
    engine.stop();
    expect(await second).toBe(true);
    expect(document.querySelector('.workshop-tests')).toBeNull();
  },
);

test('what a browser says of a failed test is told in French, then in its words (U12)', async () => {
  const { engine } = await start('javascript', '');
  const shown = async (text: string) => {
    const boxes = await engine.explain({ name: 'un', isPassed: false, text });
    return boxes.map(({ lang, textContent }) => [lang, textContent]);
  };
  expect(await shown('reçu : 1 ; attendu : 2')).toEqual([
    ['', 'Reçu : 1'],
    ['', 'Attendu : 2'],
  ]);
  expect(await shown('erreur : TypeError: a.b is not a function')).toEqual([
    ['', '«\u00A0a.b\u00A0» n’est pas une fonction.'],
    ['en', 'TypeError: a.b is not a function'],
  ]);
});
