import wasmAddress from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FrameNews } from '../../../../src/workshop/frame/messages.ts';
import { framePage } from '../../../../src/workshop/languages/python/frame-page.ts';
import { startPython } from '../../../../src/workshop/languages/python/micropython.ts';
import type { PythonJob } from '../../../../src/workshop/languages/python/protocol.ts';
import { openHosted } from '../hosted-frame.ts';

let python: ReturnType<typeof openHosted<PythonJob, FrameNews>>;

beforeEach(() => {
  python = openHosted(framePage(), startPython);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function after(job: PythonJob): Promise<FrameNews[]> {
  return python.after(() => python.engine.ask(job));
}

function run(code: string, ...typed: string[]): Promise<FrameNews[]> {
  return after({ kind: 'run', code, typed });
}

function answerWith(answer: () => Response): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
}

test('downloads nothing before the first program, and once for all (U9)', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  expect(python.frame.src).toBe('');
  expect(await run('print(1)')).toEqual([{ kind: 'log', text: '1' }]);
  expect(await run('print(2)')).toEqual([{ kind: 'log', text: '2' }]);
  expect(fetched.mock.calls).toEqual([[wasmAddress]]);
});

test('gives the typed lines to input, in their order (U9)', async () => {
  const code = 'nom = input("Nom ? ")\nprint(nom, input())';
  expect(await run(code, 'Awa', 'Thiès')).toEqual([
    { kind: 'log', text: 'Nom ? Awa' },
    { kind: 'log', text: 'Thiès' },
    { kind: 'log', text: 'Awa Thiès' },
  ]);
});

test('a program finds nothing of the one before (U9)', async () => {
  await run('open("a.txt", "w").write("a")\nx = 1');
  expect(await run('print(x)')).toEqual([
    { kind: 'error', text: expect.stringMatching(/NameError: name 'x' is not defined$/), line: 1 },
  ]);
  expect(await run('open("a.txt")')).toEqual([
    { kind: 'error', text: expect.stringMatching(/FileNotFoundError/), line: 1 },
  ]);
});

test('a quote that stays open is said, on its line (U9)', async () => {
  expect(await run('x = 1\nprint("Awa)\n')).toEqual([
    { kind: 'error', text: expect.stringMatching(/unterminated string literal/), line: 2 },
  ]);
});

test('runs tests, each by its sentence, and says what was got and wanted (U10)', async () => {
  const tests = `import unittest
import exercice

class Double(unittest.TestCase):
    def test_zero(self):
        """le double de 0 est 0"""
        self.assertEqual(exercice.double(0), 0)

    def test_deux(self):
        """le double de 2 est 4"""
        self.assertEqual(exercice.double(2), 4)
`;
  const code = 'print("vu")\ndef double(n):\n    return n';
  expect(await after({ kind: 'check', code, tests, typed: [] })).toEqual([
    { kind: 'verdict', name: 'le double de 0 est 0', isPassed: true, text: '' },
    {
      kind: 'verdict',
      name: 'le double de 2 est 4',
      isPassed: false,
      text: 'reçu\u00A0: 2\u00A0; attendu\u00A0: 4',
    },
  ]);
});

test('is stopped at once, and the next program alone is told of (U9)', async () => {
  const { engine, heard } = python;
  await run('print(0)');
  engine.ask({ kind: 'run', code: 'print("début")\nwhile True: pass', typed: [] });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'log', text: 'début' }));
  expect(await python.after(engine.stop)).toEqual([
    { kind: 'error', text: 'KeyboardInterrupt\nTu as arrêté ton programme.' },
  ]);
  engine.ask({ kind: 'run', code: 'while True: pass', typed: [] });
  expect(await run('print(3)')).toEqual([{ kind: 'log', text: '3' }]);
});

describe('when Python does not come (U9)', () => {
  let start: ArrayBuffer;

  beforeAll(async () => {
    start = (await (await fetch(wasmAddress)).arrayBuffer()).slice(0, 200_000);
  });

  test.each([
    ['is not there', () => new Response('', { status: 404 }), /pas téléchargé/],
    ['is cut in the middle', () => new Response(start), /jusqu’au bout/],
    ['is a page', () => new Response('<!doctype html>'), /jusqu’au bout/],
  ])('a file that %s is told, and asked for again', async (_, answer, told) => {
    answerWith(answer);
    expect(await run('print(1)')).toEqual([{ kind: 'error', text: expect.stringMatching(told) }]);
    vi.restoreAllMocks();
    expect(await run('print(1)')).toEqual([{ kind: 'log', text: '1' }]);
  });
});
