import program from '@micropython/micropython-webassembly-pyscript/micropython.mjs?raw';
import wasmAddress from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { PYTHON_PATH } from '../../frames.ts';
import { connect, fetchBytes } from '../../page/connection.ts';
import { type PythonNews, type PythonOrder, readPythonNews } from './protocol.ts';
import { withSyntaxCause } from './syntax.ts';

const NOT_THERE = 'Python ne s’est pas téléchargé : vérifie ta connexion, puis recommence.';

/** What the reader's program asks for: its lines, and those that are typed. */
export interface PythonProgram {
  code: string;
  typed: readonly string[];
}

/** Python in a frame: each call ends what ran before, and tells news until `end`. */
export interface PythonEngine {
  run: (program: PythonProgram) => void;
  /** `tests`: the file of unittest that the samples runner runs too. */
  check: (program: PythonProgram & { tests: string }) => void;
  stop: () => void;
  /** Forgets the frame: nothing is told any more. */
  close: () => void;
}

/**
 * Gives Python to an empty frame, at the first program. `told` hears the news of each program, the last
 * one `end` (U9).
 */
export function startPython(
  frame: HTMLIFrameElement,
  told: (news: PythonNews) => void,
  address = PYTHON_PATH,
): PythonEngine {
  const { ask, stop, close } = connect<PythonOrder, PythonNews>({
    frame,
    path: PYTHON_PATH,
    address,
    async download() {
      const wasm = await fetchBytes(wasmAddress);
      return { order: { kind: 'load', wasm, program }, transfer: [wasm] };
    },
    stop: { kind: 'stop' },
    read: readPythonNews,
    lost: { kind: 'error', text: NOT_THERE },
    told(news, order) {
      const code = order && 'code' in order ? order.code : '';
      told(news.kind === 'error' ? withSyntaxCause(news, code) : news);
    },
  });
  return {
    run: ({ code, typed }) => ask({ kind: 'run', code, typed }),
    check: ({ code, tests, typed }) => ask({ kind: 'check', code, tests, typed }),
    stop,
    close,
  };
}
